import type { Seat } from '@cinderhall/kernel';
import type { PowerMoves, PowerPrompts, PowerWords } from '../catalog/powers.ts';
import type { Names } from '../names.ts';
import { type Prose, plain, prose } from '../piece.ts';
import { purpose, say } from './grammar.ts';

const { who, side, place, fighter, loot, card, everybody } = say;

export const powerWords: PowerWords = {
  powers: {
    unveil: { name: 'Unveil', does: 'When attacked, turn the attackers face up before anybody chooses a combat card.' },
    forewarn: {
      name: 'Forewarn',
      does: 'Before the reveal, name the opponent’s combat card: a right guess lowers it to 1.',
    },
    fence: { name: 'Fence', does: 'Exchange up to three basic resources for others from the supply.' },
    exhume: { name: 'Exhume', does: 'Raise a fighter at the start of your turn, beside the one at its end.' },
    command: {
      name: 'Command',
      does: 'Move any minion on the board to another space with room; nothing happens there.',
    },
    overturn: { name: 'Overturn', does: 'Have any die rolled again, yours or somebody else’s.' },
    reinforce: { name: 'Reinforce', does: 'Add, take back or exchange one of your defenders anywhere on the board.' },
    fortify: { name: 'Fortify', does: 'One of your pairs counts +2 instead of +1 until it is broken.' },
  },
  token: 'Power token',
  charged: 'Power charged',
  spent: 'Power spent',
  fortified: 'Fortified pair',
};

const { powers } = powerWords;

/** Where a fighter comes from or goes: the hand, or a place. */
export const source = (n: Names, from: number): Prose => (from < 0 ? ['the hand'] : [place(n, from)]);

const only =
  (doing: string) =>
  (seats: readonly Seat[], n: Names): Prose =>
    prose`${everybody(n, seats)} ${doing}.`;

export const powerPrompts: PowerPrompts = {
  unveil: {
    title: () => `${powers.unveil.name}?`,
    why: () => [
      'You are attacked. Your power can turn the attackers face up, for everybody, before the cards are chosen.',
    ],
    waiting: only('may unveil the attackers'),
  },
  forewarn: {
    title: () => `${powers.forewarn.name}?`,
    why: () => [
      'Both cards are chosen. Name the one you expect of your opponent: a 3, a 4 or the die then counts only 1.',
    ],
    waiting: only('may name a combat card'),
  },
  fence: {
    title: () => powers.fence.name,
    why: () => ['Give up to three basic resources and take as many others. No kind is both given and taken.'],
    waiting: only('is exchanging resources'),
  },
  command: {
    title: () => powers.command.name,
    why: () => ['Choose any minion on the board, then a space with room for it. No action follows.'],
    waiting: only('is commanding a minion'),
  },
  overturn: {
    title: () => `${powers.overturn.name}?`,
    why: () => ['A die has just been rolled. Your power can have one rolled again; the second result stands.'],
    waiting: only('may have a die rolled again'),
  },
  reinforce: {
    title: () => powers.reinforce.name,
    why: () => ['Add, take back or exchange one defender: with your hand, or with another of your places.'],
    waiting: only('is moving a defender'),
  },
  fortify: {
    title: () => powers.fortify.name,
    why: () => ['Choose a place where a pair of yours stands: it counts +2 until it is broken.'],
    waiting: only('is fortifying a pair'),
  },
  brace: {
    title: (f, n) => `Fortify the attackers of ${plain([side(n, f.seat)])}?`,
    why: () => [
      'Cards and dice are open. Your attacking pair can count +2 instead of +1, and stays fortified if it wins.',
    ],
    waiting: only('may fortify the attacking pair'),
  },
};

export const powerMoves: PowerMoves = {
  power: (power) => prose`Use ${powers[power].name}`,
  unveil: (use) => [use ? 'Turn the attackers face up' : 'Leave them covered'],
  brace: (use) => [use ? 'Fortify the pair: +2' : 'Leave the pair at +1'],
  forewarn: (played) => (played < 0 ? ['Name none'] : prose`Name ${card(played, 'object')}`),
  overturn: (owner, n) =>
    owner === 0 || owner === 1 || owner === 2 || owner === 3
      ? prose`Roll ${who(n, owner, 'genitive')} die again`
      : ['Let the dice stand'],
  fence: (m) => prose`Give ${loot(m.give)} for ${loot(m.take)}`,
  command: (m, n) =>
    prose`${who(n, m.owner, 'genitive')} minion: from “${purpose(n.space(m.from), n)}” to “${purpose(n.space(m.to), n)}”`,
  reinforce(m, n) {
    if (m.into < 0) return prose`Take ${fighter(n, m.out, 'object')} back from ${place(n, m.place)}`;
    const joins = prose`${fighter(n, m.into, 'object')} from ${source(n, m.from)}`;
    if (m.out < 0) return prose`Move ${joins} to ${place(n, m.place)}`;
    return prose`Exchange ${fighter(n, m.out, 'object')} ${place(n, m.place, 'at')} with ${joins}`;
  },
  fortify: (at, n) => prose`Fortify the pair ${place(n, at, 'at')}`,
};
