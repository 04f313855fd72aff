import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendMeta } from '../build/backend-plugin.ts';

/** Where `npm run dev` finds the backend; a built app is served by the backend itself. */
const backend = process.env['SENADO_BACKEND'] ?? 'http://127.0.0.1:3000';
const served = ['/group', '/orgs', '/payment', '/pictures', '/sandbox-bank', '/healthz'];

const anyOf = (...paths: string[]): RegExp => new RegExp(`(${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** What every visit needs, in two files instead of a dozen: fewer requests, and better packed. */
const FIRST_LOAD = [
  {
    name: 'vendor',
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand|axios|zod|@noble|@scure)/',
      'node_modules/antd-mobile/es/components/(button|dot-loading)/',
    ),
  },
  {
    name: 'frame',
    test: anyOf(
      'consumer-web/(lib|host|app/(?!main))', 'consumer-web/ui/(page|button|icons|price|picture|bone|state-view|load-failed|load-more|language-switch|redirect)',
      'consumer-web/features/group/(queries|store|screens)', 'shared/(client|contract|codes|kernel|routes|geo)/',
      'shared/order/polling', 'shared/format/(money|distance|sale-count)', 'shared/i18n/(fill|language|error-text)',
    ),
  },
];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // two dev servers on one node_modules must not share a cache
  cacheDir: '../node_modules/.vite/consumer-web',
  plugins: [react({ compiler: true }), backendMeta()],
  build: { outDir: '../dist/consumer-web', emptyOutDir: true, manifest: true, target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } } },
  server: { host: '127.0.0.1', port: 4200, proxy: Object.fromEntries(served.map((path) => [path, backend])) },
});
