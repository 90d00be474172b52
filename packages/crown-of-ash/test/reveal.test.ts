import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

/** Seat 0 beats the undefended desert of seat 1, both with cards that give gold. */
const conquering = (players: 2 | 3) =>
  position({ players })
    .owns(1, 'desert', 'altar')
    .hand(0, 'ash-4')
    .play(0, 'place desert-combat-1', 'send ash-4')
    .clash(0, '3', 1, 'die');

/** Seat 0 attacks the King in vain. */
const repelled = () => position().hand(0, 'ash-2').play(0, 'place citadel-front', 'send ash-2', 'clash 1');

describe('after both have chosen', () => {
  test('CBT-4: the reveal shows the attackers and both cards', () => {
    expect(conquering(2).told('revealed')).toMatchObject([
      { attacker: 0, defender: 1, place: 2, attack: 2, defence: 4, warned: -1 },
    ]);
  });

  test('CIT-7: the King has no card to reveal', () => {
    expect(repelled().told('revealed')).toMatchObject([{ attacker: 0, defender: -1, attack: 1, defence: -1 }]);
  });

  test('CBT-10: nobody else discards anything', () => {
    const { now } = conquering(3);
    expect([now.used(0), now.used(1), now.used(2)]).toEqual([['3'], ['die'], []]);
    const king = repelled().play(0, 'take ash').now;
    expect([king.used(0), king.used(1)]).toEqual([['1'], []]);
  });
});
