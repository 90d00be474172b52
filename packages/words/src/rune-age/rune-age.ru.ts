/** Files of the page are called by what they hold: the words of the usual game are `ru` there. */
export { ru } from './ru/index.ts';
