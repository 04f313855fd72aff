type Reply = {
  readonly status: number;
  readonly ok: boolean;
  readonly redirected: boolean;
  clone(): Reply;
};
type Lasting = { waitUntil: (what: Promise<unknown>) => void };
type Installing = Lasting & { addRoutes?: (rules: object) => Promise<void> };
type Asked = Lasting & {
  readonly request: { readonly mode: string; readonly url: string };
  readonly preloadResponse?: Promise<Reply | undefined>;
  respondWith: (answer: Promise<Reply>) => void;
};
type Shelf = {
  match(page: string): Promise<Reply | undefined>;
  put(page: string, reply: Reply): Promise<void>;
};
/** What is used of a service worker's global scope, whose types do not go with those of a page. */
export type WorkerScope = {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable: () => Promise<void> };
  };
  readonly clients: { claim: () => Promise<void> };
  readonly caches: { open(name: string): Promise<Shelf> };
  fetch(what: unknown, how?: object): Promise<Reply>;
  setTimeout(run: () => void, ms: number): unknown;
  skipWaiting(): Promise<void>;
  addEventListener: ((type: 'install', on: (event: Installing) => void) => void) &
    ((type: 'activate', on: (event: Lasting) => void) => void) &
    ((type: 'fetch', on: (event: Asked) => void) => void);
};

const SHELF = 'senado-page';
/** With a stored page, one that arrives later than this is for the next visit. */
const WAIT_MS = 6000;

const page = (scope: WorkerScope): string => scope.registration.scope;
/** Also none where the browser's storage is full or broken: then only the network counts. */
const storedPage = (scope: WorkerScope): Promise<Reply | undefined> =>
  scope.caches
    .open(SHELF)
    .then((shelf) => shelf.match(page(scope)))
    .catch(() => undefined);

/** The page from the network, stored from then on. A failing server has no page. */
const freshPage = async (
  scope: WorkerScope,
  event: Lasting,
  asked?: Promise<Reply | undefined>,
): Promise<Reply> => {
  const reply = (await asked) ?? (await scope.fetch(page(scope), { cache: 'no-cache' }));
  if (reply.status >= 500) throw new Error(`the server answers ${reply.status}`);
  const copy = reply.ok && !reply.redirected ? reply.clone() : null;
  // the page is read while it comes; the copy is written beside it
  if (copy) event.waitUntil(scope.caches.open(SHELF).then((shelf) => shelf.put(page(scope), copy)));
  return reply;
};

const answer = async (scope: WorkerScope, event: Asked): Promise<Reply> => {
  const fresh = freshPage(scope, event, event.preloadResponse);
  event.waitUntil(fresh.catch(() => undefined));
  const stored = await storedPage(scope);
  if (!stored) return fresh;
  const late = new Promise<Reply>((done) => {
    scope.setTimeout(() => {
      done(stored);
    }, WAIT_MS);
  });
  return Promise.race([fresh.catch(() => stored), late]);
};

/**
 * Stores an app's page for offline use (ADR 0020): the one at the worker's scope. Its scripts, styles
 * and pictures are in the browser's HTTP cache; replies of the server are never stored here.
 */
export const keepPageOffline = (scope: WorkerScope): void => {
  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([scope.skipWaiting(), freshPage(scope, event)]));
    // everything else bypasses this worker, where the browser supports it
    event
      .addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
      .catch(() => undefined);
  });

  scope.addEventListener('activate', (event) => {
    // the network request starts while this worker starts up
    event.waitUntil(
      Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const { mode, url } = event.request;
    if (mode !== 'navigate') return;
    if (url.split(/[?#]/)[0] === page(scope)) event.respondWith(answer(scope, event));
    // another page of this origin, which the browser has requested already: without this it would be requested twice
    else if (event.preloadResponse)
      event.respondWith(event.preloadResponse.then((reply) => reply ?? scope.fetch(event.request)));
  });
};
