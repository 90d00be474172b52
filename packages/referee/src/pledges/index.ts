export { type Bound, type Bond, following } from './following.ts';
export { answerPledge, type Digests, type Pledge, saltBy, seedPledge } from './pledge.ts';
export { type Flaw, type Heard, type Verified, verify } from './verify.ts';
