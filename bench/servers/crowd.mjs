// Many people at many tables, in a process of their own: the server shall not wait for them, nor they for each other.
import { obeyAsCrowd } from '../dist/bench.js';

obeyAsCrowd();
