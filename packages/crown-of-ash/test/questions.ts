import type { QuestionKind } from '../src/types.ts';

/** Every kind of question there is; one that is forgotten here does not compile. */
export const QUESTIONS: { readonly [K in QuestionKind]: true } = {
  post: true,
  turn: true,
  build: true,
  wild: true,
  amend: true,
  raise: true,
  commit: true,
  clash: true,
  zero: true,
  casualty: true,
  recover: true,
  order: true,
  unveil: true,
  forewarn: true,
  fence: true,
  command: true,
  overturn: true,
  reinforce: true,
  fortify: true,
  brace: true,
};
