import { runeAge, type State, tables } from '@cinderhall/rune-age';
import { loadRuneAge } from '@cinderhall/words/rune-age';
import { describe, expect, it } from 'vitest';
import { forecastText, namesIn } from '../src/rune/context.ts';
import { type Forecast, forecastOf } from '../src/rune/viewmodel/forecast.ts';
import { allGold, leftoverOf } from '../src/rune/viewmodel/leftover.ts';

const config = { scenario: 'resurgence', players: 2, factions: ['daqan', 'uthuk'], content: 'house' } as const;
const t = tables(config);
const card = (id: string): number => t.index.get(id) ?? Number.NaN;
const cards = (...ids: readonly string[]): number[] => ids.map(card);

const FOOTMAN = 'daqan-footman';
const KNIGHT = 'daqan-knight';

/** What the first of two at a table as it begins, changed, can tell of an attack. */
function laid(target: string, hand: readonly number[], change: (s: State) => void = () => undefined) {
  const s = runeAge.setup(config, '1');
  s.hands[0] = [...hand];
  change(s);
  const view = runeAge.view(s, 0);
  return { view, found: forecastOf(t, view, card(target)) };
}
const forecast = (...args: Parameters<typeof laid>): Forecast | null => laid(...args).found;

describe('what an attack would come to', () => {
  it('RCO-3 adds up the units in hand, and nothing else that is held', () => {
    const found = forecast('daqan-stronghold', cards(FOOTMAN, KNIGHT, 'gold-1'));
    expect(found).toMatchObject({ own: 4, against: 2, comes: 'enough', defender: null, attrition: 0 });
    expect(forecast('daqan-stronghold', cards('gold-1'))).toMatchObject({ own: 0, comes: 'short', more: false });
  });

  it('tells whether cards in hand may add to it: not by what they do to others, nor by what they do out of combat', () => {
    const more = (...ids: readonly string[]) => forecast('daqan-stronghold', cards(...ids))?.more;
    expect(more(FOOTMAN, 'gold-1')).toBe(true);
    expect(more('battle-roar')).toBe(true);
    expect(more('manticore', 'daqan-archer', 'gold-1')).toBe(false);
  });

  it('counts what lasts: a reward that strengthens attacks on the objective', () => {
    const reward = t.boonOf.findIndex((boon) =>
      boon.some((it) => it.lasting === 'strength' && it.fight === 'objective'),
    );
    expect(reward).toBeGreaterThanOrEqual(0);
    const by = t.boonOf[reward]?.reduce((sum, it) => sum + (it.lasting === 'strength' ? it.by : 0), 0) ?? 0;
    const found = forecast('resurgence', cards(KNIGHT), (s) => {
      s.ready[0] = [reward];
    });
    expect(found).toMatchObject({ own: 3 + by, comes: 'short' });
  });

  it('RCO-3 knows how many units the attrition die may take, and no more than there are', () => {
    const enemy = t.cards.findIndex((found) => found.type === 'enemy' && found.attrition);
    const fought = (hand: readonly number[]) =>
      forecast(t.cards[enemy]?.id ?? '', hand, (s) => {
        s.enemies = [enemy];
      })?.attrition;
    expect(fought(cards(FOOTMAN))).toBe(1);
    expect(fought(cards(FOOTMAN, FOOTMAN, KNIGHT))).toBe(2);
  });

  it('RCO-5 sets the defence of a city against it, and whoever may play cards there', () => {
    const city = t.cities.find((at) => (t.defenceOf[at] ?? 0) > 0) ?? -1;
    const found = forecast(t.cards[city]?.id ?? '', cards(FOOTMAN), (s) => {
      s.ready[1] = [city];
      s.hands[1] = cards('gold-1', 'gold-1', 'gold-1');
    });
    expect(found).toMatchObject({ against: t.defenceOf[city], defender: { seat: 1, cards: 3 } });
    expect(forecast('uthuk-home', cards(FOOTMAN))).toMatchObject({ against: 0, defender: { seat: 1 } });
  });

  it('is nothing to somebody who only looks on', () => {
    const s = runeAge.setup(config, '1');
    expect(forecastOf(t, runeAge.view(s, 'spectator'), card('daqan-stronghold'))).toBeNull();
  });
});

describe('an attack in words', () => {
  const said = async (language: 'en' | 'ru', ...args: Parameters<typeof laid>): Promise<string> => {
    const rune = await loadRuneAge(language);
    const { view } = laid(...args);
    const names = namesIn(rune, t, view, 0);
    return forecastText({ rune, names, t, view }, { kind: 'turn', act: 'attack', card: card(args[0]) });
  };

  it('says that it is enough, or that ties are won', async () => {
    expect(await said('en', 'daqan-stronghold', cards(KNIGHT))).toBe('You hold 3 against 2: enough.');
    expect(await said('en', 'daqan-stronghold', cards('daqan-archer'))).toBe(
      'You hold 2 against 2: a tie, and you win ties.',
    );
    expect(await said('ru', 'daqan-stronghold', cards('daqan-archer'))).toBe(
      'У вас 2 против 2: равенство, а при нём побеждаете вы.',
    );
  });

  it('says how much is lacking, and that nothing in hand can make up for it', async () => {
    expect(await said('en', 'daqan-stronghold', cards('gold-1'))).toBe(
      'You hold 0 against 2: 2 too little. It cannot be won with this hand.',
    );
    expect(await said('en', 'daqan-stronghold', cards(FOOTMAN))).toBe(
      'You hold 1 against 2: 1 too little. What your cards do may add to it.',
    );
  });

  it('says who may play against it', async () => {
    const home = (s: State): void => {
      s.hands[1] = cards('gold-1', 'gold-1');
    };
    expect(await said('en', 'uthuk-home', cards(FOOTMAN), home)).toBe(
      'You hold 1 against 0: enough. Uthuk may play from 2 cards.',
    );
  });

  it('is nothing where nobody attacks', async () => {
    const rune = await loadRuneAge('en');
    const { view } = laid('daqan-stronghold', []);
    const names = namesIn(rune, t, view, 0);
    expect(forecastText({ rune, names, t, view }, { kind: 'turn', act: 'buy', card: card(FOOTMAN) })).toBe('');
  });
});

