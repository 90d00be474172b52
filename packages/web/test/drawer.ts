/** Texts by key, as a browser keeps them. */
export function drawer(map = new Map<string, string>()) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}
