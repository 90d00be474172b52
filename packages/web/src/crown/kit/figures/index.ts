import type { Kind } from '@cinderhall/crown-of-ash';
import { ASH } from './ash.ts';
import { BLOOD } from './blood.ts';
import { BONE } from './bone.ts';
import type { Figures } from './figure.ts';
import { SULPHUR } from './sulphur.ts';

export const FIGURES: { readonly [K in Kind]: Figures } = { sulphur: SULPHUR, blood: BLOOD, ash: ASH, bone: BONE };
