import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/connect.ts';
import type { Db } from '#server/db/db.ts';
import { startPrivatePostgres } from '#tests/support/server-private-postgres.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

/** A machine that is busy with other things starts it late. */
const START_MS = 240_000;

/** A server without limits, its database, and the address of that for other programs. */
type Started = { server: ServerProcess; db: Db; databaseUrl: string };

/** Runs a measurement on a server with a PostgreSQL of its own, and removes both afterwards. `env`: what else the server is told. */
export const onPostgres = async (
  work: (started: Started) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'senado-bench-'));
  const cluster = await startPrivatePostgres();
  const server = await startServer({
    env: {
      DATABASE_URL: cluster.url,
      LIMIT_ADDRESS: '0',
      LIMIT_TOKEN: '0',
      UNPAID_ORDERS: '0',
      WARM_SEARCH: '1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    waitMs: START_MS,
  });
  const { db } = await openDatabase({ databaseUrl: cluster.url, dataDir: folder });
  try {
    await work({ server, db, databaseUrl: cluster.url });
  } finally {
    await db.close();
    await server.remove();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
