import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { backendMeta } from '../build/backend-plugin.ts';
import { CONSUMER_ERROR_CODES } from '../build/consumer-errors.ts';
import { constantModules } from '../build/constant-modules.ts';
import { driverPage } from '../build/driver-page.ts';
import { compileAtOnce, firstLoadGroup, packAssets, preloadParts } from '../build/first-load.ts';
import { firstView } from '../build/first-view.ts';
import { gatewayFrame } from '../build/gateway-frame.ts';
import { growLengths } from '../build/grow-lengths.ts';
import { inlineStart } from '../build/inline-start.ts';
import { landingFiles } from '../build/landing-files.ts';
import { pureComponents } from '../build/pure-components.ts';
import { sharedFiles } from '../build/shared-files.ts';
import { wordFiles } from '../build/word-files.ts';
import type { Area } from '../shared/i18n/catalogue.ts';
import { consumerRoutes } from '../shared/routes/consumer/index.ts';
import { LANDING_FILES, type LandingName } from './app/landing-files.ts';
import { TEXT_PARTS } from './lib/text-parts.ts';

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

/** What every visit needs, in a few files instead of dozens; the first is inlined in the page. The calls run while the drawing code still loads. */
const FIRST_LOAD = [
  // the words of every language read the rows of a session's errors; the rest is what most first questions need
  {
    name: 'first',
    from: [
      anyOf('consumer-web/app/boot\\.', 'shared/codes/(coupon|errors/session)\\.'),
      anyOf('shared/kernel/ids\\.', 'shared/format/money\\.'),
    ],
  },
  {
    name: 'first-dom',
    from: [anyOf('node_modules/react-dom/')],
    only: anyOf('node_modules/(react-dom|scheduler)/'),
  },
  // with what is a few bytes, is needed by most screens, and packs badly as a file of its own
  { name: 'first-draw', from: [anyOf('consumer-web/app/draw\\.', 'react/compiler-runtime')] },
  words('zh'),
  words('en'),
];

/** Loads the landings and what they ask the server. */
const START = anyOf('consumer-web/app/start-early\\.');
/** What is as urgent: where one pays, what a message or a card of a product opens, and what follows on every visit. */
const URGENT = anyOf(
  'features/market/store/product\\.screen',
  '(checkout/order|orders/order-actions)\\.screen',
  'consumer-web/app/(around|question)\\.',
  'features/takeout/home/parts/(between|pull-sign|takeout-popup)\\.',
);
/** Most visits begin here. */
const HOME = anyOf('features/takeout/home/home\\.screen');
/** A landing in place of a screen that one comes to later. Those of members are not drawn by the server (ADR 0066). */
const LANDING = 30;
const OF_MEMBERS = anyOf('features/(monthly-card|points)/');
const LANDING_OF_MEMBERS = 120;
/** How much the speed of a part that is loaded by itself counts: the home, other landings and what is as urgent, other screens, what opens within one. */
const countsFor = (id: string, importers: readonly string[]): number => {
  if (HOME.test(id)) return 600;
  if (URGENT.test(id) || importers.some((importer) => START.test(importer)))
    return OF_MEMBERS.test(id) ? LANDING_OF_MEMBERS : LANDING;
  return id.includes('.screen.') ? 1 : 0.1;
};

/** What one more file costs a visit: on a slow line a browser fetches six at a time. */
const REQUEST_BYTES = 4000;

/** The words of the first load have their own files. */
const FIRST_WORDS: readonly string[] = ['home', 'location'] satisfies Area[];
/** How much the parts of words count that a landing loads. */
const LANDING_TEXTS = new Map<string, number>(
  Object.values(LANDING_FILES).map(({ texts, modules }) => [
    texts,
    OF_MEMBERS.test(`features/${modules[0]}`) ? LANDING_OF_MEMBERS : LANDING,
  ]),
);
const wordsOf = (language: 'zh' | 'en') =>
  wordFiles({
    language,
    folder: here('../shared/i18n'),
    parts: Object.entries(TEXT_PARTS).map(([part, areas]) => ({
      areas: areas.filter((area) => !FIRST_WORDS.includes(area)),
      weight: LANDING_TEXTS.get(part) ?? 1,
    })),
    requestBytes: REQUEST_BYTES,
  });

/** Parts of the query client that only later screens use: what writes to the server, and what reads many things. */
const LATER = anyOf(
  'query-core/.*/(mutationObserver|queriesObserver)',
  'react-query/.*/(useMutation|useQueries|useSuspense|usePrefetch|HydrationBoundary)',
);

/** What the page asks for beside its own script. */
const BESIDE_PAGE = ['first-dom', 'rolldown-runtime', 'first'];

const wordsAt = (areas: readonly Area[], language: 'zh' | 'en'): string[] => [
  `/text-files/${language}.ts`,
  ...areas.map((area) => `/i18n/${area}/${language}.ts`),
];
const landings = Object.entries(LANDING_FILES).map(([name, { modules, texts }]) => ({
  path: consumerRoutes[name as LandingName].path,
  modules: modules.map((module) => `/features/${module}`),
  words: { zh: wordsAt(TEXT_PARTS[texts], 'zh'), en: wordsAt(TEXT_PARTS[texts], 'en') },
}));

const firstLoad = firstLoadGroup(FIRST_LOAD, LATER);

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
    preloadParts(BESIDE_PAGE),
    compileAtOnce(
      FIRST_LOAD.map(({ name }) => name),
      HOME,
    ),
    inlineStart('first'),
    landingFiles({ landings, always: ['/app/draw.tsx'], known: BESIDE_PAGE }),
    packAssets(),
    gatewayFrame(),
    driverPage(),
    firstView(),
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
            firstLoad,
            wordsOf('zh'),
            wordsOf('en'),
            sharedFiles({
              earlier: firstLoad.name,
              weight: countsFor,
              requestBytes: REQUEST_BYTES,
            }),
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
