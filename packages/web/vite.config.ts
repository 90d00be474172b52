import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './chunks.vite.ts';
import { drawingsFile } from './drawings.vite.ts';
import { offline } from './offline.vite.ts';

/**
 * Svelte wraps a component that is given a custom property (`--w="26px"`) in an element with an inline style, which
 * the page's policy forbids; `theme/base.css` styles that element instead.
 */
const withoutInlineStyles: Plugin = {
  name: 'without-inline-styles',
  transform: {
    filter: { id: /\.svelte$/, code: 'svelte-css-wrapper style' },
    handler: (code) => code.replaceAll(/<svelte-css-wrapper style=(["'])display: contents\1>/g, '<svelte-css-wrapper>'),
  },
};

const divided = chunks();

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), withoutInlineStyles, drawingsFile(), divided.plugin, offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // The page runs under a policy without `data:` scripts and fonts: every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: divided.output },
  },
});
