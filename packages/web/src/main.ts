import { load } from '@cinderhall/words';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings } from './app/settings.svelte.ts';
import { showTheme } from './app/theme.svelte.ts';
import './theme/index.css';

showTheme();

const target = document.getElementById('app');
if (target) mount(App, { target, props: { first: await load(settings.language) } });
