import { resolve } from 'node:path';
import { defineConfig } from 'electron-vite';
import { rendererConfig } from './renderer/vite.config.ts';

const root = import.meta.dirname;
/** Elsewhere for a build that must not disturb the one in use. */
const out = resolve(root, process.env['DESKTOP_OUT'] ?? 'out');

/** The desktop: main and preload bundled whole (the package ships no node_modules), and the console's own pages. */
export default defineConfig({
  main: {
    build: {
      outDir: resolve(out, 'main'),
      emptyOutDir: true,
      externalizeDeps: false,
      minify: false,
      rolldownOptions: { input: resolve(root, 'electron/main/index.ts') },
    },
  },
  preload: {
    build: {
      outDir: resolve(out, 'preload'),
      emptyOutDir: true,
      externalizeDeps: false,
      // a sandboxed preload must be CommonJS
      rolldownOptions: {
        input: [
          resolve(root, 'electron/preload/index.ts'),
          resolve(root, 'electron/preload/display.ts'),
        ],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    ...rendererConfig,
    // named again: this file is bundled, and folders of the console's settings would be reckoned from here
    root: resolve(root, 'renderer'),
    cacheDir: resolve(root, 'node_modules/.vite/renderer'),
    build: {
      ...rendererConfig.build,
      outDir: resolve(out, 'renderer'),
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          index: resolve(root, 'renderer/index.html'),
          display: resolve(root, 'renderer/display.html'),
        },
      },
    },
  },
});
