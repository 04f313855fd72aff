/** What of a service worker's world is used here: its own types do not live beside those of a page. */
type Lasting = Event & { waitUntil: (what: Promise<unknown>) => void };
type Installing = Lasting & { addRoutes?: (rules: object) => Promise<void> };
type Asked = Lasting & {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Scope = {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable: () => Promise<void> };
  };
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install', on: (event: Installing) => void) => void) &
    ((type: 'activate', on: (event: Lasting) => void) => void) &
    ((type: 'fetch', on: (event: Asked) => void) => void);
};
const scope = globalThis as unknown as Scope;

const SHELF = 'senado-page';
/** With a stored page, one that arrives later than this is for the next visit. */
const WAIT_MS = 6000;

const page = (): string => new URL('./', scope.registration.scope).href;
/** Also none where the browser's storage is full or broken: then only the network counts. */
const keptPage = (): Promise<Response | undefined> =>
  caches
    .open(SHELF)
    .then((shelf) => shelf.match(page()))
    .catch(() => undefined);

/** The page from the network, stored from then on. A failing server has no page. */
const freshPage = async (
  event: Lasting,
  asked?: Promise<Response | undefined>,
): Promise<Response> => {
  const reply = (await asked) ?? (await fetch(page(), { cache: 'no-cache' }));
  if (reply.status >= 500) throw new Error(`the server answers ${reply.status}`);
  const copy = reply.ok && !reply.redirected ? reply.clone() : null;
  // the page is read while it comes; the copy is written beside it
  if (copy) event.waitUntil(caches.open(SHELF).then((shelf) => shelf.put(page(), copy)));
  return reply;
};

const answer = async (event: Asked): Promise<Response> => {
  const fresh = freshPage(event, event.preloadResponse);
  event.waitUntil(fresh.catch(() => undefined));
  const kept = await keptPage();
  if (!kept) return fresh;
  const late = new Promise<Response>((done) => {
    setTimeout(() => {
      done(kept);
    }, WAIT_MS);
  });
  return Promise.race([fresh.catch(() => kept), late]);
};

/** Stores the app's page for offline use. Its scripts, styles and pictures are in the browser's HTTP cache; replies of the server are never stored here. */
scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([scope.skipWaiting(), freshPage(event)]));
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
  if (url.split(/[?#]/)[0] === page()) event.respondWith(answer(event));
  // another page of this origin, which the browser has requested already: without this it would be requested twice
  else if (event.preloadResponse)
    event.respondWith(event.preloadResponse.then((reply) => reply ?? fetch(event.request)));
});
