import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { backendMeta, builtBackend } from '../build/backend-plugin.ts';
import { quietScanners, SCANNER_PACKAGES } from '../build/quiet-scanners-plugin.ts';

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

/** What the tab's build and the desktop's build of these pages share. `base` is relative: they run at `/console/` and under `app://`. */
export const rendererConfig = {
  root,
  base: './',
  plugins: [react({ compiler: true }), quietScanners()],
  // bundled beforehand they would not pass the plugin
  optimizeDeps: { exclude: SCANNER_PACKAGES },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    minify: true,
    rolldownOptions: { input: resolve(root, 'index.html') },
  },
} satisfies UserConfig;

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
  plugins: [...rendererConfig.plugins, tabPolicy(), tabManifest(), backendMeta()],
  build: {
    ...rendererConfig.build,
    chunkSizeWarningLimit: 800,
    outDir: resolve(root, '../dist/console'),
    emptyOutDir: true,
    manifest: true,
  },
  server: { host: '127.0.0.1', proxy: { '/group': backend, '/pictures': backend } },
});
