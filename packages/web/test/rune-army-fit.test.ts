import { describe, expect, it } from 'vitest';
import { type ArmyRoom, armyFit } from '../src/rune/viewmodel/army-fit.ts';

/** How far the cards of a side reach in a room, as they are laid (combat/Front.svelte). */
function reach(
  { width, cards }: ArmyRoom,
  card: number,
  over: boolean,
): { readonly across: number; readonly down: number } {
  if (over) return { across: card + 12 * (cards - 1), down: 1.4 * card };
  const inLine = Math.max(1, Math.floor((width + 8) / (card + 8)));
  const lines = Math.ceil(cards / inLine);
  return { across: Math.min(cards, inLine) * (card + 8) - 8, down: lines * (1.4 * card + 8) - 8 };
}

const ROOMS = [
  { width: 232, height: 84 },
  { width: 218, height: 118 },
  { width: 540, height: 140 },
  { width: 350, height: 364 },
  { width: 700, height: 800 },
] as const;

describe('cards of a combat', () => {
  it.each(ROOMS)(
    'lie in their room of $width × $height, though it be half a pixel less, however many they are',
    (told) => {
      const room = { width: told.width - 0.5, height: told.height - 0.5 };
      for (let one = 0; one <= 14; one++)
        for (let other = 1; other <= 14; other++) {
          const sides = [one, other].map((cards) => ({ ...room, cards }));
          const { width, over } = armyFit(sides.map((side) => ({ ...side, ...told })));
          expect(width).toBeGreaterThanOrEqual(Math.max(one, other) <= 12 ? 53 : 35);
          sides.forEach((side, i) => {
            const { across, down } = reach(side, width, over[i] ?? false);
            expect(across).toBeLessThanOrEqual(room.width);
            expect(down).toBeLessThanOrEqual(room.height);
          });
        }
    },
  );

  it('are of one size on both sides, as large as the fuller one lets them', () => {
    const room = { width: 540, height: 140 };
    expect(
      armyFit([
        { ...room, cards: 1 },
        { ...room, cards: 1 },
      ]),
    ).toEqual({ width: 99, over: [false, false] });
    expect(
      armyFit([
        { ...room, cards: 1 },
        { ...room, cards: 7 },
      ]).width,
    ).toBe(70);
  });

  it('lie over each other before they are too small to be read, on that side alone', () => {
    const room = { width: 232, height: 84 };
    expect(
      armyFit([
        { ...room, cards: 2 },
        { ...room, cards: 9 },
      ]),
    ).toEqual({ width: 59, over: [false, true] });
  });

  it('grow no further than is good for them', () => {
    expect(armyFit([{ width: 900, height: 900, cards: 1 }]).width).toBe(172);
  });

  it('have some width before their room is known', () => {
    expect(armyFit([{ width: 0, height: 0, cards: 3 }]).width).toBe(1);
  });
});
