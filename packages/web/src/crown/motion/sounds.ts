import type { Sound } from '../../table/sound/sounding.ts';
import type { Beat } from './beats.ts';

const OF_PIECE = { minion: 'step', fighter: 'card', covered: 'card', tile: 'build', loot: 'coin' } as const;

/** What a beat sounds like; null: it is silent. `staged`: a battle is told in a scene, which has sounds of its own. */
export function soundOf(beat: Beat, staged: boolean): Sound | null {
  switch (beat.beat) {
    case 'travel':
      return OF_PIECE[beat.piece.piece];
    case 'roll':
      return staged ? null : 'die';
    case 'battle':
      return staged || beat.won === null ? null : beat.won ? 'won' : 'lost';
    case 'note':
      return beat.note;
    default:
      return null;
  }
}
