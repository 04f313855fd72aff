import path from 'node:path';
import { withEnds } from './at-end.ts';
import { startCluster } from './cluster-server.ts';
import { prepareDirectory } from './data-directory.ts';
import type { Db } from './db.ts';
import { lockDirectory } from './directory-lock.ts';
import { databaseTls } from './database-tls.ts';
import { errorCode, READ_ONLY } from './errors.ts';
import { bundledPrograms } from './pg-programs.ts';
import { placesOf } from './places.ts';
import { openPostgres } from './postgres.ts';
import { retrying } from './retrying.ts';
import { StartError } from './start-error.ts';

export type Wanted = {
  databaseUrl?: string | undefined;
  /** Whether the connection to it is encrypted; by default where it is on another machine. */
  databaseTls?: boolean | undefined;
  /** A file with the authority of its certificate. */
  databaseCa?: string | undefined;
  dataDir: string;
  connections?: number;
  /** False behind a pooler that shares connections between transactions. */
  isPrepared?: boolean;
  /** Told when a database of our own ends by itself. */ onLost?: () => void;
};
/**
 * `says`: one line for people: which database runs. `serve`: from now on statements have a time
 * limit; migrations, which run before, have none.
 */
export type Opened = { db: Db; says: string; serve: () => void };

/** A statement without an answer for so long is given up; clients stop waiting after five seconds. */
const SILENCE_MS = 4_000;
const NOTHING = (): void => undefined;

const whyNot = (error: unknown): string => {
  const code = errorCode(error);
  if (code === READ_ONLY)
    return 'DATABASE_URL leads to standbys only: none of its hosts takes writes.';
  if (code === '28P01' || code === '28000')
    return `The database of DATABASE_URL refuses the user or the password (${code}).`;
  return `The database of DATABASE_URL does not answer (${code || (error as Error).message}).`;
};

const reachable = async (db: Db): Promise<void> => {
  try {
    await db.query('SELECT 1');
  } catch (error) {
    await db.close().catch(() => undefined);
    throw new StartError(whyNot(error), error);
  }
};

const openUrl = async (
  url: string,
  { connections = 10, isPrepared = true, databaseTls: wanted, databaseCa: caFile }: Wanted,
): Promise<Opened> => {
  const [first, ...more] = placesOf(url).map((place) => ({
    url: place,
    tls: databaseTls({ url: place, wanted, caFile }),
  }));
  const db = openPostgres({ ...first!, more, max: connections, mustWrite: true, isPrepared });
  await reachable(db);
  return {
    db,
    says: 'database: PostgreSQL of DATABASE_URL',
    serve: () => {
      db.limitSilence(SILENCE_MS);
    },
  };
};

const openOwn = async ({ dataDir, onLost, connections = 10 }: Wanted): Promise<Opened> => {
  const directory = prepareDirectory(dataDir);
  const release = lockDirectory(directory);
  try {
    const programs = bundledPrograms();
    if (programs !== null) {
      const server = await startCluster({ directory: path.join(directory, 'postgres'), programs });
      if (onLost) server.onExit(onLost);
      const db = openPostgres({ url: server.url, kind: 'embedded', max: connections });
      return {
        db: {
          ...db,
          close: async () => {
            await db.close();
            await server.stop();
            release();
          },
        },
        says: `database: embedded PostgreSQL ${programs.major} in ${directory}`,
        serve: NOTHING,
      };
    }
    const { openPglite } = await import('./pglite.ts');
    const db = await openPglite(path.join(directory, 'pglite'));
    return {
      db: {
        ...db,
        close: async () => {
          await db.close();
          release();
        },
      },
      says: `database: PGlite in ${directory} (no PostgreSQL binary runs here: one connection, slower; use DATABASE_URL for more)`,
      serve: NOTHING,
    };
  } catch (error) {
    release();
    throw error;
  }
};

/** Opens the database: `DATABASE_URL` when set, else PostgreSQL of our own in the data folder, else PGlite there. */
export const openDatabase = async (wanted: Wanted): Promise<Opened> => {
  const { databaseUrl } = wanted;
  const opened = databaseUrl ? await openUrl(databaseUrl, wanted) : await openOwn(wanted);
  return { ...opened, db: retrying(withEnds(opened.db)) };
};
