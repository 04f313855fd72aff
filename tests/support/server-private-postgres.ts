import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster, type ClusterServer } from '#server/db/cluster-server.ts';
import { programsIn, type PgPrograms } from '#server/db/pg-programs.ts';
import { openPostgres } from '#server/db/postgres.ts';

const ROOT = '/usr/lib/postgresql';

/** Folders of installed PostgreSQL programs, newest first; `SENADO_PG_BIN` names one outside the usual place. */
const candidates = (): string[] => {
  const named = process.env['SENADO_PG_BIN'];
  const usual = fs.existsSync(ROOT)
    ? fs
        .readdirSync(ROOT)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(ROOT, version, 'bin'))
    : [];
  return named ? [named] : usual.filter((bin) => fs.existsSync(path.join(bin, 'initdb')));
};

export type PrivatePostgres = { url: string; stop(): Promise<void> };

/** Why there is none here, or null when there is: for `describe.skipIf`. */
export const noPrivatePostgres = (): string | null =>
  candidates().length === 0 ? 'no PostgreSQL server programs are installed on this machine' : null;

/** The PostgreSQL programs of this machine; throws where there are none. */
export const installedPostgres = (): PgPrograms => {
  const [bin] = candidates();
  const programs = bin === undefined ? null : programsIn(bin);
  if (programs === null)
    throw new Error(noPrivatePostgres() ?? 'the installed PostgreSQL does not run here');
  return programs;
};

/** A PostgreSQL of our own in a temporary folder, on a private socket, as a user that is not root. */
export const startPrivatePostgres = async (): Promise<PrivatePostgres> => {
  const programs = installedPostgres();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-pg15-'));
  const server: ClusterServer = await startCluster({
    directory: path.join(directory, 'data'),
    programs,
    // processes are killed here, machines are not
    settings: { max_connections: '80', fsync: 'off' },
    mayCreateDatabases: true,
  });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
};

/** The database of a run that holds the demonstration town, for others to be copied from. */
export const TOWN = 'town';
export const TOWN_AT_NOON = 'noon';

/** Makes a database on a server, empty or as a copy of another one, and gives its address. */
export const databaseOn = async (url: string, name: string, template?: string): Promise<string> => {
  const db = openPostgres({ url, max: 1 });
  await db.query(
    `CREATE DATABASE "${name}"${template === undefined ? '' : ` TEMPLATE "${template}"`}`,
  );
  await db.close();
  return url.replace('/postgres?', `/${name}?`);
};
