import { type Config, DEFAULT_OPTIONS, parsePack, type Tables, tables } from '@cinderhall/crown-of-ash';

/** The printed values of a table. */
export const contentOf = (config: Config): Tables => tables(config);

interface Usual extends Pick<Config, 'edition' | 'players'> {
  /** A content pack as it is in its file; null: the house pack. */
  readonly pack: unknown;
}

/** The values that the next table would be laid with. */
export function usualContent({ edition, players, pack }: Usual): Tables {
  const parsed = pack === null ? null : parsePack(pack);
  const content = parsed?.ok ? parsed.value : 'house';
  return tables({ edition, players, automa: null, necromancers: 'random', options: DEFAULT_OPTIONS, content });
}
