import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  guestName,
  type LiveQuestion,
  type LiveReport,
  layRequest,
  parseLiveLetter,
  tableTerms,
  usualTerms,
} from '../src/index.ts';

const TABLE = '0123456789abcdef';
const questions: { readonly [K in LiveQuestion['ask']]: Extract<LiveQuestion, { ask: K }> } = {
  enter: { ask: 'enter', table: TABLE, since: { revision: 3, step: 2 } },
  leave: { ask: 'leave', table: TABLE },
  offered: { ask: 'offered', table: TABLE },
  submit: { ask: 'submit', table: TABLE, decision: 4, move: 'place gold', id: 'answer-1' },
  concede: { ask: 'concede', table: TABLE, id: 'concede-1' },
  undo: { ask: 'undo', table: TABLE, revision: 3 },
  past: { ask: 'past', table: TABLE, eyes: 'everybody', step: 2 },
  say: { ask: 'say', table: TABLE, id: 'line-0001', text: 'Good luck!' },
  plan: {
    ...{ ask: 'plan', table: TABLE, id: 'plan-0002', after: 'plan-0001' },
    steps: [{ kind: 'turn', moves: ['place gold', 'place build'] }],
  },
};
const reports: { readonly [T in LiveReport<never, never, never>['tell']]: true } = {
  ...{ welcome: true, reply: true, sight: true, table: true, clocks: true, talk: true, plan: true },
  ...{ lost: true, malformed: true, pulse: true, stopping: true },
};
const letterOf = (question: unknown, number: unknown = 1): string => JSON.stringify({ number, question });

describe('a message of a client', () => {
  test.each(Object.values(questions))('is read: $ask', (question) => {
    expect(parseLiveLetter(letterOf(question))).toEqual({ number: 1, question });
  });

  test.each([
    ['another field', { ...questions.submit, seat: 1 }],
    ['no table', { ...questions.leave, table: '../etc/passwd' }],
    ['an id that is none', { ...questions.submit, id: 'x' }],
    ['a question before the first', { ...questions.submit, decision: -1 }],
    ['half a question', { ...questions.submit, decision: 0.5 }],
    ['a move without end', { ...questions.submit, move: 'x'.repeat(1001) }],
    ['nobody’s eyes', { ...questions.past, eyes: 4 }],
    ['more than one says in a breath', { ...questions.say, text: 'x'.repeat(301) }],
    ['several lines', { ...questions.say, text: 'a\nb' }],
    ['silence', { ...questions.say, text: '  ' }],
    ['a choice without an answer', { ...questions.plan, steps: [{ kind: 'turn', moves: [] }] }],
    ['more choices than anybody prepares', { ...questions.plan, steps: Array(25).fill(questions.plan.steps[0]) }],
    [
      'more ways out than anybody prepares',
      { ...questions.plan, steps: [{ kind: 'turn', moves: Array(7).fill('a') }] },
    ],
    ['a kind of question that is none', { ...questions.plan, steps: [{ kind: 'Turn 1', moves: ['a'] }] }],
    ['a plan for a seat', { ...questions.plan, seat: 1 }],
    ['nothing to do', { ask: 'win', table: TABLE }],
  ])('is none with %s', (_what, question) => {
    expect(parseLiveLetter(letterOf(question))).toBe(null);
  });

  test('is none with a number that is none', () => {
    for (const number of [-1, 1.5, '1', null]) expect(parseLiveLetter(letterOf(questions.leave, number))).toBe(null);
  });

  test('is read or not, whatever it is, and never breaks the reader', () => {
    const mangled = fc.tuple(fc.constantFrom(...Object.values(questions)), fc.nat(120), fc.string({ maxLength: 3 }));
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      mangled.map(([question, at, junk]) => letterOf(question).slice(0, at) + junk + letterOf(question).slice(at)),
    );
    fc.assert(
      fc.property(text, (message) => {
        const read = parseLiveLetter(message);
        if (read === null) return;
        const sent = JSON.parse(message);
        // What is said loses the space around it; nothing else is changed.
        if (sent.question.ask === 'say') sent.question.text = sent.question.text.trim();
        expect(sent).toEqual(read);
      }),
      { numRuns: 2000, examples: [[letterOf({ ...questions.say, text: ' Good luck! ' })]] },
    );
  });
});

test.each([
  [' Ann ', 'Ann'],
  ['Дана 2', 'Дана 2'],
  ['', null],
  ['a\u0000b', null],
  ['a\u2028b', null],
  ['x'.repeat(41), null],
])('a name such as %j is %j', (text, name) => {
  const read = guestName.safeParse(text);
  expect(read.success ? read.data : null).toBe(name);
});

test('nobody brings a seed to a table', () => {
  const wish = {
    title: 'Ash',
    seats: [{ player: 'person', name: '' }],
    config: {},
    public: false,
    watchers: true,
    sit: 0,
  };
  expect(layRequest.safeParse(wish).success).toBe(true);
  expect(layRequest.safeParse({ ...wish, seed: '7' }).success).toBe(false);
});

test('what is left out of the terms of a table is as usual', () => {
  expect(tableTerms.parse({})).toEqual(usualTerms);
});

test('a table that was laid before people could agree on hints and on who sits in has none, and whoever sat in then', () => {
  const { hints: _hints, standIn: _standIn, ...before } = { ...usualTerms, chat: false, delay: 300 };
  expect(tableTerms.parse(before)).toEqual({ ...before, hints: false, standIn: 'greedy' });
});

test('docs/protocol.md tells of every message', () => {
  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const untold = [...Object.keys(questions), ...Object.keys(reports)].filter(
    (name) => !text.includes(`| \`${name}\` |`),
  );
  expect(untold).toEqual([]);
});
