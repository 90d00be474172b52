import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { program } from './places.mjs';

// dependency-cruiser with its usual arguments, in half of its time: to know what a component imports, nobody has to
// compile it, and to load the old compiler as what it is, nobody has to read its nine megabytes for what it exports.

register('./arrows-hooks.mjs', import.meta.url);
await import(pathToFileURL(program('dependency-cruiser', 'depcruise')).href);
