import { beforeEach, describe, expect, test } from 'vitest';
import { goToTable, noticeIn } from '../src/offline/notice.ts';
import { answer, isOurs, keep, type Shell, type Surroundings, sweep } from '../src/offline/shell.ts';
import { watchForUpdates } from '../src/offline/updates.ts';

const HOME = 'https://play.example/ash/';
const shell: Shell = { version: 'two', files: ['', 'assets/table-1a.js', 'favicon.svg'] };
const get = (path: string, method = 'GET') => ({ method, url: HOME + path });

/** Caches by name, each of them bodies by address; what is asked of the network is noted. */
class Places {
  readonly kept = new Map<string, Map<string, string>>();
  readonly asked: string[] = [];
  down = false;

  get around(): Surroundings {
    const { kept } = this;
    const load = async (request: Request): Promise<Response> => {
      this.asked.push(`${request.url} ${request.cache}`);
      if (this.down) throw new TypeError('no network');
      return new Response(`from afar: ${request.url}`);
    };
    const open = async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, string>();
      kept.set(name, cache);
      return {
        async addAll(requests: readonly Request[]) {
          for (const request of requests) cache.set(request.url, await (await load(request)).text());
        },
        async match(url: string) {
          const body = cache.get(url);
          return body === undefined ? undefined : new Response(body);
        },
      };
    };
    const caches = { open, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) };
    return { caches, fetch: load, home: HOME };
  }
}

describe('the files of a build', () => {
  let places: Places;
  beforeEach(() => {
    places = new Places();
  });

  test('are all kept, and asked for anew where a name does not say what it holds', async () => {
    await keep(shell, places.around);
    expect(places.asked).toEqual([`${HOME} reload`, `${HOME}assets/table-1a.js default`, `${HOME}favicon.svg reload`]);
    expect([...(places.kept.get('cinderhall-two')?.keys() ?? [])]).toEqual([
      HOME,
      `${HOME}assets/table-1a.js`,
      `${HOME}favicon.svg`,
    ]);
  });

  test('are not taken for kept when one cannot be had', async () => {
    places.down = true;
    await expect(keep(shell, places.around)).rejects.toThrow('no network');
  });

  test.each(['', 'index.html', '?from=home', '#/games'])('answer the page at “%s” without a network', async (path) => {
    await keep(shell, places.around);
    places.down = true;
    const request = new Request(HOME + path);
    expect(isOurs(shell, places.around, request)).toBe(true);
    expect(await (await answer(shell, places.around, request)).text()).toBe(`from afar: ${HOME}`);
  });

  test('come from the network where the browser threw them away', async () => {
    const request = new Request(`${HOME}favicon.svg`);
    expect(await (await answer(shell, places.around, request)).text()).toBe(`from afar: ${HOME}favicon.svg`);
  });

  test('are ours to answer for, and nothing else is', () => {
    const ours = (request: { method: string; url: string }) => isOurs(shell, places.around, request);
    expect(ours(get('assets/table-1a.js'))).toBe(true);
    expect(ours(get('assets/table-0.js'))).toBe(false);
    expect(ours(get('healthz'))).toBe(false);
    expect(ours(get('', 'POST'))).toBe(false);
    expect(ours({ method: 'GET', url: 'https://elsewhere.example/ash/favicon.svg' })).toBe(false);
  });

  test('of older builds are thrown away, and what is not ours is left alone', async () => {
    for (const name of ['cinderhall-one', 'cinderhall-two', 'somebody-else']) await places.around.caches.open(name);
    expect(await sweep(shell, places.around)).toBe(1);
    expect([...places.kept.keys()]).toEqual(['cinderhall-two', 'somebody-else']);
    expect(await sweep(shell, places.around)).toBe(0);
  });
});

