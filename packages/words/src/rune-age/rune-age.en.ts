/** Files of the page are called by what they hold: the words of the usual game are `en` there. */
export { en } from './en/index.ts';