describe('all gold', () => {
  const turn = (): State => {
    const s = runeAge.setup(config, '1');
    s.active = 0;
    s.stack = [{ kind: 'turn', seat: 0, act: null, card: -1 }];
    s.hands[0] = cards('gold-1', FOOTMAN, 'gold-1', 'gold-2').sort((a, b) => a - b);
    s.ready[0] = cards('daqan-stronghold', 'mithrilim');
    return s;
  };
  const found = (s: State, moves = runeAge.moves(s, 0)) => allGold(t, runeAge.view(s, 0), moves);

  it('RTU-6 is what lies in hand and what gives gold alone, played one answer after the other', () => {
    const s = turn();
    expect(found(s)).toMatchObject({ cards: 4, gold: 5 });
    for (let left = 4; left > 0; left--) {
      const { cards: many, next } = found(s);
      expect(many).toBe(left);
      if (next) runeAge.step(s, 0, next);
    }
    expect(found(s)).toMatchObject({ cards: 0, next: undefined });
    expect([s.gold[0], s.influence[0], s.ready[0], s.hands[0]]).toEqual([
      5,
      0,
      cards('daqan-stronghold'),
      cards(FOOTMAN),
    ]);
  });

  it('RTU-8 leaves what could be exhausted for something else', () => {
    const of = (changed: Partial<typeof t>) =>
      allGold({ ...t, ...changed }, runeAge.view(turn(), 0), runeAge.moves(turn(), 0));
    const reward = card('mithrilim');
    const one = (list: readonly number[]) => list.map((value, i) => (i === reward ? 1 : value));
    expect(of({ yieldInfluence: one(t.yieldInfluence) })).toMatchObject({ cards: 3, gold: 4 });
    expect(of({ abilityOf: { ...t.abilityOf, action: one(t.abilityOf.action) } })).toMatchObject({ cards: 3, gold: 4 });
  });

  it('is none where something else is asked', () => {
    expect(found(turn(), [{ kind: 'keep', card: -1, kept: cards('gold-1') }])).toMatchObject({
      cards: 0,
      next: undefined,
    });
    expect(allGold(t, runeAge.view(turn(), 'spectator'), [])).toMatchObject({ cards: 0, next: undefined });
  });
});

describe('what is left of a turn', () => {
  const left = (hand: readonly number[], change: (s: State) => void = () => undefined) => {
    const s = runeAge.setup(config, '1');
    s.active = 0;
    s.stack = [{ kind: 'turn', seat: 0, act: null, card: -1 }];
    s.hands[0] = [...hand];
    s.ready[0] = [];
    change(s);
    return leftoverOf(t, runeAge.view(s, 0), runeAge.moves(s, 0));
  };

  it('RTU-6 is all gold that could be had, in hand, played or in play, as long as it buys something', () => {
    expect(
      left(cards('gold-1', 'gold-2'), (s) => {
        s.gold[0] = 1;
      }),
    ).toMatchObject({ gold: 4, influence: 0 });
    const sold = (s: State): void => {
      for (const [ware, gold] of t.forGold.entries()) if (gold) s.supply[ware] = 0;
    };
    expect(left(cards('gold-1', 'gold-2'), sold)).toMatchObject({ gold: 0 });
  });

  it('RTU-7 is influence of what is ready, if there is something for so little', () => {
    const ready =
      (n: number) =>
      (s: State): void => {
        s.ready[0] = Array.from({ length: n }, () => card('daqan-stronghold'));
      };
    expect(left([], ready(1))).toMatchObject({ influence: 1, gold: 0 });
    expect(left([])).toMatchObject({ influence: 0 });
  });

  it('RCO-2 is an attack that the units in hand are strong enough for', () => {
    expect(left(cards(KNIGHT))).toMatchObject({ attack: card('daqan-stronghold') });
    expect(left(cards(FOOTMAN))).toMatchObject({ attack: -1 });
    expect(
      left(cards(KNIGHT), (s) => {
        s.supply[card('daqan-stronghold')] = 0;
      }),
    ).toMatchObject({ attack: -1 });
  });

  it('is nothing where no turn is asked about', () => {
    const s = runeAge.setup(config, '1');
    expect(leftoverOf(t, runeAge.view(s, 'spectator'), [])).toBeNull();
    expect(leftoverOf(t, runeAge.view(s, 0), [{ kind: 'battle', card: -1 }])).toBeNull();
  });
});
