import type { Param, Query } from './db.ts';
import { json, type Columns } from './row.ts';
import { tableNamed, type Insertable, type Table, type TableName, type Values } from './table.ts';

const isParam = (value: unknown): value is Param =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  value instanceof Uint8Array ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string'));

const DOCUMENT_TYPES = json().types;

/** A value as a parameter of its column: documents go in as text. */
const paramOf = (columns: Columns, name: string, value: unknown): Param => {
  const column = columns[name];
  if (column === undefined) throw new RangeError(`no column ${name}`);
  if (value === null && column.isNullable) return null;
  if (column.types === DOCUMENT_TYPES) return JSON.stringify(value);
  if (!isParam(value)) throw new TypeError(`not a value of column ${name}`);
  return value;
};

/** Parameters of one statement, numbered as they are used. */
const numbering = (columns: Columns) => {
  const params: Param[] = [];
  return {
    params,
    mark: (name: string, value: unknown): string =>
      `$${params.push(paramOf(columns, name, value))}`,
  };
};

/** Inserts a row, or several of the same columns; gives how many were written. `onConflict`: the clause for rows that are there already. */
export const insertInto = async <const T extends TableName | Table>(
  query: Query,
  table: T,
  values: Insertable<T> | readonly Insertable<T>[],
  onConflict = '',
): Promise<number> => {
  const { name, columns } = tableNamed(table);
  const { params, mark } = numbering(columns);
  const rows: readonly object[] = Array.isArray(values) ? values : [values];
  const given = Object.keys(rows[0] ?? {});
  const marks = rows.map(
    (row) => `(${given.map((column) => mark(column, Reflect.get(row, column))).join(', ')})`,
  );
  const { count } = await query(
    `INSERT INTO ${name} (${given.join(', ')}) VALUES ${marks.join(', ')} ${onConflict}`,
    params,
  );
  return count;
};

/** Sets values in the rows that have all of these others; gives how many they were. */
export const updateIn = async <const T extends TableName | Table>(
  query: Query,
  table: T,
  { set, where }: { set: Values<T>; where: Values<T> },
): Promise<number> => {
  const { name, columns } = tableNamed(table);
  const { params, mark } = numbering(columns);
  const sets = Object.entries(set).map(([column, value]) => `${column} = ${mark(column, value)}`);
  const finds = Object.entries(where).map(([column, value]) =>
    value === null ? `${column} IS NULL` : `${column} = ${mark(column, value)}`,
  );
  const { count } = await query(
    `UPDATE ${name} SET ${sets.join(', ')} WHERE ${finds.join(' AND ')}`,
    params,
  );
  return count;
};
