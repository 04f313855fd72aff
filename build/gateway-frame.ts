import path from 'node:path';
import { build, type Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** Builds the script of the sandbox gateway's frame: one file, which the server puts into the frame's page. */
export const gatewayFrame = (): Plugin => ({
  name: 'senado:gateway-frame',
  buildStart: async () => {
    await build({
      configFile: false,
      root: path.join(root, 'consumer-web/gateway'),
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: path.join(root, 'dist/gateway'),
        emptyOutDir: true,
        target: 'es2022',
        lib: {
          entry: path.join(root, 'consumer-web/gateway/frame.ts'),
          formats: ['iife'],
          name: 'gatewayFrame',
          fileName: () => 'frame.js',
        },
      },
    });
  },
});
