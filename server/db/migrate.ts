import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Query } from './db.ts';
import { pick, row } from './row.ts';
import { TABLES } from './schema.ts';
import { errorCode } from './errors.ts';
import { retry } from './retry.ts';
import { StartError } from './start-error.ts';

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** What engines answer when two servers make the same thing at the same time. */
const RACES = new Set(['23505', '42P07', '40001', '42710', 'XX000']);
const withRetry = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, (error) => RACES.has(errorCode(error)), { times: 20, firstMs: 20, mostMs: 200 });

type Options = { directory?: string; leaseMs?: number; waitMs?: number };
type Migration = { version: string; checksum: string; statements: string[] };

/** Numbered files in order. Statements are parted by a line `--> next`: engines differ in what they roll back, so each runs alone and must bear being run again. */
const read = (directory: string): Migration[] =>
  fs
    .readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((version) => {
      const sql = fs.readFileSync(path.join(directory, version), 'utf8').replace(/\r\n/g, '\n');
      return {
        version,
        checksum: createHash('sha256').update(sql).digest('hex'),
        statements: sql
          .split(/^--> next$/m)
          .map((part) => part.trim())
          .filter(Boolean),
      };
    });

const prepare = async (query: Query): Promise<void> => {
  await withRetry(() =>
    query(
      'CREATE TABLE IF NOT EXISTS schema_migration (version text PRIMARY KEY, checksum text NOT NULL, applied_at bigint NOT NULL)',
    ),
  );
  await withRetry(() =>
    query(
      'CREATE TABLE IF NOT EXISTS schema_lease (id int4 PRIMARY KEY, holder text NOT NULL, expires_at bigint NOT NULL)',
    ),
  );
  await withRetry(() =>
    query(
      `INSERT INTO schema_lease (id, holder, expires_at) VALUES (1, '', 0) ON CONFLICT (id) DO NOTHING`,
    ),
  );
};

/** A lease row replaces an advisory lock, which not every engine has. A server that dies in the middle frees it by time. */
const takeLease = async (
  query: Query,
  holder: string,
  { leaseMs, waitMs }: Required<Omit<Options, 'directory'>>,
): Promise<void> => {
  const end = Date.now() + waitMs;
  for (;;) {
    const now = Date.now();
    const { rows } = await withRetry(() =>
      query(
        'UPDATE schema_lease SET holder = $1, expires_at = $2 WHERE id = 1 AND (expires_at < $3 OR holder = $1) RETURNING id',
        [holder, now + leaseMs, now],
      ),
    );
    if (rows.length > 0) return;
    if (now > end)
      throw new StartError(
        'Another server has been changing the database for too long; start again when it is done.',
      );
    await sleep(50 + Math.random() * 100);
  }
};

const apply = async (query: Query, { version, checksum, statements }: Migration): Promise<void> => {
  for (const statement of statements) await query(statement);
  await query('INSERT INTO schema_migration (version, checksum, applied_at) VALUES ($1, $2, $3)', [
    version,
    checksum,
    Date.now(),
  ]);
};

const MIGRATE_ROW = row(pick(TABLES.schema_migration, 'version', 'checksum'));
/** Brings the database to the newest version and says which files were applied. Safe to run from several servers at once. */
export const migrate = async (
  query: Query,
  { directory = MIGRATIONS, leaseMs = 60_000, waitMs = 120_000 }: Options = {},
): Promise<string[]> => {
  const holder = randomUUID();
  const lease = { leaseMs, waitMs };
  await prepare(query);
  await takeLease(query, holder, lease);
  try {
    const { rows } = await query('SELECT version, checksum FROM schema_migration', [], MIGRATE_ROW);
    const done = new Map(rows.map((row) => [row.version, row.checksum]));
    const applied: string[] = [];
    for (const migration of read(directory)) {
      const known = done.get(migration.version);
      if (known !== undefined && known !== migration.checksum)
        throw new StartError(
          `The migration ${migration.version} was changed after it had been applied.`,
        );
      if (known !== undefined) continue;
      await apply(query, migration);
      applied.push(migration.version);
      await takeLease(query, holder, lease);
    }
    return applied;
  } finally {
    await query('UPDATE schema_lease SET expires_at = 0 WHERE id = 1 AND holder = $1', [holder]);
  }
};
