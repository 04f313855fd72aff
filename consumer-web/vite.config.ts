import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the backend; a built app is served by the backend itself. */
const backend = process.env['SENADO_BACKEND'] ?? 'http://127.0.0.1:3000';
const served = ['/group', '/orgs', '/payment', '/pictures', '/sandbox-bank', '/healthz'];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // two dev servers on one node_modules must not share a cache
  cacheDir: '../node_modules/.vite/consumer-web',
  plugins: [react({ compiler: true })],
  build: { outDir: '../dist/consumer-web', emptyOutDir: true, manifest: true, target: 'es2022' },
  server: { host: '127.0.0.1', port: 4200, proxy: Object.fromEntries(served.map((path) => [path, backend])) },
});
