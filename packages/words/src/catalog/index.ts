export * from './nouns.ts';
export * from './panels.ts';
export * from './past.ts';
export * from './powers.ts';
export * from './shell.ts';
export * from './table.ts';
export * from './telling.ts';
