import pg from 'pg';
import type { Db, DbKind, Param, Query, Row } from './db.ts';
import { PARSERS } from './parsers.ts';
import type { Field, Shape } from './row.ts';
import type { Tls } from './database-tls.ts';
import { checkAnswer, statementOf } from './statements.ts';

type Options = { url: string; kind?: DbKind; max?: number; tls?: Tls };
type Runner = {
  query(config: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: object[]; rowCount: number | null; fields: readonly Field[] }>;
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

const inTransaction = async <T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(queryOf(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason));
    });
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
  // one in use rejects its query; its event must not end the process
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return {
    kind,
    query: queryOf(pool),
    tx: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
};
