import pg from 'pg';
import type { Db, DbKind, Param, Query, Row } from './db.ts';
import { PARSERS } from './parsers.ts';
import type { Field, Shape } from './row.ts';
import type { Tls } from './database-tls.ts';
import { COMPLETION_UNKNOWN, isConnectionStale } from './errors.ts';
import { checkAnswer, statementOf } from './statements.ts';

type Options = { url: string; kind?: DbKind; max?: number; tls?: Tls };
type Runner = {
  query(config: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: object[]; rowCount: number | null; fields: readonly Field[] }>;
};

/** Connections whose commit ended without the standby's answer; see `watch`. */
const unproven = new WeakSet<pg.PoolClient>();

/**
 * A commit that waits for a standby and is cancelled reports success with a warning: it stands here and is lost
 * with this machine. The function that warns is named alike in every language of the server.
 */
const watch = (client: pg.PoolClient): void => {
  // one in use rejects its query; its event must not end the process
  client.on('error', () => undefined);
  client.on('notice', (notice) => {
    if (notice.routine === 'SyncRepWaitForLSN') unproven.add(client);
  });
};

/** Throws where a commit on this connection may be lost: whether it was done is not known. */
const checkProven = (client: pg.PoolClient): void => {
  if (unproven.has(client))
    throw Object.assign(new Error('the commit was not confirmed by the standby'), {
      code: COMPLETION_UNKNOWN,
    });
};

const queryOf =
  (runner: Runner): Query =>
  async <R extends object = Row>(sql: string, params: readonly Param[] = [], shape?: Shape<R>) => {
    const { rows, rowCount, fields } = await runner.query({
      name: statementOf(sql).name,
      text: sql,
      values: [...params],
    });
    if (shape !== undefined) checkAnswer(sql, shape, { fields, rows });
    return { rows: rows as R[], count: rowCount ?? 0 };
  };

/** One statement on a connection of the pool, committed by itself. After an error the connection is replaced. */
const alone = async (
  pool: pg.Pool,
  config: Parameters<Runner['query']>[0],
): ReturnType<Runner['query']> => {
  const client = await pool.connect();
  try {
    const answer = await client.query(config);
    checkProven(client);
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

const inTransaction = async <T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(queryOf(client));
    await client.query('COMMIT');
    checkProven(client);
    return result;
  } catch (error) {
    if (isConnectionStale(error)) broken = error as Error;
    await client.query('ROLLBACK').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason));
    });
    if (unproven.has(client)) broken ??= new Error('a commit on it was not confirmed');
    throw error;
  } finally {
    client.release(broken);
  }
};

/** A pool over PostgreSQL or an engine that speaks its protocol. More than 16 connections are slower, not faster (measured). */
export const openPostgres = ({ url, kind = 'postgres', max = 10, tls = false }: Options): Db => {
  const { getTypeParser } = pg.types;
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      (format !== 'binary' && PARSERS[oid]) || getTypeParser(oid, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    ssl: tls,
    max,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    application_name: 'senado',
    types,
  });
  // an idle connection that breaks is replaced by the pool; the next caller sees any lasting failure
  pool.on('error', () => undefined);
  pool.on('connect', watch);
  return {
    kind,
    query: queryOf({ query: (config) => alone(pool, config) }),
    tx: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
};
