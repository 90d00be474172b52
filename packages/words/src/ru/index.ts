export { en as ru } from '../en/index.ts';
