/** What the driver reports of one column of an answer. */
export type Field = { name: string; dataTypeID: number };
/** A column of a row: the types of the database that it may have, and whether it may be null. */
export type Column<T> = {
  readonly types: readonly number[];
  readonly isNullable: boolean;
  /** Never set: carries the type of the value. */ readonly value?: T;
};
type Columns = Readonly<Record<string, Column<unknown>>>;
type Value<C> = C extends Column<infer T> ? T : never;
/** The columns that a statement answers, by name: the one source of the row's type and of its check. */
export type Shape<R extends object> = { readonly columns: Columns; readonly row?: R };
export type RowOf<S> = S extends Shape<infer R> ? R : never;

// type numbers of PostgreSQL's catalogue (`pg_type.oid`)
const column = <T>(...types: number[]): Column<T> => ({ types, isNullable: false });
export const text = column<string>(25, 1043);
/** int2, int4, int8, numeric, float4 and float8: all arrive as numbers (`parsers.ts`). */
export const num = column<number>(20, 21, 23, 700, 701, 1700);
/** For statements whose key is the one or the other. */
export const textOrNum = column<string | number>(...text.types, ...num.types);
export const bool = column<boolean>(16);
export const texts = column<string[]>(1009);
const document = column<unknown>(114, 3802);
/** A JSON document. Its inside is ours: it was written from a value of the same type. */
export const json = <T = unknown>(): Column<T> => document as Column<T>;
/** A text of a closed set, which the server alone writes. */
export const word = <T extends string>(): Column<T> => text as Column<never>;
export const orNull = <T>(of: Column<T>): Column<T | null> => ({ ...of, isNullable: true });

/** A row of named columns. */
export const row = <const C extends Columns>(
  columns: C,
): Shape<{ -readonly [K in keyof C]: Value<C[K]> }> & { readonly columns: C } => ({ columns });

/** Some columns of a table, as the generated schema has them. */
export const pick = <C extends Columns, K extends keyof C & string>(
  table: C,
  ...names: readonly K[]
): Pick<C, K> => Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<C, K>;

/** The same columns from the outer side of a join, where a row may be missing. */
export const allOrNull = <C extends Columns>(
  columns: C,
): { [K in keyof C]: Column<Value<C[K]> | null> } =>
  Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, orNull(of)])) as never;

/** Throws when an answer lacks a column of the shape, or has it in another type. */
export const checkFields = (
  sql: string,
  { columns }: Shape<object>,
  fields: readonly Field[],
): void => {
  const types = new Map(fields.map(({ name, dataTypeID }) => [name, dataTypeID]));
  for (const [name, { types: wanted }] of Object.entries(columns)) {
    const type = types.get(name);
    if (type === undefined) throw new TypeError(`no column ${name} in the answer of: ${sql}`);
    if (!wanted.includes(type))
      throw new TypeError(`column ${name} has type ${type}, not ${wanted.join('/')}: ${sql}`);
  }
};

/** Throws when a row has null where its shape has none. Tests check every row so; it costs too much for every day. */
export const checkNulls = (
  sql: string,
  { columns }: Shape<object>,
  rows: readonly object[],
): void => {
  for (const [name, { isNullable }] of Object.entries(columns)) {
    if (isNullable) continue;
    for (const found of rows)
      if ((found as Record<string, unknown>)[name] === null)
        throw new TypeError(`column ${name} is null: ${sql}`);
  }
};
