import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { backendMeta } from '../build/backend-plugin.ts';
import { CONSUMER_ERROR_CODES } from '../build/consumer-errors.ts';
import { constantModules } from '../build/constant-modules.ts';
import { compileAtOnce, firstLoadGroups, packAssets, preloadParts } from '../build/first-load.ts';
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
  from: [anyOf(`shared/i18n/(frame|home|location)/${language}\\.`)],
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
        'features/takeout/home/parts/(between|pull-sign|home-popup)\\.',
        'domain/(store/ad-banner|shop)\\.',
        'lib/(storage-entries|clock/use-now|session/use-sign-in|navigation/use-stay)\\.',
      ),
    ],
  },
];

/** The parts of every kind of store's page in one file: each is too small to pack well alone. */
const STORE_PAGE = {
  name: 'store-page',
  test: anyOf(
    'domain/store-page/(?!report-sheet)',
    'domain/share/(share-button|send-share|share)\\.',
  ),
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
        entryFileNames: ({ name }) =>
          name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            ...firstLoadGroups(FIRST_LOAD, LATER),
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
