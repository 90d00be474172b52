import type { Question } from '../chapters/chapter.ts';
import { only } from '../chapters/chapter.ts';
import { choices, sum } from '../sorted.ts';
import { addGood, at, has, NO_SEATS } from '../table.ts';
import type { MoveOf } from '../types.ts';
import { KINDS } from '../types.ts';

/** PWR-4 */
const MOST_FENCED = 3;

/** Every choice of one to three basic resources, as amounts by kind. */
const BUNDLES: readonly (readonly number[])[] = choices(
  KINDS.flatMap((_kind, k) => Array.from({ length: MOST_FENCED }, () => k)),
  1,
  MOST_FENCED,
).map((bundle) => KINDS.map((_kind, k) => bundle.filter((x) => x === k).length));

/** PWR-4: as many for as many, and no kind is both given and taken. */
const EXCHANGES: readonly MoveOf<'fence'>[] = BUNDLES.flatMap((give) =>
  BUNDLES.filter((take) => sum(take) === sum(give) && take.every((n, k) => n === 0 || at(give, k) === 0)).map(
    (take): MoveOf<'fence'> => ({ kind: 'fence', give, take }),
  ),
);

/** PWR-4, Nox: up to three basic resources for others from the supply. */
export const fence: Question<'fence'> = {
  who: (_s, f) => (f.give.length === 0 ? only(f.seat) : NO_SEATS),
  moves: (s, f) => EXCHANGES.filter((m) => m.give.every((n, k) => n <= has(s, f.seat, k))),
  answer(_s, f, _seat, m) {
    f.give = [...m.give];
    f.take = [...m.take];
  },
  settle(s, f, tell) {
    s.stack.pop();
    const { seat, give, take } = f;
    for (let k = 0; k < KINDS.length; k++) addGood(s, seat, k, at(take, k) - at(give, k));
    tell?.({ kind: 'fenced', seat, give, take });
  },
};
