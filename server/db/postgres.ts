import pg from 'pg';
import type { Db, DbKind, Param, Query, Row } from './db.ts';
import { PARSERS } from './parsers.ts';
import type { Field, Shape } from './row.ts';
import type { Tls } from './database-tls.ts';
import { COMPLETION_UNKNOWN, isConnectionStale, READ_ONLY } from './errors.ts';
import { checkAnswer, statementOf } from './statements.ts';

/** Where a database answers, and how it is reached. */
export type Place = { url: string; tls?: Tls };
/** `more`: other hosts of the same database, asked in turn. `mustWrite`: connections to a standby are refused. */
type Options = Place & {
  kind?: DbKind;
  max?: number;
  more?: readonly Place[];
  mustWrite?: boolean;
};
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

/** The pool, and which of its places is asked first: the last that was good. */
type Connect = () => Promise<pg.PoolClient>;

/** One statement on a connection of the pool, committed by itself. After an error the connection is replaced. */
const alone = async (
  connect: Connect,
  config: Parameters<Runner['query']>[0],
): ReturnType<Runner['query']> => {
  const client = await connect();
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

const inTransaction = async <T>(
  connect: Connect,
  work: (query: Query) => Promise<T>,
): Promise<T> => {
  const client = await connect();
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

/** A host that does not answer within this is asked no longer. Waiting for a free connection has its own limit. */
const CONNECT_MS = 2_000;

type Verify = (client: pg.Client, done: (error?: Error) => void) => void;
const refuseStandby: Verify = (client, done) => {
  client.query(
    `SELECT 1 WHERE current_setting('transaction_read_only') = 'on'`,
    (error: Error | null, answer?: { rowCount: number | null }) => {
      if (error) done(error);
      else if (answer?.rowCount === 0) done();
      else done(Object.assign(new Error('the host is a standby'), { code: READ_ONLY }));
    },
  );
};

/** Connects to the place that was good last, and to each other one when that fails. */
const connecting = (pool: pg.Pool, places: { now: number; count: number }): Connect => {
  const attempt = async (left: number): Promise<pg.PoolClient> => {
    const tried = places.now;
    try {
      return await pool.connect();
    } catch (error) {
      // of several that fail at once, the first moves on for all
      if (places.now === tried) places.now = (tried + 1) % places.count;
      if (left <= 1) throw error;
      return attempt(left - 1);
    }
  };
  return () => attempt(places.count);
};

/** A pool over PostgreSQL or an engine that speaks its protocol. More than 16 connections are slower, not faster (measured). */
export const openPostgres = ({
  url,
  kind = 'postgres',
  max = 10,
  tls = false,
  more = [],
  mustWrite = false,
}: Options): Db => {
  const { getTypeParser } = pg.types;
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      (format !== 'binary' && PARSERS[oid]) || getTypeParser(oid, format),
  };
  const places: readonly Place[] = [{ url, tls }, ...more];
  const turn = { now: 0, count: places.length };
  class PlacedClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      const place = places[turn.now]!;
      super({
        ...options,
        connectionString: place.url,
        ssl: place.tls ?? false,
        keepAlive: true,
        ...(kind === 'postgres' && { connectionTimeoutMillis: CONNECT_MS }),
      });
    }
  }
  const pool = new pg.Pool({
    Client: PlacedClient,
    ...(mustWrite && { verify: refuseStandby }),
    max,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    application_name: 'senado',
    types,
  });
  const connect = connecting(pool, turn);
  // an idle connection that breaks is replaced by the pool; the next caller sees any lasting failure
  pool.on('error', () => undefined);
  pool.on('connect', watch);
  return {
    kind,
    query: queryOf({ query: (config) => alone(connect, config) }),
    tx: (work) => inTransaction(connect, work),
    close: () => pool.end(),
  };
};
