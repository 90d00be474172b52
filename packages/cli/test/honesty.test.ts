import { insightOf, opponents, remembering } from '@cinderhall/bots';
import { type Seat, seedRng } from '@cinderhall/kernel';
import { expect, it } from 'vitest';
import { witsOf } from '../src/opponents.ts';
import type { Title } from '../src/title.ts';
import { describeHonesty, judged } from './honest.ts';

describeHonesty(2);

/** A master that remembers plays a seat of a game, and so does a twin that sees other worlds it cannot tell from the real one. */
function playTwins<C, S, M, E, V>({ game, wits }: Title<C, S, M, E, V>, most: number): number {
  if (wits === null) throw new Error('nothing to judge positions by');
  const config = game.configure({ players: 2 });
  if (!config.ok) throw new Error('a usual table is refused');
  const { appraisal, features, nets } = wits;
  const insight = insightOf(game, appraisal, features, nets);
  const [bot, twin] = [1, 2].map(() => remembering('master', game, insight, { iterations: 20 }));
  const { write } = game.notation(config.value);
  const s = game.setup(config.value, '4');
  const [luck, rng] = [seedRng('5'), seedRng('6')];
  let asked = 0;
  for (let d = game.pending(s); d !== null && asked < most; d = game.pending(s)) {
    const seat: Seat = d.seats[0] ?? 0;
    const moves = game.moves(s, seat);
    const own = luck.slice();
    const move = bot?.choose(game.view(s, seat), seat, moves, luck) ?? moves[0];
    const other = game.sample(game.view(s, seat), seat, rng);
    const same = twin?.choose(game.view(other, seat), seat, game.moves(other, seat), own);
    if (move === undefined || same === undefined) throw new Error('no answer');
    expect(write(same)).toBe(write(move));
    game.step(s, seat, move);
    asked++;
  }
  return asked;
}

it('a master that remembers does not remember what it could not see', { timeout: 60_000 }, () => {
  for (const [, shelved] of judged) expect(shelved((title) => playTwins(title, 40))).toBe(40);
});

/** The cards that a master seals in one and the same battle, with other luck each time; null: nobody seals any in this game. */
function sealedCards<C, S, M, E, V>(title: Title<C, S, M, E, V>): Set<string> | null {
  const { game } = title;
  const config = game.configure({ players: 2 });
  if (!config.ok) throw new Error('a usual table is refused');
  const { master, random } = opponents(game, witsOf(title), { part: 0.1 });
  const { write } = game.notation(config.value);
  const s = game.setup(config.value, '3');
  const rng = seedRng('3');
  const cards = new Set<string>();
  let sealed = false;
  for (let d = game.pending(s), n = 0; d !== null && n < 200 && cards.size < 2; d = game.pending(s), n++) {
    const seat: Seat = d.seats[0] ?? 0;
    const view = game.view(s, seat);
    const moves = game.moves(s, seat);
    cards.clear();
    sealed ||= d.seats.length > 1;
    if (d.seats.length > 1)
      for (let i = 0; i < 12 && cards.size < 2; i++)
        cards.add(write(master.choose(view, seat, moves, seedRng(String(i)))));
    game.step(s, seat, random.choose(view, seat, moves, rng));
  }
  return sealed ? cards : null;
}

it('a master mixes what it seals at once with somebody else', { timeout: 60_000 }, () => {
  const all = judged.map(([, shelved]) => shelved(sealedCards)).filter((cards) => cards !== null);
  expect(all).toHaveLength(1);
  for (const { size } of all) expect(size).toBeGreaterThan(1);
});
