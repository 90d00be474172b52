import { count } from '../../en/plural.ts';
import type { RulesText } from '../catalog.ts';
import { advanced } from './advanced.ts';
import { battle } from './battle.ts';
import { reference } from './reference.ts';
import { rounds } from './rounds.ts';
import { turns } from './turns.ts';

/** English. */
export const rules: RulesText = {
  reference,
  page: {
    title: 'Rules',
    overview: 'The game in a minute',
    contents: 'Contents',
    search: 'Search the rules',
    found: (rules) => `${count(rules, 'rule', 'rules')} found`,
    notFound: 'No rule has all of these words. Try fewer of them, or read for all editions.',
    edition: 'Edition',
    all: 'All',
    editionHint:
      'Final is the published game. 4.1 and 4.0 are prototypes from before it, and can be played here as well. Where all are read, marks tell what differs.',
    tags: { final: 'Final', 'env-4.1': '4.1', 'env-4.0': '4.0', prototypes: '4.0 and 4.1' },
    tagHints: {
      final: 'In the final edition',
      'env-4.1': 'In prototype 4.1',
      'env-4.0': 'In prototype 4.0',
      prototypes: 'In the prototypes 4.0 and 4.1',
    },
    ruling: 'Our ruling',
    rulingHint:
      'Where the rulebooks are silent or can be read in two ways, this page decides. Such decisions are marked.',
    ownWords: 'The rules are told in our own words here, and numbered so that the table can name them.',
    asPage: 'Open as a page',
    figures: {
      tile: 'A structure: its price in gold at the top, what it offers below, the tax for its owner at the right edge, points at the foot.',
      fighter: 'A fighter: attack value at the top, its kind by colour and shape, cost and tier at the foot.',
      cards: 'The five combat cards. Above what the winner gains, below what the loser does.',
      bolster: 'Two of a kind: 3 and 2 and 1 for the pair make 6.',
      automaton: 'An Automaton: the numeral in the corner names the deck it goes back to.',
      citadel: 'The King counts 5. Beating him takes 6.',
      fate: 'The four kinds. A fate card names two of them.',
      kinds: 'The basic resources: sulphur, blood, ash, bone. Then gold, and the special ingredient.',
    },
  },
  overview: [
    'The old king sits in his Citadel, and around it lie six regions in ruins. You are one of up to four necromancers who want his crown. You build in the ruins, gather what they yield, raise the dead with it, and take from others what you cannot build yourself.',
    'A game has four rounds. In each round you place four minions, one a turn, and each does one thing: gather resources, build a structure, start a battle, or take your combat cards back. After each of them you may raise a fighter.',
    'At the end of every round your structures score points, and so does the Citadel for whoever holds it. After the fourth round a secret fate card and your stores add the last ones. Most points win.',
  ],
  chapters: { ...turns, ...battle, ...rounds, ...advanced },
};
