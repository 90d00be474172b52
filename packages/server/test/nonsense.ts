import { below, type RngState } from '@cinderhall/kernel';
import type { LiveQuestion } from '@cinderhall/protocol';

/** Values that nobody should send. */
const ODD: readonly unknown[] = [
  ...[null, true, '', 0, -1, 0.5, 1e308, 2 ** 53, '\u0000', '\ud800', '💀'.repeat(50), 'x'.repeat(3000), '../../etc'],
  ...[[], {}, [[[[]]]], { ask: 'enter' }, { toString: 1 }, "'; DROP TABLE games; --", '__proto__', '9'.repeat(300)],
];
const KEYS = [
  'ask',
  'table',
  'decision',
  'move',
  'id',
  'revision',
  'eyes',
  'step',
  'since',
  '__proto__',
  'constructor',
];

const pick = <T>(luck: RngState, [first, ...others]: readonly [T, ...T[]]): T => {
  const at = below(luck, others.length + 1);
  return others[at - 1] ?? first;
};
const bytes = (luck: RngState, most: number): Buffer =>
  Buffer.from(Array.from({ length: below(luck, most) + 1 }, () => below(luck, 256)));

type Fields = Record<string, unknown>;

/** A question with a field changed, lost or too many. */
function bent(question: LiveQuestion, luck: RngState): Fields {
  const key = pick(luck, ['table', ...KEYS]);
  const odd = ODD[below(luck, ODD.length)];
  const { [key]: _gone, ...rest }: Fields = { ...question };
  return below(luck, 4) === 0 ? rest : Object.fromEntries([...Object.entries(rest), [key, odd]]);
}

/** Text with letters changed, lost, doubled or put in between, or cut short. */
function torn(text: string, luck: RngState): string {
  let result = text;
  for (let i = below(luck, 4); i >= 0; i--) {
    const at = below(luck, result.length + 1);
    const letter = String.fromCharCode(below(luck, 3) === 0 ? below(luck, 0xd7ff) : 32 + below(luck, 96));
    result = pick(luck, [
      result.slice(0, at) + letter + result.slice(at + 1),
      result.slice(0, at) + result.slice(at + 1),
      result.slice(0, at) + letter + result.slice(at),
      result.slice(0, at),
      result.slice(at) + result.slice(0, at),
    ]);
  }
  return result;
}

const brackets = (luck: RngState): string => pick(luck, ['[', '{"a":', '[{"number":']).repeat(below(luck, 340) + 1);

/** A message that is none, or almost one. `questions` are what it is made from. */
export function nonsense(questions: readonly [LiveQuestion, ...LiveQuestion[]], luck: RngState): string | Buffer {
  const question = pick(luck, questions);
  const number = below(luck, 1000);
  switch (below(luck, 8)) {
    case 0:
      return bytes(luck, 500);
    case 1:
      return brackets(luck);
    case 2:
      return JSON.stringify(ODD[below(luck, ODD.length)] ?? null);
    case 3:
      return JSON.stringify({ number: ODD[below(luck, ODD.length)], question });
    case 4:
    case 5:
      return torn(JSON.stringify({ number, question }), luck);
    default:
      return JSON.stringify({ number, question: bent(question, luck) });
  }
}
