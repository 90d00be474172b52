import { random } from '@cinderhall/bots';
import { crownOfAsh as game } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { expect } from 'vitest';
import type { Crown } from '../src/crown/session.ts';
import { type Titles, titles } from '../src/games.ts';
import { Client, type Line } from '../src/local/client.ts';
import { House } from '../src/local/house.ts';
import { memoryKeys } from '../src/local/keys.ts';
import {
  type Answers,
  type PastEyes,
  parseLetter,
  type Question,
  type Report,
  type SeatInfo,
  type SightOf,
} from '../src/local/messages.ts';
import { Shelf } from '../src/local/shelf.ts';

export const seat = (n: Seat, player: SeatInfo['player']): SeatInfo => ({ seat: n, name: `P${n}`, player });
export const PERSONS = [seat(0, 'person'), seat(1, 'person')];
export const COMPUTERS = [seat(0, 'random'), seat(1, 'random')];

/** A house of its own; with these games, if not those of the page. */
export function open(played: Titles = titles) {
  const reports: Report<Crown>[] = [];
  let names = 0;
  const bot = random<unknown, unknown>();
  const house = new House({
    titles: played,
    shelf: new Shelf(memoryKeys(), () => {}),
    opponents: {
      choose: async ({ view, seat: at, moves, rng }) => bot.choose(view, at, moves, [...rng]),
      tutor: async () => null,
    },
    report: (report) => reports.push(JSON.parse(JSON.stringify(report))),
    now: () => 1000,
    name: () => `n${++names}`,
    seed: () => `${'0'.repeat(31)}${(names % 9) + 1}`,
  });
  const line: Line = {
    onmessage: null,
    onerror: null,
    postMessage: async (message) => {
      const letter = parseLetter(structuredClone(message));
      if (!letter) throw new Error('no letter');
      const reply = { number: letter.number, verdict: await house.ask(letter.question) };
      const data: Report = { tell: 'reply', reply: structuredClone(reply) };
      line.onmessage?.(new MessageEvent('message', { data }));
    },
  };
  const client = new Client(line);
  const ask: Client['ask'] = (question) => client.ask(question);
  const done = async <K extends Question['ask']>(question: Extract<Question, { ask: K }>): Promise<Answers[K]> => {
    const verdict = await ask<K>(question);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
    return verdict.value;
  };
  const lay = async (seats: SeatInfo[], config: object = { players: 2 }): Promise<string> => {
    await ask<'pace'>({ ask: 'pace', pause: 0, forced: false });
    const { table } = await done<'lay'>({ ask: 'lay', setup: { title: 'A table', seats, config, seed: '5' } });
    await done<'enter'>({ ask: 'enter', table });
    return table;
  };
  return { house, reports, ask, done, lay };
}

export type AtHome = ReturnType<typeof open>;

export const over = (reports: readonly Report[]): boolean =>
  reports.findLast((report) => report.tell === 'standing')?.standing.over === true;

/** Two people answer in turn, each looking at the table with their own eyes; what they were shown, by seat and step. */
export async function playedByPeople(at: AtHome, table: string, most = 10_000) {
  const shown = new Map<string, SightOf<Crown>>();
  for (let n = 0; n < most && !over(at.reports); n++) {
    const standing = at.reports.findLast((report) => report.tell === 'standing')?.standing;
    const [asked] = standing?.asked ?? [];
    if (asked === undefined) break;
    for (const viewer of [asked === 0 ? 1 : 0, asked] as const) {
      await at.done<'look'>({ ask: 'look', table, viewer });
      const sight = at.reports.findLast((report) => report.tell === 'sight')?.sight;
      if (sight) shown.set(`${viewer} ${sight.step}`, sight);
    }
    const sight = at.reports.findLast((report) => report.tell === 'sight')?.sight;
    const move = sight?.moves[(n * n + n) % sight.moves.length];
    if (!sight?.decision || !move) throw new Error('not asked');
    const text = game.notation(sight.view.config).write(move);
    await at.done<'submit'>({
      ...{ ask: 'submit', table, seat: asked, decision: sight.decision.id, move: text },
      id: `a${n}`,
    });
    at.reports.splice(0, at.reports.length - 4);
  }
  return shown;
}

let played: string | null = null;

/** A finished game between computers, opened at this table; the usual one is played once for all tests. */
export async function finished(at: AtHome, config?: object): Promise<string> {
  if (config === undefined && played !== null) {
    const { taken } = await at.done<'import'>({ ask: 'import', text: played, title: '', names: [] });
    const table = taken[0]?.table ?? '';
    await at.done<'enter'>({ ask: 'enter', table });
    return table;
  }
  const table = await playOut(at, config);
  if (config === undefined) played = (await at.done<'export'>({ ask: 'export', table })).text;
  return table;
}

const playOut = async (at: AtHome, config?: object): Promise<string> => {
  const table = await at.lay(COMPUTERS, config);
  for (let i = 0; i < 20_000 && !over(at.reports); i++) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(over(at.reports)).toBe(true);
  return table;
};

export const past = (at: AtHome, table: string, eyes: PastEyes, step: number) =>
  at.ask<'past'>({ ask: 'past', table, eyes, step });
