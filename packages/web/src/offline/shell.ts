/** All files of one build of the page, so that it opens without a network. */
export interface Shell {
  /** Another one for every build. */
  readonly version: string;
  /** Paths from the folder of the page; `''` is the page itself. */
  readonly files: readonly string[];
}

/** The part of the browser's caches that a shell needs. */
export interface Caches {
  open(name: string): Promise<Kept>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

interface Kept {
  addAll(requests: Request[]): Promise<void>;
  match(url: string, options: { readonly ignoreVary: boolean }): Promise<Response | undefined>;
}

/** What a shell needs of the browser. */
export interface Surroundings {
  readonly caches: Caches;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The folder of the page, with a slash at its end. */
  readonly home: string;
}

const PREFIX = 'cinderhall-';
/** Names in here carry a hash of what the file holds: whatever the browser has of that name is right. */
const HASHED = 'assets/';

const cacheOf = ({ version }: Shell): string => PREFIX + version;

/** Keeps every file of this build beside those of the build that runs now. Rejects if one cannot be had. */
export async function keep(shell: Shell, { caches, home }: Surroundings): Promise<void> {
  const cache = await caches.open(cacheOf(shell));
  await cache.addAll(
    shell.files.map((file) => new Request(home + file, { cache: file.startsWith(HASHED) ? 'default' : 'reload' })),
  );
}

/** Throws away what other builds kept; how many they were. Others than ours are left alone. */
export async function sweep(shell: Shell, { caches }: Surroundings): Promise<number> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheOf(shell));
  await Promise.all(old.map((name) => caches.delete(name)));
  return old.length;
}

/** Whether a request is for a file of this build; everything else is the network's, the server's health for example. */
export function isOurs(
  shell: Shell,
  { home }: Surroundings,
  { method, url }: Pick<Request, 'method' | 'url'>,
): boolean {
  return method === 'GET' && pathIn(shell, home, url) !== null;
}

/** The file as it was kept, or from the network if the browser threw it away. */
export async function answer(shell: Shell, around: Surroundings, request: Request): Promise<Response> {
  const path = pathIn(shell, around.home, request.url) ?? '';
  const cache = await around.caches.open(cacheOf(shell));
  // The server tells files apart by encodings, of which the browser has one.
  return (await cache.match(around.home + path, { ignoreVary: true })) ?? around.fetch(request);
}

/** The file's path from `home`; null: it is none of this build. */
function pathIn({ files }: Shell, home: string, url: string): string | null {
  const plain = url.replace(/[?#].*$/, '');
  if (!plain.startsWith(home)) return null;
  const path = plain.slice(home.length);
  const file = path === 'index.html' ? '' : path;
  return files.includes(file) ? file : null;
}
