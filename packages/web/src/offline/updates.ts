/** The part of the browser that keeps service workers. */
export interface Container {
  /** The worker that answers for this page; null: the network does. */
  readonly controller: unknown;
  register(script: string, options: { readonly updateViaCache: 'none' }): Promise<Registration>;
  addEventListener(what: 'controllerchange', hear: () => void): void;
}

interface Registration {
  readonly waiting: { postMessage(message: string): void } | null;
  readonly installing: { addEventListener(what: 'statechange', hear: () => void): void } | null;
  update(): Promise<unknown>;
  addEventListener(what: 'updatefound', hear: () => void): void;
}

/** What the page does about newer builds. */
export interface Changing {
  /** Called with a way to change over whenever a newer build is ready; nothing changes until that is called. */
  offer(change: () => void): void;
  /** Opens the newer page. */
  reload(): void;
  /** Has `look` called whenever somebody comes back to the page: it may have been open for days. */
  onreturn(look: () => void): void;
  /** Has the build kept once the page has come: all its files are fetched for that, and would keep it waiting. */
  whenQuiet(keep: () => void): void;
}

/**
 * Has the page kept for times without a network, and looks out for newer builds. A change that is made in one tab
 * reloads the others as well: what is being played is stored, and an old page would miss its own files.
 */
export async function watchForUpdates(
  container: Container,
  { offer, reload, onreturn, whenQuiet }: Changing,
): Promise<void> {
  let taken = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (taken) reload();
    taken = true;
  });
  await new Promise<void>(whenQuiet);
  const registration = await container.register('./service-worker.js', { updateViaCache: 'none' });
  const look = (): void => {
    const { waiting } = registration;
    if (waiting && container.controller) offer(() => waiting.postMessage('take over'));
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  // Without a network there is nothing newer.
  onreturn(() => void registration.update().catch(() => undefined));
}
