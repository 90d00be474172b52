import { crownOfAsh, type Event, type LogEvent } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import {
  BARRED_REASONS,
  describeEvent,
  describeMove,
  describePrompt,
  describeRefusal,
  digest,
  plain,
} from '../src/index.ts';
import { en, ru } from './catalogs.ts';
import { EVENTS, FRAMES, MOVES, REFUSALS, SHOWN } from './samples.ts';
import { fighter, names, play, space, tile } from './table.ts';
import { faults } from './typography.ts';

const LANGUAGES = { en, ru };
const told = (language: 'en' | 'ru', e: LogEvent): string => plain(describeEvent(LANGUAGES[language], names, e));
const does = (at: number) => names.space(at).does;

describe('samples', () => {
  it('hold every kind of event, move and question', () => {
    expect(new Set(EVENTS.map((e) => e.kind))).toEqual(new Set(Object.keys(en.log)));
    expect(new Set(MOVES.map((m) => m.kind))).toEqual(new Set([...Object.keys(en.prompts), 'power']));
    expect(new Set(FRAMES.map((f) => f.kind))).toEqual(new Set(Object.keys(en.prompts)));
    expect(new Set(REFUSALS.map((r) => r.refused)).size).toBe(5);
  });
});

describe('events', () => {
  const side = { fighters: [], strength: 8, bolster: 0, cardValue: 4, modifier: 0 };
  it.each<[LogEvent, string, string]>([
    [
      { kind: 'gained', seat: 0, loot: [1, 0, 2, 0, 5, 0, 0], why: 'gather', place: 4 },
      'Nox gathers 1 sulphur, 2 ash and 5 gold on the Coast.',
      'Нокс собирает 1 серу, 2 пепла и 5 золота на Побережье.',
    ],
    [
      { kind: 'gained', seat: 1, loot: [1, 0, 0, 0, 0, 0, 0], why: 'tax', place: 5 },
      'Mors gains 1 sulphur as tax from the Forest.',
      'Морс получает с Леса дань в 1 серу.',
    ],
    [
      { kind: 'raised', seat: 0, fighter: fighter('ash-3'), slot: 0, paid: [0, 0, 0, 5, 1] },
      'Nox raises the Spectre for 5 bone and 1 gold.',
      'Нокс подготавливает Призрака за 5 костей и 1 золото.',
    ],
    [
      { kind: 'built', seat: 3, tile: tile('old-mine'), region: 5, cost: 3 },
      'Fortis builds the Old Mine in the Forest for 3 gold.',
      'Фортис строит Старую шахту в Лесу за 3 золота.',
    ],
    [
      { kind: 'attacked', seat: 2, defender: -1, place: 6, count: 3, modifier: -1 },
      'Visio attacks the King in the Citadel with three fighters at −1.',
      'Визио с тремя воинами атакует Короля в Цитадели (−1).',
    ],
    [
      {
        kind: 'battle',
        place: 2,
        attack: { ...side, seat: 0, card: 3, total: 12 },
        defence: { ...side, seat: 1, card: 4, total: 12 },
        winner: 'defender',
      },
      'Nox attacks Mors in the Desert: 12 with the 4 against 12 with the die. Mors wins the tie.',
      'Нокс атакует Морса в Пустыне: 12 с картой 4 против 12 с кубиком. Ничья в пользу защиты: побеждает Морс.',
    ],
    [
      { kind: 'battle-recalled', place: 2, attacker: 0, defender: 1, winner: 'attacker' },
      'Nox attacks Mors in the Desert. Nox wins.',
      'Нокс атакует Морса в Пустыне. Побеждает Нокс.',
    ],
    [
      { kind: 'battle-recalled', place: 6, attacker: 0, defender: -1, winner: 'defender' },
      'Nox attacks the King in the Citadel. The King holds.',
      'Нокс атакует Короля в Цитадели. Побеждает Король.',
    ],
    [
      { kind: 'controlled', seat: 0, place: 2, from: 1 },
      'Nox takes the Desert from Mors.',
      'Нокс отнимает Пустыню у Морса.',
    ],
    [
      { kind: 'fell', seat: 1, fighters: [fighter('bone-1-start'), fighter('bone-1-start')], place: 1 },
      'Mors loses the Crawler ×2 at the Volcano.',
      'Морс теряет на Вулкане Ползуна ×2.',
    ],
  ])('%j', (e, english, russian) => {
    expect(told('en', e)).toBe(english);
    expect(told('ru', e)).toBe(russian);
  });

  it('say what their pieces stand for', () => {
    const e: Event = { kind: 'raised', seat: 1, fighter: fighter('blood-6'), slot: 0, paid: [0, 3, 0, 0, 0] };
    expect(describeEvent(ru, names, e)).toEqual([
      { is: 'seat', seat: 1, text: 'Морс' },
      ' подготавливает ',
      { is: 'fighter', fighter: fighter('blood-6'), text: 'Графиню' },
      ' за ',
      { is: 'loot', item: 1, amount: 3, text: '3 крови' },
      '.',
    ]);
  });
});

