import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendMeta } from '../build/backend-plugin.ts';
import { leanPackages } from '../build/lean-packages.ts';

/** Where `npm run dev` finds the backend; a built app is served by the backend itself. */
const backend = process.env['SENADO_BACKEND'] ?? 'http://127.0.0.1:3000';
const served = ['/group', '/orgs', '/payment', '/takeouts', '/activity', '/member', '/market', '/system', '/public', '/uploads', '/pictures', '/sandbox-bank', '/sandbox-identity', '/healthz'];

const anyOf = (...paths: string[]): RegExp => new RegExp(`(${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** The frame draws little and seldom, and so does the home, whose cards are kept by `memo`: what the compiler would add to them weighs more in every first load than it saves. */
const FRAME = [/node_modules/, anyOf('consumer-web/(app|lib|host|ui|features/home)/')];

/** Parts of the frame that only some visits need: they stay files of their own. */
const LATER = anyOf('consumer-web/host/(?!create-host|page|detect|host-error)', 'consumer-web/lib/(host-calls|platform|track|long-away|loading|use-impression|offer-choice|use-jump|cart-|payment|use-open-attempt|use-patience|checkout-draft)', 'consumer-web/app/(main|guard-steps|bind-view|home-button|around|hash-reroute|loading-sign)', 'shared/contract/(?!define|wire|member)');

/** What every visit needs, in two files instead of a dozen: fewer requests, and better packed. */
const FIRST_LOAD = [
  {
    name: 'vendor',
    // what writes to the server comes with the first screen that does
    test: (id: string): boolean => !/(mutationObserver|useMutation)\.js/.test(id) && anyOf('node_modules/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand|axios|zod|@noble|@scure)/').test(id),
  },
  {
    name: 'frame',
    test: (id: string): boolean => !LATER.test(id) && anyOf(
      'consumer-web/(lib|host|app)/', 'consumer-web/ui/(page|button|icons|price|picture|bone|state-view|load-failed|load-more|language-switch|redirect)',
      'shared/(client|contract|codes|kernel|routes|geo/distance|geo/location|guards)/?', 'shared/i18n/(fill|language|error-text)',
    ).test(id),
  },
  {
    name: 'home',
    test: anyOf('features/home/(home.screen|early|queries|filters|front-api|counts|jump|store-words|use-filters|use-turning|later)\\.', 'features/home/parts/(banners|flash-rail|home-header|jump-link|lanterns|list-bar|place-button|store-bones|store-card|store-list|star)\\.', 'shared/contract/takeout-(front|cards)'),
  },
];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // two dev servers on one node_modules must not share a cache
  cacheDir: '../node_modules/.vite/consumer-web',
  plugins: [leanPackages(), react({ compiler: true, exclude: FRAME }), backendMeta()],
  build: { outDir: '../dist/consumer-web', emptyOutDir: true, manifest: true, target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } } },
  server: { host: '127.0.0.1', port: 4200, proxy: Object.fromEntries(served.map((path) => [path, backend])) },
});
