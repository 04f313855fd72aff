import type { Param, Query } from './db.ts';

const NAME = /^[a-z_]+\d?$/;

/** Inserts rows of one shape, some hundred at a time. For seeds and tests; names of tables and columns come from code, never from outside. */
export const insertRows = async (
  query: Query,
  table: string,
  rows: readonly Readonly<Record<string, Param>>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  if (![table, ...columns].every((name) => NAME.test(name)))
    throw new RangeError('not a column name');
  const step = Math.max(1, Math.floor(5000 / Math.max(1, columns.length)));
  for (let from = 0; from < rows.length; from += step) {
    const part = rows.slice(from, from + step);
    const marks = part
      .map(
        (_, row) =>
          `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
      )
      .join(', ');
    await query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${marks}`,
      part.flatMap((row) => columns.map((column) => row[column] ?? null)),
    );
  }
};
