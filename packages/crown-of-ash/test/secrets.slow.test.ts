import { below, type RngState, type Seat, seedRng, type Viewer } from '@cinderhall/kernel';
import { Referee } from '@cinderhall/referee';
import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import type { Move, State } from '../src/types.ts';
import { giveaway, hear, nothingYet, sameMove, someAnswer } from './secrecy.ts';
import { AUTOMA, UNUSUAL, USUAL } from './tables.ts';
import { disguised, viewersOf, wander } from './worlds.ts';

const SEEDS = ['11', '12'];
/** Every so manyth state is shown by a referee. */
const STRIDE = 4;

/** A store that remembers nothing: a referee keeps the tables it has laid. */
const store = {
  load: async () => null,
  create: async () => true,
  append: async () => true,
  cut: async () => false,
  remove: async () => {},
};

/** Everything that a referee says to one who looks, as text: the table laid, a refusal of their own, an answer of somebody. */
async function messages(world: State, who: Viewer, wrong: Move | null, answer: { seat: Seat; move: Move }) {
  const game = { ...crownOfAsh, setup: () => crownOfAsh.clone(world) };
  const sent: string[] = [];
  const outbox = { viewers: () => [who], tell: (_table: string, sight: unknown) => sent.push(JSON.stringify(sight)) };
  const referee = new Referee(game, { store, outbox });
  await referee.start('table', world.config, '1');
  const { write } = crownOfAsh.notation(world.config);
  const say = (id: string, seat: Seat, move: Move) =>
    referee.submit('table', { id, seat, decision: world.decision, move: write(move) });
  if (who !== 'spectator' && wrong !== null && !crownOfAsh.moves(world, who).some((m) => sameMove(m, wrong)))
    sent.push(JSON.stringify(await say('wrong', who, wrong)));
  const before = sent.length;
  const done = await say('right', answer.seat, answer.move);
  return { sent, before, ok: done.ok };
}

/** The difference that a viewer could find in what a referee says in two worlds; null when there is none. */
async function tellsApart(s: State, last: Move | null, rng: RngState, count: { messages: number }) {
  const answer = someAnswer(s, rng);
  if (answer === null) return null;
  for (const who of viewersOf(s)) {
    const other = disguised(s, who, rng);
    if (!crownOfAsh.moves(other, answer.seat).some((m) => sameMove(m, answer.move))) continue;
    const [here, there] = [await messages(s, who, last, answer), await messages(other, who, last, answer)];
    const upTo = hear(s, answer.seat, answer.move, who).revealed ? here.before : here.sent.length;
    if (!here.ok || !there.ok || here.sent.length !== there.sent.length)
      return `${who} is told another number of times`;
    const at = here.sent.slice(0, upTo).findIndex((text, i) => text !== there.sent[i]);
    if (at >= 0) return `${who}: ${here.sent[at]}\n≠ ${there.sent[at]}`;
    count.messages += upTo;
  }
  return null;
}

describe.each([...USUAL, ...UNUSUAL, ...AUTOMA])('$name', ({ config }) => {
  test('VIS-4: whatever is hidden may be otherwise, in every position of whole games', { timeout: 120_000 }, () => {
    const rng = seedRng('8');
    const compared = nothingYet();
    for (const seed of SEEDS) wander(config, seed, (s, last) => expect(giveaway(s, rng, last, compared)).toBe(null));
    expect(compared.looks).toBeGreaterThan(100);
    expect(compared.heard).toBeGreaterThan(100);
  });

  test('VIS-4: what a referee sends is the same, byte by byte', { timeout: 120_000 }, async () => {
    const rng = seedRng('9');
    const shown: { s: State; last: Move | null }[] = [];
    let i = below(rng, STRIDE);
    wander(config, '13', (s, last) => i++ % STRIDE === 0 && shown.push({ s: crownOfAsh.clone(s), last }));
    const count = { messages: 0 };
    for (const { s, last } of shown) expect(await tellsApart(s, last, rng, count)).toBe(null);
    expect(count.messages).toBeGreaterThan(shown.length);
  });
});
