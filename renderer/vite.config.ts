import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { CONSOLE_ERROR_CODES, sentencesOfConsole } from '../build/app-errors.ts';
import { backendMeta, builtBackend } from '../build/backend-plugin.ts';
import { constantModules } from '../build/constant-modules.ts';
import { pureComponents } from '../build/pure-components.ts';
import { quietScanners, SCANNER_PACKAGES } from '../build/quiet-scanners-plugin.ts';
import { wordsAhead } from '../build/words-ahead.ts';
import { errorSentences } from '../shared/i18n/error-sentences.ts';
import { firstLoadGroup, preloadParts } from '../build/first-load.ts';
import { TEXT_PARTS } from './lib/text-parts.ts';

const root = import.meta.dirname;

/**
 * What pages may do in a browser tab. No inline script and no eval; wasm and workers from our own origin only; style attributes and sheets are the kit's.
 * The desktop sends its own policy with the backend's address, so this one is not written into its build.
 */
const policy = (backend: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${backend}`.trimEnd(),
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${backend}`.trimEnd(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const tabPolicy = (): Plugin => ({
  name: 'senado:tab-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(builtBackend()) },
      injectTo: 'head-prepend',
    },
  ],
});

/** The words of a language in two files: those of the first load, and the others. */
const WORDS = Object.entries(TEXT_PARTS).flatMap(([part, areas]) =>
  ['zh', 'en'].map((language) => ({
    name: `words-${part}-${language}`,
    test: new RegExp(`shared[\\\\/]i18n[\\\\/](${areas.join('|')})[\\\\/]${language}\\.`),
  })),
);

/** What the tab's build and the desktop's build of these pages share. `base` is relative: they run at `/console/` and under `app://`. */
export const rendererConfig = {
  root,
  base: './',
  plugins: [
    pureComponents(/node_modules\/react-router\/dist\//),
    // an error's row holds its sentences in every language, too, and most are the consumer app's
    constantModules({
      'shared/codes/errors/codes.ts': { ERROR_CODES: CONSOLE_ERROR_CODES },
      'shared/i18n/errors/zh.ts': { texts: sentencesOfConsole(errorSentences('zh')) },
      'shared/i18n/errors/en.ts': { texts: sentencesOfConsole(errorSentences('en')) },
    }),
    react({ compiler: true }),
    quietScanners(),
  ],
  // bundled beforehand they would not pass the plugin
  optimizeDeps: { exclude: SCANNER_PACKAGES },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    minify: true,
    rolldownOptions: {
      input: resolve(root, 'index.html'),
      output: { codeSplitting: { groups: WORDS } },
    },
  },
} satisfies UserConfig;

/** What every start runs, in three files instead of dozens: a browser reads them side by side, and packages change with few releases. */
const START = [
  {
    name: 'react',
    from: [/node_modules[\\/]react-dom[\\/]/, /react-first\./],
    only: /node_modules[\\/](react|react-dom|scheduler)[\\/]|react-first\./,
  },
  { name: 'kit', from: [/renderer[\\/]main\./], only: /node_modules[\\/]/ },
  // a clock and its words are needed by the sign-in and by every page: too little for files of their own
  { name: 'start', from: [/renderer[\\/]main\./, /ui[\\/]use-now\./, /format[\\/]date\./] },
];
/** Packages whose index names more than a start uses: the bundler places their parts. */
const BY_PARTS =
  /node_modules[\\/](?!(@noble|react|react-dom|react-router|react-router-dom|scheduler|zod|zustand)[\\/])/;

/** What else a till's day begins with, in one file beside its screen; without what signing in needs, which loads no screen. */
const HOME = {
  ...firstLoadGroup(
    [
      {
        name: 'home',
        from: [/write-off\.screen\./],
        byName: /tabler-icons-react\.|icons[\\/]index\./,
        without: [/login\.screen\./],
      },
    ],
    /write-off\.screen\.|node_modules[\\/](?!@tabler[\\/])/,
  ),
  // a module goes where the plan says, and takes nothing along
  includeDependenciesRecursively: false,
};

/** A tab can be installed; the desktop, which asks for nothing that it does not need, is already. */
const tabManifest = (): Plugin => ({
  name: 'senado:tab-manifest',
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'manifest', href: './console.webmanifest' },
      injectTo: 'head',
    },
  ],
});

const backend = process.env['SENADO_BACKEND'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  ...rendererConfig,
  cacheDir: resolve(root, '../node_modules/.vite/console'),
  plugins: [
    ...rendererConfig.plugins,
    tabPolicy(),
    tabManifest(),
    backendMeta(),
    // where a till's day begins: the start would ask for these once it runs
    preloadParts(['write-off.screen']),
    wordsAhead({
      key: 'senado.console.language',
      names: { zh: 'words-first-zh', en: 'words-first-en' },
    }),
  ],
  build: {
    ...rendererConfig.build,
    chunkSizeWarningLimit: 800,
    outDir: resolve(root, '../dist/console'),
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      input: {
        index: resolve(root, 'index.html'),
        offline: resolve(root, 'lib/offline.worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js',
        codeSplitting: { groups: [...WORDS, firstLoadGroup(START, BY_PARTS), HOME] },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/group': backend, '/pictures': backend } },
});
