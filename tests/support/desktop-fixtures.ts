import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import {
  desktopRuntime,
  launchDesktop,
  type Desktop,
  type DesktopOptions,
} from './desktop-launch.ts';
import { PAGE_ORIGIN } from './desktop-stand-in/address.ts';
import { quickenWaits } from './quick-waits.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** The backend that the tills of one worker talk to, with the demonstration's voucher codes by name (`valid`, `expired`, …). */
export type Backend = ServerProcess & { readonly code: (name: string) => string };
type Launcher = (options?: Partial<DesktopOptions>) => Promise<Desktop>;
const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'senado-till-'));
const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

const codesOf = (log: string): Map<string, string> =>
  new Map(
    [...log.matchAll(/(\d{4} \d{4} \d{4}) {2}([\w-]+)/g)].map(([, code = '', name = '']) => [
      name,
      code.replaceAll(' ', ''),
    ]),
  );

// oxlint-disable no-empty-pattern -- Playwright reads from the first parameter's pattern what a fixture needs
export const test = base.extend<
  { userDataDir: string; launch: Launcher },
  { backend: Backend; till: Desktop }
>({
  backend: [
    async ({}, provide) => {
      process.stdout.write(`desktop journeys run on: ${desktopRuntime()}\n`);
      // the stand-in's pages have an origin of their own, see desktop-stand-in/address.ts
      const server = await startServer({ env: { CORS_ORIGINS: `app://senado,${PAGE_ORIGIN}` } });
      const codes = codesOf(server.log());
      await provide({ ...server, code: (name) => codes.get(name) ?? '' });
      await server.remove();
    },
    { scope: 'worker' },
  ],
  userDataDir: async ({}, provide) => {
    const folder = await newFolder();
    await provide(folder);
    await removeFolder(folder);
  },
  // one till for all journeys that leave it as they found it: a start costs more than most of them
  till: [
    async ({ backend }, provide) => {
      const folder = await newFolder();
      const desktop = await launchDesktop({
        backendUrl: backend.url,
        userDataDir: folder,
        isPackaged: true,
      });
      quickenWaits(desktop.page);
      await provide(desktop);
      await desktop.kill();
      await removeFolder(folder);
    },
    { scope: 'worker' },
  ],
  launch: async ({ backend, userDataDir }, provide) => {
    const open: Desktop[] = [];
    await provide(async (options) => {
      const desktop = await launchDesktop({ backendUrl: backend.url, userDataDir, ...options });
      open.push(desktop);
      quickenWaits(desktop.page);
      return desktop;
    });
    for (const desktop of open) await desktop.kill();
  },
});
export { expect } from '@playwright/test';

type Line =
  | { readonly type: 'attempt'; readonly entry: JournalEntry }
  | { readonly type: 'resolved'; readonly requestId: string };

/** What stands in the till's journal on the disk at this moment. */
export const journalOnDisk = async (userDataDir: string): Promise<Line[]> => {
  const text = await readFile(join(userDataDir, 'journal/journal.jsonl'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
};

/** The till's log as it is on the disk now. */
export const logOnDisk = (userDataDir: string): Promise<string> =>
  readFile(join(userDataDir, 'logs/console.log'), 'utf8').catch(() => '');
