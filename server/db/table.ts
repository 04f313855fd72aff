import type { Column, Columns, ValueOf } from './row.ts';
import { TABLES } from './schema.ts';

type Tables = typeof TABLES;
export type TableName = keyof Tables;
/** The tables that have the columns of one: what a statement for it runs on as well. */
export type TablesLike<N extends TableName> = {
  [K in TableName]: Tables[K] extends Tables[N] ? K : never;
}[TableName];
/** A table with its columns; those that hold words and documents may be narrower than the database has them. */
export type Table<C extends Columns = Columns> = { readonly name: TableName; readonly columns: C };

/** A table whose words and documents have lists and schemas of their own. */
export const tableOf = <
  N extends TableName,
  const C extends { readonly [K in keyof Tables[N]]?: Column<unknown> },
>(
  name: N,
  narrowed: C,
): { readonly name: N; readonly columns: Omit<Tables[N], keyof C> & C } => ({
  name,
  columns: { ...TABLES[name], ...narrowed },
});

type ColumnsOf<T> = T extends TableName
  ? Tables[T]
  : T extends { readonly columns: infer C }
    ? C
    : never;
type CanOmit<C> = C extends { readonly hasDefault: true }
  ? true
  : unknown extends ValueOf<C>
    ? false
    : null extends ValueOf<C>
      ? true
      : false;
/** What may be written to a column. */
type Written<C> = ValueOf<C> extends string[] ? readonly string[] : ValueOf<C>;

/** The values of a new row. Nullable columns and those with a default may be left out. */
export type Insertable<T, C = ColumnsOf<T>> = {
  readonly [K in keyof C as CanOmit<C[K]> extends true ? never : K]: Written<C[K]>;
} & { readonly [K in keyof C as CanOmit<C[K]> extends true ? K : never]?: Written<C[K]> };

/** Some values of a row: what an update sets, and what it finds its rows by. */
export type Values<T, C = ColumnsOf<T>> = { readonly [K in keyof C]?: Written<C[K]> };

export const tableNamed = (table: TableName | Table): Table =>
  typeof table === 'string' ? { name: table, columns: TABLES[table] } : table;
