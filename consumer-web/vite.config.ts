import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { backendMeta } from '../build/backend-plugin.ts';
import { CONSUMER_ERROR_CODES } from '../build/consumer-errors.ts';
import { constantModules } from '../build/constant-modules.ts';
import { driverPage } from '../build/driver-page.ts';
import { compileAtOnce, firstLoadGroups, packAssets, preloadParts } from '../build/first-load.ts';
import { gatewayFrame } from '../build/gateway-frame.ts';
import { growLengths } from '../build/grow-lengths.ts';
import { inlineStart } from '../build/inline-start.ts';
import { pureComponents } from '../build/pure-components.ts';

/** Where `npm run dev` finds the backend; a built app is served by the backend itself. */
const backend = process.env['SENADO_BACKEND'] ?? 'http://127.0.0.1:3000';
const served = [
  '/group',
  '/orgs',
  '/payment',
  '/takeouts',
  '/activity',
  '/member',
  '/market',
  '/system',
  '/public',
  '/uploads',
  '/pictures',
  '/sandbox-bank',
  '/sandbox/gateway',
  '/sandbox-identity',
  '/healthz',
];

const here = (name: string): string => path.join(import.meta.dirname, name);
const anyOf = (...paths: string[]): RegExp =>
  new RegExp(`(${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** The frame renders little and rarely, and so does the home, whose cards use `memo`: the compiler's code would cost more in every first load than it saves. */
const FRAME = [
  /node_modules/,
  anyOf(
    'consumer-web/(app|lib|host|ui|features/takeout/(home|find))/',
    'consumer-web/domain/(?!(cart|checkout|offers)/(parts/|use-|.*\\.tsx))',
  ),
];

const words = (language: 'zh' | 'en') => ({
  name: `first-words-${language}`,
  from: [
    anyOf(`shared/i18n/(frame|home|location)/${language}\\.`, `lib/text-files/${language}\\.`),
  ],
});

/** What every visit needs, in a few files instead of dozens; the first is inlined in the page. The calls run while the drawing code still loads. Then what is needed a moment later, together. */
const FIRST_LOAD = [
  // the words of every language read the rows of a session's errors
  { name: 'first', from: [anyOf('consumer-web/app/boot\\.', 'shared/codes/errors/session\\.')] },
  {
    name: 'first-dom',
    from: [anyOf('node_modules/react-dom/')],
    only: anyOf('node_modules/(react-dom|scheduler)/'),
  },
  // with what is a few bytes, is needed by most screens, and packs badly as a file of its own
  {
    name: 'first-draw',
    from: [anyOf('consumer-web/app/draw\\.', 'shared/kernel/ids\\.', 'react/compiler-runtime')],
  },
  { name: 'first-home', from: [anyOf('features/takeout/home/home.screen\\.')] },
  words('zh'),
  words('en'),
  {
    name: 'then',
    from: [
      anyOf('consumer-web/app/(around|question)\\.'),
      anyOf(
        'features/takeout/home/parts/(between|pull-sign|takeout-popup)\\.',
        'domain/(store/ad-banner|shop)\\.',
        'lib/(storage-entries|clock/use-now|session/use-sign-in|navigation/use-stay)\\.',
      ),
    ],
  },
];

/** The parts of every kind of store's page in one file: each is too small to pack well alone. Those that need a cart are not among them: a group takes along all that it imports. */
const STORE_PAGE = {
  name: 'store-page',
  test: anyOf(
    'domain/store-page/(may-contain|menu-(layout|rail)|opening-words|report-button|store-(bar|place|tabs)|use-menu-window)\\.',
    'domain/share/(share-button|send-share|share)\\.',
  ),
};

/** What lists of goods need and a store's page too, whose file would take it along. */
const LIST_PARTS = {
  name: 'list-parts',
  test: anyOf(
    'shared/contract/consumer/store-shapes\\.',
    'shared/codes/allergen\\.',
    'consumer-web/ui/(waiting|list-state|paged-list)\\.',
  ),
};

/** What keeps and renews a cart, which stores and checkouts of every kind need without each other's parts. */
const CART = {
  name: 'cart',
  test: anyOf('domain/cart/cart-(store|disk|schema|queries|menu|renew)\\.'),
};

/** The words of deals in one file a language: every screen of group-buy needs them together. */
const groupWords = (language: 'zh' | 'en') => ({
  name: `group-words-${language}`,
  test: anyOf(`shared/i18n/group(-sale|-store|-check-in)?/${language}\\.`),
});

/** Parts of the query client that only later screens use: what writes to the server, and what reads many things. */
const LATER = anyOf(
  'query-core/.*/(mutationObserver|queriesObserver)',
  'react-query/.*/(useMutation|useQueries|useSuspense|usePrefetch|HydrationBoundary)',
);

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // two dev servers on one node_modules must not share a cache
  cacheDir: '../node_modules/.vite/consumer-web',
  // the page inlines the first calls, and preloads React in the meantime; what draws is fetched by `boot`
  plugins: [
    pureComponents(/node_modules\/react-router\/dist\//),
    // an error's row holds its sentences too, and the server sends those
    constantModules({ 'shared/codes/errors/codes.ts': { ERROR_CODES: CONSUMER_ERROR_CODES } }),
    react({ compiler: true, exclude: FRAME }),
    backendMeta(),
    preloadParts(['first-dom', 'rolldown-runtime', 'first']),
    compileAtOnce(FIRST_LOAD.map(({ name }) => name)),
    inlineStart('first'),
    packAssets(),
    gatewayFrame(),
    driverPage(),
  ],
  css: { postcss: { plugins: [growLengths()] } },
  build: {
    outDir: '../dist/consumer-web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: { index: here('index.html'), offline: here('lib/offline.worker.ts') },
      output: {
        // each of more than a hundred names is in the first load: seven characters tell them apart
        entryFileNames: ({ name }) =>
          name === 'offline' ? 'offline.js' : 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            ...firstLoadGroups(FIRST_LOAD, LATER),
            LIST_PARTS,
            CART,
            STORE_PAGE,
            groupWords('zh'),
            groupWords('en'),
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4200,
    proxy: Object.fromEntries(served.map((path) => [path, backend])),
  },
});
