/** Something that this browser remembers, or does not. Where nothing is remembered, as in some private windows, it is not. */
export interface Flag {
  isUp(): boolean;
  set(up: boolean): void;
}

/** The flag under this name. It is known at once, before any game has been read. */
export const flag = (name: string): Flag => ({
  isUp() {
    try {
      return localStorage.getItem(name) !== null;
    } catch {
      return false;
    }
  },
  set(up) {
    try {
      if (up) localStorage.setItem(name, '1');
      else localStorage.removeItem(name);
    } catch {
      // Then it is down the next time.
    }
  },
});
