import { describeHonesty } from './honest.ts';

describeHonesty(4);
