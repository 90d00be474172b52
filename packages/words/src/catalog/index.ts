export * from './nouns.ts';
export * from './shell.ts';
export * from './table.ts';
export * from './telling.ts';
