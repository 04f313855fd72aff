import react from '@vitejs/plugin-react';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** Builds the program with which the server draws the screens where visits begin (ADR 0066). Styles and pictures are those of the app. */
export const firstView = (): Plugin => ({
  name: 'senado:first-view',
  apply: 'build',
  closeBundle: async () => {
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      ssr: { noExternal: true },
      build: {
        ssr: path.join(root, 'consumer-web/first-view/worker.ts'),
        outDir: path.join(root, 'dist/first-view'),
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'worker.js' } },
      },
    });
  },
});
