import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { fixedClock } from '#shared/testing/clock.ts';
import { startInProcess } from './server-in-process.ts';
import { startServer } from './server-process.ts';
import {
  databaseOn,
  noPrivatePostgres,
  startPrivatePostgres,
  TOWN,
  TOWN_AT_NOON,
} from './server-private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run answers, with the town in its database `TOWN`; empty where none is installed. */
    privatePostgres: string;
    /** A data folder with the demonstration town: suites that keep the real time start from a copy of it. */
    townFolder: string;
    /** The same as it was at `fixedClock()`'s start, for suites whose clock begins there. */
    noonFolder: string;
  }
}

type Where = { dataDir: string; databaseUrl?: string };

/** Migrates and seeds, once a run. */
const makeTown = async ({ dataDir, databaseUrl }: Where): Promise<void> => {
  const server = await startServer({
    dataDir,
    env: { DEMO_PACE: '0', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  await server.stop();
};
const makeTownAtNoon = async (where: Where): Promise<void> => {
  const server = await startInProcess({ ...where, clock: fixedClock() });
  await server.stop();
};

/** One private PostgreSQL for all contract tests of a run, and the town for both databases: each suite has a copy of its own. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-town-'));
  const at = (name: string) => path.join(folder, name);
  const server = noPrivatePostgres() === null ? await startPrivatePostgres() : null;
  await Promise.all([makeTown({ dataDir: at('own') }), makeTownAtNoon({ dataDir: at('noon') })]);
  if (server !== null) {
    const on = (name: string) => databaseOn(server.url, name);
    await Promise.all([
      makeTown({ dataDir: at('other'), databaseUrl: await on(TOWN) }),
      makeTownAtNoon({ dataDir: at('other-noon'), databaseUrl: await on(TOWN_AT_NOON) }),
    ]);
  }
  project.provide('privatePostgres', server?.url ?? '');
  project.provide('townFolder', at('own'));
  project.provide('noonFolder', at('noon'));
  return async () => {
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
};
