import type { Chapter } from './rule.ts';

export const components: Chapter = {
  'RCM-1': {
    rule: 'Each of four factions has a home realm, three strongholds and four types of units: eight copies for 1 gold, four for 2, four for 3 and three for 5.',
  },
  'RCM-2': {
    rule: 'Gold cards are worth 1, 2 or 3 and cost 1, 3 or 5 influence, with 24, 14 and 10 copies; there are eight cities and ten neutral types of five copies.',
  },
  'RCM-3': {
    rule: 'Each of four scenarios has an objective and ten events, in stages 1 and 2, in The Cataclysm also 3; there are six dragon runes, and a monument for each faction.',
    rulings: [
      {
        we: 'Resurgence of the Dragonlords is played without Rally Support and Hoarding Dragon.',
        because: 'Twelve events are known of it, and these two not whole.',
      },
    ],
  },
  'RCM-4': {
    rule: 'The attrition die shows 0, 0, 0, 1, 1 and 2 skulls, and 20 damage eliminate a home realm.',
  },
};

export const setup: Chapter = {
  'RSE-1': {
    rule: 'The objective of the chosen scenario lies in the centre and names the three neutral types of the game.',
  },
  'RSE-2': {
    rule: 'Each player has another faction: the home realm in front, strongholds and units open in the barracks, in a pile for each cost.',
  },
  'RSE-3': {
    rule: 'By the number of players from one to four the centre holds 9, 14, 19 or 24 gold cards of 1, then 8, 10, 12 or 14 of 2 and 4, 6, 8 or 10 of 3, with 2, 3, 4 or 5 of each neutral type and as many cities, drawn from the eight.',
  },
  'RSE-4': {
    rule: 'A starting deck is five gold cards of 1 out of their pile and three units for 1 gold out of the barracks, shuffled; five are drawn.',
  },
  'RSE-5': {
    rule: 'Events are shuffled by stage and stacked face down, stage 1 on top and the last stage at the bottom.',
  },
  'RSE-6': {
    rule: 'A random player is first.',
    rulings: [
      {
        we: 'The first player stays the same all game.',
        because: 'Nothing is told of passing it on, and rounds are counted from there.',
      },
    ],
  },
  'RSE-7': {
    rule: 'In Runewars each player begins with a random dragon rune, and in The Monument each can build the monument of the own faction.',
    rulings: [
      { we: 'One dragon rune each.', because: 'Six runes for four players leave two for who discovers one.' },
      { we: 'A player builds the own monument only.', because: 'Each belongs to a faction by name.' },
    ],
  },
};