describe('moves', () => {
  it('name what a position shows', () => {
    const build = { kind: 'build', slot: 0, region: 4 } as const;
    expect(plain(describeMove(en, names, SHOWN, build))).toBe('Build the Crypt on the Coast');
    expect(plain(describeMove(ru, names, SHOWN, build))).toBe('Построить Склеп на Побережье');
  });

  it('number the spaces of a region only where there are several', () => {
    const turn = { kind: 'turn', space: space('coast-gather-2') } as const;
    expect(plain(describeMove(en, names, SHOWN, turn))).toBe('Gather on the Coast (space 2)');
    const alone = { ...names, space: () => ({ does: 'gather', place: 4, number: 1, of: 1 }) as const };
    expect(plain(describeMove(en, alone, SHOWN, turn))).toBe('Gather on the Coast');
  });
});

describe('questions', () => {
  it.each(['en', 'ru'] as const)('speak of nothing that only a screen shows: %s', (language) => {
    const texts = FRAMES.map((f) => {
      const prompt = describePrompt(LANGUAGES[language], names, { stack: [f] }, [1]);
      return prompt === null ? '' : `${prompt.title} ${plain(prompt.why)}`;
    });
    expect(texts.filter((text) => /glow|light|click|tap |свет|щёлк|нажм/i.test(text))).toEqual([]);
  });

  it('are none where nobody is asked', () => {
    expect(describePrompt(en, names, { stack: [] }, [])).toBeNull();
    expect(describePrompt(en, names, { stack: [{ kind: 'next' }] }, [])).toBeNull();
  });
});

describe('refusals', () => {
  it('name the rule and what would be right', () => {
    const refusal = {
      refused: 'not-offered',
      move: 'a',
      rule: 'CIT-3',
      reason: 'flank-used',
      offered: ['b', 'c'],
    } as const;
    expect(plain(describeRefusal(en, names, refusal))).toBe(
      '“a” cannot be played (rule CIT-3). Each flank can be attacked once a round; the front stays open. Right would be: b · c.',
    );
  });
});

