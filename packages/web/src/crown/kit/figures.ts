import type { FighterEntry, Kind } from '@cinderhall/crown-of-ash';
import type { IconName } from './icons.ts';

/** The figures of one kind, weakest first; `tier-attack` says which fighter of the house pack each was chosen for. */
type Figures = readonly (readonly [tier: number, attack: number, figure: IconName])[];

const FIGURES: { readonly [K in Kind]: Figures } = {
  sulphur: [
    [0, 1, 'elysium-shade'],
    [0, 2, 'pyromaniac'],
    [1, 2, 'imp'],
    [1, 3, 'salamander'],
    [2, 3, 'warlord-helmet'],
    [2, 4, 'devil-mask'],
    [2, 5, 'hound'],
    [3, 5, 'gooey-daemon'],
    [3, 6, 'spiked-dragon-head'],
  ],
  blood: [
    [0, 1, 'raise-zombie'],
    [0, 2, 'shambling-zombie'],
    [1, 2, 'leeching-worm'],
    [1, 3, 'wolf-howl'],
    [2, 3, 'evil-bat'],
    [2, 4, 'werewolf'],
    [2, 5, 'mounted-knight'],
    [3, 5, 'vampire-dracula'],
    [3, 6, 'female-vampire'],
  ],
  ash: [
    [0, 1, 'floating-ghost'],
    [0, 2, 'robe'],
    [1, 2, 'ghost'],
    [1, 3, 'spectre'],
    [2, 3, 'shouting'],
    [2, 4, 'haunting'],
    [2, 5, 'hooded-assassin'],
    [3, 5, 'overlord-helm'],
    [3, 6, 'grim-reaper'],
  ],
  bone: [
    [0, 1, 'half-body-crawling'],
    [0, 2, 'dig-dug'],
    [1, 2, 'bone-gnawer'],
    [1, 3, 'skull-mask'],
    [2, 3, 'bowman'],
    [2, 4, 'skull-shield'],
    [2, 5, 'giant'],
    [3, 5, 'dragon-head'],
    [3, 6, 'crowned-skull'],
  ],
};

const AUTOMATONS: { readonly [K in Kind]: IconName } = {
  sulphur: 'gargoyle',
  blood: 'spider-bot',
  ash: 'robot-golem',
  bone: 'rock-golem',
};

/**
 * The figure on a fighter card. It follows from what the card says, not from its name, so that packs of one's own have
 * figures too: of its kind and tier the one with the nearest attack value, else the nearest tier.
 */
export function figureOf({ kind, tier, attack, returns }: FighterEntry): IconName {
  if (returns) return AUTOMATONS[kind];
  const distance = ([t, a]: Figures[number]) => Math.abs(t - tier) * 10 + Math.abs(a - attack);
  const [nearest] = FIGURES[kind].toSorted((one, other) => distance(one) - distance(other));
  return nearest?.[2] ?? AUTOMATONS[kind];
}
