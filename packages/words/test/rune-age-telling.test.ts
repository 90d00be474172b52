import { describe, expect, it } from 'vitest';
import { LANGUAGES, plain } from '../src/index.ts';
import { cardLines, loadRuneAge, tellBarred, tellEvent, tellMove, tellPrompt } from '../src/rune-age/index.ts';
import { EVENTS, FOE, FRAMES, HOME, HURT, KNIGHT, MOVES, names } from './rune-age-table.ts';
import { faults } from './typography.ts';

const catalogs = await Promise.all(LANGUAGES.map(loadRuneAge));

const kinds = (list: readonly { readonly kind: string }[]): string[] =>
  [...new Set(list.map(({ kind }) => kind))].sort();

describe.each(catalogs)('a table of Rune Age is told: $language', (words) => {
  const { language } = words;

  it('everything that happens, in sentences', () => {
    expect(kinds(EVENTS)).toEqual(Object.keys(words.log).sort());
    const log = EVENTS.map((event) => plain(tellEvent(words, names, event)));
    expect(log.flatMap((text) => faults(language, text))).toEqual([]);
    expect(log.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });

  it('a wound where there is one', () => {
    expect(names.fielded(HURT)).toEqual({ card: names.fielded(KNIGHT).card, wounded: true });
  });

  it('every answer', () => {
    expect(kinds(MOVES)).toEqual(Object.keys(words.moves).sort());
    const moves = MOVES.map((move) => plain(tellMove(words, names, move)));
    expect(moves.flatMap((text) => faults(language, text))).toEqual([]);
    expect(new Set(MOVES.map((move, i) => `${move.kind} ${moves[i]}`)).size).toBe(MOVES.length);
  });

  it('every question', () => {
    expect(kinds(FRAMES)).toEqual(Object.keys(words.prompts).sort());
    const prompts = FRAMES.map((frame) => tellPrompt(words, names, { stack: [frame] }, 2));
    const texts = prompts.flatMap((prompt) =>
      prompt === null ? [''] : [prompt.title, plain(prompt.why), plain(prompt.waiting)],
    );
    expect(texts.flatMap((text) => faults(language, text))).toEqual([]);
    expect(tellPrompt(words, names, { stack: [{ kind: 'outcome' }] }, 0)).toBe(null);
    expect(tellPrompt(words, names, { stack: [] }, 0)).toBe(null);
  });

  it('what an event does when it comes (REV-2), as its card says it', () => {
    const told = plain(tellEvent(words, names, { kind: 'event-drawn', card: KNIGHT }));
    const knight = names.card(KNIGHT);
    const said = knight === undefined ? [] : cardLines(words, knight, []);
    expect(said.length).toBeGreaterThan(0);
    for (const { text } of said) expect(told).toContain(text);
    expect(told).toContain(`${words.labels.strength}: 3.`);
  });

  it('which event damages a home realm, where it is one that does', () => {
    const by = (card: number) =>
      plain(tellEvent(words, names, { kind: 'damaged', seat: 0, points: 2, total: 5, card }));
    expect(by(FOE)).toContain(words.cards['raiding-host'].name);
    expect(by(HOME)).not.toMatch(language === 'en' ? / from / : /: /);
  });

  it('what is paid for: an ability that may be used, or an event that is warded off by it', () => {
    const pay = { kind: 'pay', seat: 0, cost: 0, card: KNIGHT, unit: -1, left: 1, with: null, what: 0 } as const;
    const title = (must: boolean, wards: boolean) =>
      tellPrompt(words, names, { stack: [{ ...pay, must, wards }] }, 0)?.title;
    const titles = [title(false, false), title(true, false), title(false, true), title(true, true)];
    expect(titles).toEqual(
      language === 'en'
        ? ['Use Knight?', 'Pay for Knight', 'Ward off Knight?', 'Ward off Knight']
        : ['Применить? «Рыцарь»', 'Плата: «Рыцарь»', 'Откупиться? «Рыцарь»', 'Выкуп: «Рыцарь»'],
    );
  });

  it('who wins ties where cards are played into a combat (RCO-3, RCO-5), and that one defends', () => {
    const told = (frame: Parameters<typeof tellPrompt>[2]['stack'][number]) => {
      const prompt = tellPrompt(words, names, { stack: [frame] }, 0);
      return prompt === null ? ['', ''] : [prompt.title, plain(prompt.why)];
    };
    const siege = (side: 0 | 1) => told({ kind: 'siege', side, card: -1 });
    const ties =
      language === 'en'
        ? ['You win ties.', 'The defender wins ties.']
        : ['При равенстве победа ваша.', 'При равенстве победит защитник.'];
    expect(told({ kind: 'battle', seat: 0, card: -1 })[1]).toContain(ties[0]);
    expect(siege(0)[1]).toContain(ties[1]);
    expect(siege(1)[0]).not.toBe(siege(0)[0]);
  });

  it('why something cannot be chosen', () => {
    const reasons = Object.values(words.barred.reasons).flatMap(({ label, hint }) => [label, hint]);
    expect(reasons.flatMap((text) => faults(language, text))).toEqual([]);
    expect(tellBarred(words, 'no-unit')).toBe(words.barred.reasons['no-unit']);
    expect(tellBarred(words, 'toString')).toBe(words.barred.other);
  });
});
