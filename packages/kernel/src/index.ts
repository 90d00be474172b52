export * from './game.ts';
export { below, drawSeed, forkRng, next, parseSeed, seedRng, shuffle } from './rng.ts';
