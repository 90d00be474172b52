import { describe, expect, it } from 'vitest';
import { spotFor } from '../src/crown/board/tip-spot.ts';

const board = { width: 800, height: 600 };
const tip = { width: 150, height: 90 };
const box = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });

describe('where a tip lies', () => {
  it('is beside the thing, on the side where the board ends sooner', () => {
    expect(spotFor(box(300, 280), [], board, tip)).toMatchObject({ side: 'left', left: 138, top: 255, point: 45 });
    expect(spotFor(box(500, 280), [], board, tip)).toMatchObject({ side: 'right', left: 552 });
  });
  it('covers no neighbour where there is another side', () => {
    const row = [box(100, 10, 90, 96), box(200, 10, 90, 96), box(300, 10, 90, 96)];
    expect(spotFor(box(200, 10, 90, 96), row, board, tip)).toMatchObject({ side: 'below', top: 118 });
    expect(spotFor(box(300, 280), [box(250, 280)], board, tip).side).toBe('right');
  });
  it('covers as little as it can where every side has neighbours', () => {
    const around = [box(200, 280), box(400, 270, 200, 60), box(300, 180, 20, 20), box(300, 340, 40, 60)];
    expect(spotFor(box(300, 280), around, board, tip).side).toBe('above');
  });
  it('stays on the board', () => {
    expect(spotFor(box(0, 0), [], board, tip).side).toBe('right');
    expect(spotFor(box(760, 560), [], board, tip)).toMatchObject({ side: 'left', top: 506 });
  });
});
