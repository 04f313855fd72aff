import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds a page of nothing but React and one field, into the place of an app below a folder of its own, for the server to serve as it serves the apps. */
export const buildBarePage = async (app: 'console' | 'consumer-web'): Promise<{ distDir: string; remove(): void }> => {
  const distDir = mkdtempSync(join(tmpdir(), 'senado-bare-'));
  mkdirSync(join(distDir, 'consumer-web'), { recursive: true });
  await build({ configFile: false, root: join(import.meta.dirname, 'bare-page'), base: './', logLevel: 'error', mode: 'production', build: { outDir: join(distDir, app), target: 'es2022', emptyOutDir: true } });
  return { distDir, remove: () => rmSync(distDir, { recursive: true, force: true }) };
};
