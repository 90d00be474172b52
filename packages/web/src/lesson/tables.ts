import { type Saved, type Store, withEntry } from '@cinderhall/referee';

/** Keeps the tables of a lesson for as long as it is open; what is taken back there is laid anew. */
export function lessonTables(): Store {
  const tables = new Map<string, Saved>();
  return {
    load: async (table) => tables.get(table) ?? null,
    async create(table, saved) {
      if (tables.has(table)) return false;
      tables.set(table, saved);
      return true;
    },
    async append(table, revision, entry) {
      const saved = tables.get(table);
      if (saved?.revision !== revision) return false;
      tables.set(table, withEntry(saved, entry));
      return true;
    },
    cut: async () => false,
    remove: async (table) => void tables.delete(table),
  };
}
