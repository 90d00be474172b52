/** What the server tells a browser that is not looking: at which table it is somebody's turn. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly table: string;
}

/** Reads a message; null: it is none of ours. */
export function noticeIn(message: string): Notice | null {
  try {
    const { title, text, table } = JSON.parse(message);
    const whole = typeof title === 'string' && typeof text === 'string' && /^[0-9a-f]{16}$/.test(table);
    return whole ? { title, text, table } : null;
  } catch {
    return null;
  }
}

/** A window of the page, as a service worker knows it. */
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What is needed of a browser to bring somebody to a table. */
export interface Windows {
  matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Window[]>;
  openWindow(url: string): Promise<unknown>;
}

/** Brings somebody to a table: to the window in which it is open, or to a new one. */
export async function goToTable(windows: Windows, home: string, table: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url.startsWith(home) && url.includes(`#/online/${table}`));
  if (there) await there.focus();
  else await windows.openWindow(`${home}#/online/${table}`);
}
