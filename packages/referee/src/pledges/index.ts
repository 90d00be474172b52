export { answerPledge, following, type Pledge, saltBy, seedPledge } from './pledge.ts';
export { type Flaw, type Heard, type Verified, verify } from './verify.ts';
