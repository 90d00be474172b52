/** What is loaded in place of another module. @type {Readonly<Record<string, string>>} */
const INSTEAD = {
  'svelte/compiler': new URL('component-imports.mjs', import.meta.url).href,
  typescript: new URL('typescript.mjs', import.meta.url).href,
};

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) => {
  const url = INSTEAD[specifier];
  return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
};
