import { createStore, del, entries, get, set, update } from 'idb-keyval';

/** A place that keeps values by key. Every call may reject; a change is made in one transaction, over all tabs. */
export interface Keys {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Replaces a value by what `change` makes of it. `undefined` leaves it alone, and the answer is then `false`. */
  change(key: string, change: (value: unknown) => unknown): Promise<boolean>;
  remove(key: string): Promise<void>;
  entries(): Promise<readonly (readonly [string, unknown])[]>;
}

/** Thrown to leave a transaction without writing. */
class Unchanged extends Error {}

/** The browser's own store. Rejects where the browser gives a page none. */
export async function browserKeys(name: string): Promise<Keys> {
  const store = createStore(name, 'tables');
  await get('', store);
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
    entries: () => entries<string, unknown>(store),
    async change(key, change) {
      try {
        await update(
          key,
          (value: unknown) => {
            const after = change(value);
            if (after === undefined) throw new Unchanged();
            return after;
          },
          store,
        );
        return true;
      } catch (error) {
        if (error instanceof Unchanged) return false;
        throw error;
      }
    },
  };
}

/** Keeps values for as long as the page is open. */
export function memoryKeys(): Keys {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => {
      values.set(key, value);
    },
    remove: async (key) => {
      values.delete(key);
    },
    entries: async () => [...values],
    change: async (key, change) => {
      const after = change(values.get(key));
      if (after !== undefined) values.set(key, after);
      return after !== undefined;
    },
  };
}
