import pg from 'pg';
import type { Db, DbKind, Param, Query, Row } from './db.ts';
import { PARSERS } from './parsers.ts';
import type { Field, Shape } from './row.ts';
import { COMPLETION_UNKNOWN, isConnectionStale } from './errors.ts';
import { hostPool, type HostPool } from './host-pool.ts';
import type { Place } from './hosts.ts';
import { listening } from './listen.ts';
import { SilentServer, withinSilence } from './silence.ts';
import { checkAnswer, statementOf } from './statements.ts';

/**
 * `more`: other hosts of the same database, asked in turn. `mustWrite`: connections to a standby are refused.
 * `isPrepared`: statements keep a name on their connection; a pooler that shares connections between transactions knows none.
 */
type Options = Place & {
  kind?: DbKind;
  max?: number;
  more?: readonly Place[];
  mustWrite?: boolean;
  isPrepared?: boolean;
};
type Statement = { name?: string; text: string; values?: unknown[] };
type Runner = {
  query(
    config: Statement,
  ): Promise<{ rows: object[]; rowCount: number | null; fields: readonly Field[] }>;
};

const BEGIN = { text: 'BEGIN' };
const COMMIT = { text: 'COMMIT' };
const ROLLBACK = { text: 'ROLLBACK' };

/** Connections with a commit that the standby did not confirm; see `watch`. */
const unproven = new WeakSet<pg.ClientBase>();

/**
 * A commit that is cancelled while it waits for a standby reports success with a warning: a
 * fail-over would lose it. The warning is recognised by its function's name, which is not translated.
 */
const watch = (client: pg.ClientBase): void => {
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
  (runner: Runner, isPrepared: boolean): Query =>
  async <R extends object = Row>(sql: string, params: readonly Param[] = [], shape?: Shape<R>) => {
    const { rows, rowCount, fields } = await runner.query({
      ...(isPrepared && { name: statementOf(sql).name }),
      text: sql,
      values: [...params],
    });
    if (shape !== undefined) checkAnswer(sql, shape, { fields, rows });
    return { rows: rows as R[], count: rowCount ?? 0 };
  };

/** A pool, how long a statement may be without an answer (null is no limit), and whether statements have names. */
type Line = { pool: HostPool; silenceMs: () => number | null; isPrepared: boolean };

/** Statements on one connection, with that limit. */
const runnerOn = (client: pg.PoolClient, { silenceMs }: Line): Runner => ({
  query: (config) => {
    const limit = silenceMs();
    const statement = client.query(config);
    return limit === null ? statement : withinSilence(client, limit, statement);
  },
});

/** One statement in its own transaction. After an error the connection is replaced. */
const alone = async (line: Line, config: Statement): ReturnType<Runner['query']> => {
  const client = await line.pool.connect();
  try {
    const answer = await runnerOn(client, line).query(config);
    checkProven(client);
    client.release();
    return answer;
  } catch (error) {
    if (error instanceof SilentServer) line.pool.takeBackSilent(client, error);
    else client.release(true);
    throw error;
  }
};

/** Gives a connection back whose transaction failed. */
const giveUp = async (
  line: Line,
  { client, runner, error }: { client: pg.PoolClient; runner: Runner; error: unknown },
): Promise<void> => {
  if (error instanceof SilentServer) {
    line.pool.takeBackSilent(client, error);
    return;
  }
  try {
    await runner.query(ROLLBACK);
    client.release(unproven.has(client) || isConnectionStale(error));
  } catch {
    client.release(true);
  }
};

const inTransaction = async <T>(line: Line, work: (query: Query) => Promise<T>): Promise<T> => {
  const client = await line.pool.connect();
  const runner = runnerOn(client, line);
  try {
    await runner.query(BEGIN);
    const result = await work(queryOf(runner, line.isPrepared));
    await runner.query(COMMIT);
    checkProven(client);
    client.release();
    return result;
  } catch (error) {
    await giveUp(line, { client, runner, error });
    throw error;
  }
};

/** `limitSilence` sets how long a statement may be without an answer; there is no limit before. */
type PostgresDb = Db & { limitSilence: (silenceMs: number) => void };

/** A pool over PostgreSQL or an engine that speaks its protocol. More than 16 connections are slower, not faster (measured). */
export const openPostgres = ({
  url,
  kind = 'postgres',
  max = 10,
  tls = false,
  more = [],
  mustWrite = false,
  isPrepared = true,
}: Options): PostgresDb => {
  const { getTypeParser } = pg.types;
  let limit: number | null = null;
  const pool = hostPool({
    places: [{ url, tls }, ...more],
    max,
    isOurs: kind === 'embedded',
    mustWrite,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && PARSERS[oid]) || getTypeParser(oid, format),
    },
    watch,
  });
  const line: Line = { pool, silenceMs: () => limit, isPrepared };
  return {
    kind,
    query: queryOf({ query: (config) => alone(line, config) }, isPrepared),
    tx: (work) => inTransaction(line, work),
    close: () => pool.end(),
    ...(kind === 'postgres' && isPrepared && { listen: listening(pool) }),
    limitSilence: (silenceMs) => {
      limit = silenceMs;
    },
  };
};
