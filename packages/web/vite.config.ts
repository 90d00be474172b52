import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 })],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // The page runs under a policy without `data:` scripts and fonts: every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