class Worker extends EventTarget {
  readonly said: string[] = [];
  postMessage(message: string): void {
    this.said.push(message);
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  updates = 0;
  async update(): Promise<void> {
    this.updates++;
    throw new TypeError('no network');
  }
}

/** A browser with a worker at work, or none, that learns of a newer one by `find`. */
class Browser extends EventTarget {
  controller: Worker | null;
  readonly registration = new Registration();
  readonly found = new Worker();
  readonly offers: (() => void)[] = [];
  reloads = 0;
  registered = 0;
  come = (): void => {};
  /** What is done once the page is quiet; by itself it is so at once. */
  quieten = (keep: () => void): void => keep();

  constructor({ controlled }: { controlled: boolean }) {
    super();
    this.controller = controlled ? new Worker() : null;
  }

  async register(): Promise<Registration> {
    this.registered++;
    return this.registration;
  }

  start(): Promise<void> {
    return watchForUpdates(this, {
      offer: (change) => this.offers.push(change),
      reload: () => this.reloads++,
      onreturn: (look) => {
        this.come = look;
      },
      whenQuiet: (keep) => this.quieten(keep),
    });
  }

  find(): void {
    this.registration.installing = this.found;
    this.registration.dispatchEvent(new Event('updatefound'));
    this.registration.waiting = this.found;
    this.found.dispatchEvent(new Event('statechange'));
  }

  change(): void {
    this.controller = this.found;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

describe('a newer build', () => {
  test('is offered, and nothing changes until somebody says so', async () => {
    const browser = new Browser({ controlled: true });
    await browser.start();
    expect(browser.offers).toEqual([]);
    browser.find();
    expect(browser.offers).toHaveLength(1);
    expect([browser.found.said, browser.reloads]).toEqual([[], 0]);
    browser.offers[0]?.();
    expect(browser.found.said).toHaveLength(1);
    browser.change();
    expect(browser.reloads).toBe(1);
  });

  test('that waits since the last time is offered at once', async () => {
    const browser = new Browser({ controlled: true });
    browser.find();
    await browser.start();
    expect(browser.offers).toHaveLength(1);
  });

  test('is none when the page is here for the first time: it is neither offered nor loaded again', async () => {
    const browser = new Browser({ controlled: false });
    await browser.start();
    browser.find();
    browser.change();
    expect([browser.offers, browser.reloads]).toEqual([[], 0]);
    browser.change();
    expect(browser.reloads).toBe(1);
  });

  test('is kept once the page is quiet; one that another tab changed over to is opened before that', async () => {
    const browser = new Browser({ controlled: true });
    let keep = (): void => {};
    browser.quieten = (later) => {
      keep = later;
    };
    const started = browser.start();
    browser.change();
    expect([browser.registered, browser.reloads]).toEqual([0, 1]);
    keep();
    await started;
    expect(browser.registered).toBe(1);
  });

  test('is looked for when somebody comes back, and no network is no trouble', async () => {
    const browser = new Browser({ controlled: true });
    await browser.start();
    browser.come();
    await Promise.resolve();
    expect(browser.registration.updates).toBe(1);
  });
});

describe('what the server tells while nobody looks', () => {
  const table = '0123456789abcdef';
  const notice = { title: 'Ash', text: 'Your turn', table };

  test('is read if it is whole, and nothing else is', () => {
    expect(noticeIn(JSON.stringify({ ...notice, more: 1 }))).toEqual(notice);
    for (const message of ['', 'x', 'null', '{}', JSON.stringify({ ...notice, table: '../evil' }), '[1]'])
      expect(noticeIn(message)).toBe(null);
  });

  test.each([
    [[`${HOME}#/online/${table}`], 'focus 0'],
    [[HOME, `${HOME}#/online/${table}`], 'focus 1'],
    [[`https://elsewhere.example/#/online/${table}`], `open ${HOME}#/online/${table}`],
    [[], `open ${HOME}#/online/${table}`],
  ])('brings one to its table, where %j is open', async (urls, done) => {
    const went: string[] = [];
    const windows = {
      matchAll: async () => urls.map((url, i) => ({ url, focus: async () => went.push(`focus ${i}`) })),
      openWindow: async (url: string) => went.push(`open ${url}`),
    };
    await goToTable(windows, HOME, table);
    expect(went).toEqual([done]);
  });
});
