import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { backendMeta } from '../../build/backend-plugin.ts';

const root = import.meta.dirname;

/** The pickup screen: a page of its own, so that neither it nor the console loads what only the other needs. */
export default defineConfig({
  root,
  base: './',
  cacheDir: resolve(root, '../../node_modules/.vite/wall'),
  plugins: [backendMeta()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: resolve(root, '../../dist/wall'),
    emptyOutDir: true,
  },
});
