import type { Seat } from '@cinderhall/kernel';
import type { PromptWords } from '../catalog/telling.ts';
import type { Names } from '../names.ts';
import { type Prose, plain, prose } from '../piece.ts';
import { signed } from '../speech.ts';
import { say } from './grammar.ts';
import { count, plural } from './plural.ts';
import { powerPrompts } from './powers.ts';

const { who, side, place, everybody } = say;

/** Those asked with what they do: `Nox and Mors choose a combat card.` */
const doing =
  (one: string, several: string) =>
  (seats: readonly Seat[], n: Names): Prose =>
    prose`${everybody(n, seats)} ${plural(seats.length, one, several)}.`;

const only = (doingIt: string) => doing(doingIt, doingIt);

export const prompts: PromptWords = {
  ...powerPrompts,
  post: {
    title: (f, n) => `Post a fighter ${plain([place(n, f.region, 'at')])}`,
    why: () => [
      'One of your weakest guards your first structure there. Most victory points (VP) after four rounds win.',
    ],
    waiting: only('is choosing a first defender'),
  },
  turn: {
    title: () => 'Place a minion',
    why: () => ['Choose a space: the minion does at once what the space is for.'],
    waiting: only('is placing a minion'),
  },
  build: {
    title: () => 'Build a structure',
    why: () => ['Choose one of the structures on offer and a region: a free one, or one of yours to build on top.'],
    waiting: only('is choosing what to build'),
  },
  wild: {
    title: () => 'Choose a resource',
    why: (f) =>
      f.left > 1
        ? prose`A special ingredient becomes any basic resource. You have ${f.left} to choose.`
        : ['A special ingredient becomes any basic resource.'],
    waiting: only('is choosing a resource'),
  },
  amend: {
    title: (f, n) =>
      f.founding ? `Defend ${plain([place(n, f.region)])}` : `Who defends ${plain([place(n, f.region)])}?`,
    why: (f) => [
      f.founding
        ? 'Up to two fighters from your hand may defend the new structure.'
        : 'Up to two may stay. Choose a fighter of your hand to post it, or a ticked one to take it back.',
    ],
    waiting: only('is choosing defenders'),
  },
  raise: {
    title: () => 'Raise a fighter?',
    why: () => [
      'For what its card costs; gold stands in for anything. At the end the two kinds on your secret fate card score.',
    ],
    waiting: only('is thinking of raising a fighter'),
  },
  commit: {
    title: (f, n) => `Send fighters to ${plain([place(n, f.place)])}`,
    why: (f) => {
      const most = f.place === 6 ? 'Up to three' : 'Up to two';
      const modifier = f.modifier === 0 ? '' : ` This side counts ${signed(f.modifier)} for you.`;
      return [`${most} from your hand, unseen until the reveal. If you win, all of them move in.${modifier}`];
    },
    waiting: only('is choosing attackers'),
  },
  clash: {
    title: () => 'Choose a combat card',
    why: (f, n) =>
      f.defender < 0
        ? prose`${who(n, f.attacker)} against ${side(n, f.defender)}, who plays no card and wins ties.`
        : prose`${who(n, f.attacker)} attacks ${side(n, f.defender, 'accusative')} ${place(n, f.place, 'at')}. Nobody sees your card until both are turned.`,
    waiting: doing('is choosing a combat card', 'are choosing combat cards'),
  },
  zero: {
    title: () => 'What does your 0 do?',
    why: () => ['You lost with the 0. It pays nothing; the star on it stands for the choice of one of these.'],
    waiting: only('is choosing what the 0 does'),
  },
  casualty: {
    title: () => 'Give up a fighter',
    why: () => ['The loser’s 0 demands a casualty: one of your fighters of this battle goes to your graveyard.'],
    waiting: only('is choosing a casualty'),
  },
  recover: {
    title: (f) => (f.optional ? 'Take a fighter back?' : 'Take a fighter back'),
    why: (f) => [`${count(f.from.length, 'fighter', 'fighters')} may return to your hand; choose one.`],
    waiting: only('is choosing who returns'),
  },
  order: {
    title: () => 'Decide the turn order',
    why: () => ['You have the fewest VP, so you choose the order of the next round: first who goes first.'],
    waiting: only('is deciding the turn order'),
  },
};
