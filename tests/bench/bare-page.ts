import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { packAssets } from '#build/first-load.ts';

type Bare = { distDir: string; remove(): void };

/** Builds a bare page into the place of an app below a folder of its own, for the server to serve as it serves the apps. */
const buildInto = async (
  page: 'bare-page' | 'bare-list' | 'bare-rows',
  app: 'console' | 'consumer-web',
): Promise<Bare> => {
  const distDir = mkdtempSync(join(tmpdir(), 'senado-bare-'));
  mkdirSync(join(distDir, 'consumer-web'), { recursive: true });
  await build({
    configFile: false,
    root: join(import.meta.dirname, page),
    base: './',
    logLevel: 'error',
    mode: 'production',
    plugins: [packAssets()],
    build: { outDir: join(distDir, app), target: 'es2022', emptyOutDir: true },
  });
  return { distDir, remove: () => rmSync(distDir, { recursive: true, force: true }) };
};

/** A page of nothing but React and one field. */
export const buildBarePage = (app: 'console' | 'consumer-web'): Promise<Bare> =>
  buildInto('bare-page', app);

/** A page of nothing but React and what the server once answered: a list of stores, or rows of words. */
export const buildBareList = async (
  answer: unknown,
  page: 'bare-list' | 'bare-rows' = 'bare-list',
): Promise<Bare> => {
  const bare = await buildInto(page, 'consumer-web');
  writeFileSync(join(bare.distDir, 'consumer-web', 'list.json'), JSON.stringify(answer));
  return bare;
};
