import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Db, Param, Query, Row } from './db.ts';
import { PARSERS } from './parsers.ts';
import type { Field, Shape } from './row.ts';
import { checkAnswer } from './statements.ts';
import { FlushingFs, flushCount, flushTree } from './pglite-flush.ts';

type Runner = {
  query(
    sql: string,
    params?: unknown[],
  ): Promise<{
    rows: object[];
    affectedRows?: number | undefined;
    fields: readonly Field[];
  }>;
};

const queryOf =
  (runner: Runner): Query =>
  async <R extends object = Row>(sql: string, params: readonly Param[] = [], shape?: Shape<R>) => {
    const { rows, affectedRows, fields } = await runner.query(sql, [...params]);
    if (shape !== undefined) checkAnswer(sql, shape, { fields, rows });
    return { rows: rows as R[], count: rows.length > 0 ? rows.length : (affectedRows ?? 0) };
  };

const VACUUM_EVERY_MS = 30 * 60_000;
const START = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

const open = async (directory: string): Promise<PGlite> => {
  const isFresh = !fs.existsSync(path.join(directory, 'PG_VERSION'));
  fs.mkdirSync(directory, { recursive: true });
  const pidFile = path.join(directory, 'postmaster.pid');
  // an empty one is left by a power cut; the caller holds the folder's lock, so no other process uses it
  if (fs.existsSync(pidFile) && fs.statSync(pidFile).size === 0) fs.rmSync(pidFile);
  const engine = await PGlite.create({
    fs: new FlushingFs(directory),
    startParams: START,
    parsers: { ...PARSERS },
  });
  if (isFresh) {
    await engine.exec('CHECKPOINT');
    flushTree(directory);
  }
  return engine;
};

const proveFlush = async (engine: PGlite): Promise<void> => {
  const before = flushCount();
  await engine.exec(
    'CREATE TABLE IF NOT EXISTS flush_check (n int4); INSERT INTO flush_check VALUES (1); DELETE FROM flush_check',
  );
  if (flushCount() === before) throw new Error('a commit did not reach the disk');
};

/** PostgreSQL in WASM for platforms without a binary: one connection, no autovacuum, and a flush of our own. The caller holds the lock of the folder. */
export const openPglite = async (directory: string): Promise<Db> => {
  const engine = await open(directory);
  await proveFlush(engine);
  const vacuum = setInterval(() => {
    engine.exec('VACUUM (ANALYZE)').catch(() => undefined);
  }, VACUUM_EVERY_MS);
  vacuum.unref();
  return {
    kind: 'pglite',
    query: queryOf(engine),
    tx: <T>(work: (query: Query) => Promise<T>) =>
      engine.transaction((inner) => work(queryOf(inner))),
    close: async () => {
      clearInterval(vacuum);
      await engine.close();
    },
  };
};
