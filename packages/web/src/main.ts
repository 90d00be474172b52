import { load } from '@cinderhall/words';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings } from './app/settings.svelte.ts';
import './theme/index.css';

const target = document.getElementById('app');
if (target) mount(App, { target, props: { first: await load(settings.language) } });