describe('the digest of a log', () => {
  it('keeps what a round’s end gives back', () => {
    expect(digest([{ kind: 'round-ended', round: 1 }], does).map((e) => told('en', e))).toEqual([
      'Round 1 ends: minions come home, the fallen return to hands, structures change.',
    ]);
  });

  it('leaves out what another line says', () => {
    const events: Event[] = [
      { kind: 'turn-began', seat: 0, round: 1, turn: 1 },
      { kind: 'placed', seat: 0, space: space('build') },
      { kind: 'built', seat: 0, tile: tile('shrine'), region: 5, cost: 3 },
      { kind: 'controlled', seat: 0, place: 5, from: -1 },
      { kind: 'offered', slot: 0, tile: tile('altar') },
      { kind: 'gained', seat: 0, loot: [0, 0, 0, 0, 0, 2, 0], why: 'build', place: 5 },
      { kind: 'gained', seat: 0, loot: [1, 0, 0, 0, 0, 0, 0], why: 'special', place: -1 },
      { kind: 'gained', seat: 0, loot: [0, 0, 1, 0, 0, 0, 0], why: 'special', place: -1 },
      { kind: 'amended', seat: 0, region: 5, before: [], after: [] },
      { kind: 'passed', seat: 0 },
    ];
    expect(digest(events, does).map((e) => told('en', e))).toEqual([
      'Nox builds the Shrine in the Forest for 3 gold.',
      'The new structure brings Nox 1 sulphur and 1 ash.',
    ]);
  });

  it('tells what special ingredients became where they came from, whoever takes first', () => {
    const special = (seat: Seat, loot: readonly number[]): Event => ({
      kind: 'gained',
      seat,
      loot,
      why: 'special',
      place: -1,
    });
    const events: Event[] = [
      { kind: 'gained', seat: 0, loot: [0, 0, 0, 0, 0, 1, 0], why: 'reward', place: 2 },
      { kind: 'gained', seat: 1, loot: [0, 0, 0, 0, 0, 1, 0], why: 'compensation', place: 2 },
      special(1, [0, 0, 0, 1, 0, 0, 0]),
      special(0, [0, 1, 0, 0, 0, 0, 0]),
    ];
    expect(digest(events, does).map((e) => told('en', e))).toEqual([
      'Nox gains 1 blood as the winner’s reward.',
      'Mors gains 1 bone as compensation.',
    ]);
    expect(digest(events.slice(2, 3), does).map((e) => told('en', e))).toEqual([
      'Mors takes 1 bone for 1 special ingredient.',
    ]);
  });

  it('tells an attack and the battle it led to once, forgotten or not', () => {
    const battle: LogEvent = { kind: 'battle-recalled', place: 2, attacker: 0, defender: 1, winner: 'attacker' };
    const attacked: LogEvent = { kind: 'attacked', seat: 0, defender: 1, place: 2, count: 1, modifier: 0 };
    expect(digest([attacked, battle], does)).toEqual([battle]);
  });

  it('PWR-3 tells what was revealed until the battle tells it, or where a card counts 1', () => {
    const battle: LogEvent = { kind: 'battle-recalled', place: 2, attacker: 0, defender: 1, winner: 'attacker' };
    const cards = { place: 2, attacker: 0, defender: 1, fighters: [7], attack: 2, defence: 4 } as const;
    const revealed: LogEvent = { kind: 'revealed', ...cards, warned: -1 };
    const warned: LogEvent = { ...revealed, warned: 1 };
    expect(digest([revealed], does)).toEqual([revealed]);
    expect(digest([revealed, battle], does)).toEqual([battle]);
    expect(digest([warned, battle], does)).toEqual([warned, battle]);
  });

  it('keeps what has come to nothing yet', () => {
    const events: Event[] = [{ kind: 'placed', seat: 0, space: space('desert-combat-1') }];
    expect(digest(events, does)).toEqual(events);
  });
});

describe.each([2, 3, 4] as const)('whole games of %i', (players) => {
  it('are told without a fault in both languages', () => {
    const events: Event[] = [];
    const wrong = new Set<string>();
    const reasons = new Set<string>();
    const check = (language: 'en' | 'ru', text: string): void => {
      for (const fault of faults(language, text)) wrong.add(fault);
    };
    play(players, players, {
      told: (e) => events.push(e),
      asked(s, seat, moves) {
        const view = crownOfAsh.view(s, seat);
        for (const b of crownOfAsh.barred(s, seat)) reasons.add(b.reason);
        for (const language of ['en', 'ru'] as const) {
          const prompt = describePrompt(LANGUAGES[language], names, view, [seat]);
          check(language, prompt === null ? '' : plain(prompt.why));
          for (const m of moves) check(language, plain(describeMove(LANGUAGES[language], names, view, m)));
        }
      },
    });
    for (const e of events) for (const language of ['en', 'ru'] as const) check(language, told(language, e));
    expect([...wrong]).toEqual([]);
    expect([...reasons].filter((reason) => !BARRED_REASONS.some((known) => known === reason))).toEqual([]);
    expect(events.at(-1)?.kind).toBe('ended');
  });
});
