import { seedRng } from '@cinderhall/kernel';
import { OurTable } from './server-tables.ts';

/** People at one table of the crowd. */
export const AT_A_TABLE = 4;
/** Milliseconds within which somebody answers, at least and at most. */
const THINKS = { least: 2000, most: 6000 };
/** Tables that are laid at once. */
const AT_ONCE = 20;

/** What a part of the crowd is asked to do. */
export interface CrowdOrder {
  readonly folder: string;
  readonly port: number;
  readonly first: number;
  readonly tables: number;
}

/** A part of the crowd: what it opened, and how long each answer took. */
interface Crowd {
  play(milliseconds: number): Promise<number[]>;
  leave(): void;
}

const pause = (): number => THINKS.least + Math.random() * (THINKS.most - THINKS.least);

/** Opens some tables, and sits down at all of their seats. */
async function gather({ folder, port, first, tables: many }: CrowdOrder): Promise<Crowd> {
  const tables: OurTable[] = [];
  for (let i = 0; i < many; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, many - i) }, (_, at) =>
      new OurTable(folder, port, seedRng(`${first + i + at}`), { people: AT_A_TABLE, pause }).open(),
    );
    tables.push(...(await Promise.all(some)));
  }
  return {
    async play(milliseconds) {
      const took: number[] = [];
      const begun = performance.now();
      const hear = (one: number): boolean => took.push(one) > 0 && performance.now() - begun < milliseconds;
      await Promise.all(tables.map((table) => table.play(hear)));
      return took;
    },
    leave() {
      for (const table of tables) table.close();
    },
  };
}

/** Does what another process asks for, in the order of {@link CrowdOrder}, how long to play, and nothing more. */
export function obeyAsCrowd(): void {
  let crowd: Crowd | null = null;
  process.on('message', async (asked: CrowdOrder | number) => {
    if (typeof asked === 'number') return process.send?.(await crowd?.play(asked));
    crowd = await gather(asked);
    return process.send?.(asked.tables);
  });
  process.on('disconnect', () => {
    crowd?.leave();
    process.exit();
  });
}
