import { USUAL_GAME } from '../usual.ts';
import { fronts } from './games.ts';

const KEY = 'cinderhall.game';

function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? USUAL_GAME;
  } catch {
    return USUAL_GAME;
  }
}

let chosen = $state(remembered());

/** The game that was chosen last in this browser, if it is still among those of the page. */
export const chosenGame = (): string => (fronts.has(chosen) ? chosen : USUAL_GAME);

export function chooseGame(id: string): void {
  chosen = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A browser that gives a page no room: next time the usual game is offered.
  }
}
