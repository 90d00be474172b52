import { PLAY_COMMANDS, type PlayCommand, type PlayTalk } from './words.ts';

/** What somebody typed at a list of choices. */
export type Typed =
  /** Position in the whole list. */
  | { readonly typed: 'choice'; readonly choice: number }
  /** The list is another now: positions of the choices still shown. */
  | { readonly typed: 'narrower'; readonly shown: readonly number[]; readonly by: string }
  | { readonly typed: 'command'; readonly command: PlayCommand; readonly rest: string }
  /** A number that is not on the list, or words that no choice and no command has. */
  | { readonly typed: 'no-number' | 'no-match'; readonly text: string };

/**
 * Reads a line typed at a list. `labels` are all choices in words, `shown` the positions of those now on the screen,
 * numbered from 1.
 */
export function readTyped(line: string, labels: readonly string[], shown: readonly number[], talk: PlayTalk): Typed {
  const text = line.trim();
  const all = labels.map((_, i) => i);
  if (text === '') return taken(shown) ?? { typed: 'narrower', shown: all, by: '' };
  if (/^\d+$/.test(text)) {
    const choice = shown[Number(text) - 1];
    return choice === undefined ? { typed: 'no-number', text } : { typed: 'choice', choice };
  }
  const [first = '', ...rest] = text.split(/\s+/);
  const command = PLAY_COMMANDS.find((name) => talk.commands[name].includes(first.toLowerCase()));
  if (command !== undefined && (rest.length === 0 || command === 'save'))
    return { typed: 'command', command, rest: text.slice(first.length).trim() };
  const words = text.toLowerCase().split(/\s+/);
  const found = all.filter((i) => words.every((word) => labels[i]?.toLowerCase().includes(word)));
  return found.length === 0 ? { typed: 'no-match', text } : { typed: 'narrower', shown: found, by: text };
}

/** An empty line takes the only choice that is left. */
function taken(shown: readonly number[]): Typed | null {
  const [only, second] = shown;
  return only === undefined || second !== undefined ? null : { typed: 'choice', choice: only };
}

/** How many choices are shown at once. */
const SCREENFUL = 30;

/** The choices on the screen, numbered; of a long list the first ones. */
export function choiceLines(labels: readonly string[], shown: readonly number[], talk: PlayTalk): string[] {
  const width = String(Math.min(shown.length, SCREENFUL)).length;
  const lines = shown.slice(0, SCREENFUL).map((i, at) => `${String(at + 1).padStart(width)}  ${labels[i] ?? ''}`);
  return shown.length > SCREENFUL ? [...lines, talk.more(shown.length - SCREENFUL)] : lines;
}
