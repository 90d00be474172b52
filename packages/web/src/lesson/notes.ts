import * as z from 'zod/mini';

const schema = z.object({
  at: z.int().check(z.gte(0)),
  lines: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200)),
  marks: z.array(z.int().check(z.gte(0))).check(z.maxLength(100)),
});

/** How far somebody has come in a first game: the step, the moves made, and how many there were at each step. */
export type Noted = z.infer<typeof schema>;

export interface Notes {
  /** null: nothing that can be read. */
  read(): Noted | null;
  write(noted: Noted): void;
}

export const noted = (at: number, lines: readonly string[], marks: readonly number[]): Noted => ({
  at,
  lines: [...lines],
  marks: [...marks],
});

/** Notes that outlive the page, where the browser keeps anything. */
export const browserNotes = (key: string): Notes => ({
  read() {
    try {
      const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  },
  write(kept) {
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // A browser that stores nothing begins anew; the page has said so by then.
    }
  },
});
