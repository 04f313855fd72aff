import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './server-process.ts';
import {
  databaseOn,
  noPrivatePostgres,
  startPrivatePostgres,
  TOWN,
} from './server-private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run answers, with the town in its database `TOWN`; empty where none is installed. */
    privatePostgres: string;
    /** A data folder with the demonstration town: suites that keep the real time start from a copy of it. */
    townFolder: string;
  }
}

/** Migrates and seeds, once a run. */
const makeTown = async (where: Parameters<typeof startServer>[0]): Promise<void> => {
  const server = await startServer({ ...where, env: { ...where?.env, DEMO_PACE: '0' } });
  await server.stop();
};

/** One private PostgreSQL for all contract tests of a run, and the town for both databases: each suite has a copy of its own. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-town-'));
  const [own, other] = [path.join(folder, 'own'), path.join(folder, 'other')];
  const server = noPrivatePostgres() === null ? await startPrivatePostgres() : null;
  const here =
    server === null
      ? []
      : [makeTown({ dataDir: other, env: { DATABASE_URL: await databaseOn(server.url, TOWN) } })];
  await Promise.all([makeTown({ dataDir: own }), ...here]);
  project.provide('privatePostgres', server?.url ?? '');
  project.provide('townFolder', own);
  return async () => {
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
};
