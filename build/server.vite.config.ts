import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');
const outDir = path.join(root, 'dist/server');

/**
 * The server reads files beside its sources (migrations, pictures), which are not copied: a module's
 * folder is resolved from the bundle to the source tree.
 */
const ownFolder: Plugin = {
  name: 'own-folder',
  transform: (code, id) =>
    code.includes('import.meta.dirname') && !id.includes('node_modules')
      ? {
          code: code.replaceAll(
            'import.meta.dirname',
            `(import.meta.dirname + ${JSON.stringify(`/${path.relative(outDir, path.dirname(id))}`)})`,
          ),
          map: null,
        }
      : null,
};

/** The server in one file, without its packages: it starts about twice as fast as from its sources. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [ownFolder],
  build: {
    ssr: path.join(root, 'server/main.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
});
