import path from 'node:path';
import { defineConfig } from 'vite';

const root = path.join(import.meta.dirname, '..');
const from = (name: string): string => path.join(root, 'tests/support/desktop-stand-in', name);

/**
 * The desktop's stand-in, compiled once: journeys start it about twenty times. Files keep their
 * names, because they import each other by name at run time.
 */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    outDir: path.join(root, 'dist/stand-in'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: ['main-process.ts', 'electron.ts', 'electron-loader.mjs'].map(from),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
