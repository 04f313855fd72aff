import react from '@vitejs/plugin-react';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { backendMeta } from './backend-plugin.ts';
import { constantModules } from './constant-modules.ts';
import { CONSUMER_ERROR_CODES } from './consumer-errors.ts';

const root = path.join(import.meta.dirname, '../consumer-web');

/** Builds the page of a store's own driver beside the app: it shares no file with it, so neither makes the other heavier. */
export const driverPage = (): Plugin => ({
  name: 'senado:driver-page',
  apply: 'build',
  closeBundle: async () => {
    await build({
      configFile: false,
      root,
      base: './',
      publicDir: false,
      logLevel: 'warn',
      plugins: [
        constantModules({ 'shared/codes/errors/codes.ts': { ERROR_CODES: CONSUMER_ERROR_CODES } }),
        react(),
        backendMeta(),
      ],
      build: {
        outDir: path.join(root, '../dist/consumer-web'),
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        target: 'es2022',
        rolldownOptions: {
          input: { run: path.join(root, 'run.html') },
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
    });
  },
});
