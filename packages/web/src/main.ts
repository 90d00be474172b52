import { load, type Words } from '@cinderhall/words';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { showSize } from './app/magnified.svelte.ts';
import { pages } from './app/pages.ts';
import { route } from './app/route.svelte.ts';
import { settings } from './app/settings.svelte.ts';
import { fitSideways } from './app/sideways.ts';
import { showTheme } from './app/theme.svelte.ts';
import './theme/index.css';

fitSideways();
showTheme();
showSize();
// Running this file takes a slow phone a while by itself: what follows is a task of its own, so that it can draw in between.
setTimeout(begin);

function begin(): void {
  // What is shown first is fetched beside its words, and shown with them; whoever shows it says if it has not come.
  const page = pages[route().at]().catch(() => undefined);
  // Not awaited: what is loaded may stand in the same file as this, and would wait for it in turn.
  void Promise.all([load(settings.language), page]).then(([first]) => setTimeout(() => show(first)));
}

function show(first: Words): void {
  const target = document.getElementById('app');
  if (!target) return;
  const unveiling = new MutationObserver(() => {
    if (!target.querySelector('main, [role="alert"]')) return;
    unveiling.disconnect();
    document.querySelector('.splash')?.remove();
  });
  unveiling.observe(target, { childList: true, subtree: true });
  mount(App, { target, props: { first } });
}
