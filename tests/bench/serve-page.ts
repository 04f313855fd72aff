import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Serves a bench page from its sources, untouched while files change. */
export const servePage = async (
  folder: string,
  plugins: Plugin[] = [],
): Promise<{ url: string; close(): Promise<void> }> => {
  const vite = await createServer({
    configFile: false,
    root: folder,
    cacheDir: join(root, 'node_modules/.vite/bench'),
    logLevel: 'error',
    plugins,
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: [root] } },
    optimizeDeps: { exclude: ['zxing-wasm'] },
  });
  await vite.listen();
  return { url: vite.resolvedUrls!.local[0]!, close: () => vite.close() };
};
