import type { Day } from '#shared/kernel/time.ts';

/** What the driver reports of one column of an answer. */
export type Field = { name: string; dataTypeID: number };
/** A column of a row: the types of the database that it may have, and whether it may be null. */
export type Column<T> = {
  readonly types: readonly number[];
  readonly isNullable: boolean;
  /** Whether an insert may leave it out, although it is never null. */
  readonly hasDefault?: boolean;
  /** What is wrong with a value of the right type, without the value; missing where the type says all. */
  readonly fault?: (value: unknown) => string | null;
  /** Never set: carries the type of the value. */ readonly value?: T;
};
/** What checks the inside of a JSON document; a schema of `zod/mini` does. It must not transform: the document is used as it is. */
export type DocumentSchema<T> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
};
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type ValueOf<C> = C extends Column<infer T> ? T : never;
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
export const bytes = column<Uint8Array>(17);
export const bool = column<boolean>(16);
export const texts = column<string[]>(1009);
const document = column<unknown>(114, 3802);
/** A JSON document: its inside is checked by a schema, or unknown without one. */
export function json(): Column<unknown>;
export function json<T>(schema: DocumentSchema<T>): Column<T>;
export function json<T>(schema?: DocumentSchema<T>): Column<unknown> {
  if (schema === undefined) return document;
  const fault = (value: unknown): string | null => {
    const parsed = schema.safeParse(value);
    return parsed.success
      ? null
      : `breaks its schema at ${parsed.error.issues.map(({ path }) => path.map(String).join('.') || '(root)').join(', ')}`;
  };
  return { types: document.types, isNullable: false, fault };
}

const oneOf =
  (values: readonly (string | number)[]): ((value: unknown) => string | null) =>
  (value) =>
    values.some((known) => known === value) ? null : `is none of ${values.join(', ')}`;
/** A text of a closed list. */
export const word = <const T extends string>(values: readonly T[]): Column<T> => ({
  types: text.types,
  isNullable: false,
  fault: oneOf(values),
});
/** A number of a closed list. */
export const code = <const T extends number>(values: readonly T[]): Column<T> => ({
  types: num.types,
  isNullable: false,
  fault: oneOf(values),
});
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A calendar day at UTC+8. */
export const day: Column<Day> = {
  types: text.types,
  isNullable: false,
  fault: (value) => (typeof value === 'string' && DAY.test(value) ? null : 'is no calendar day'),
};
export const orNull = <T>(of: Column<T>): Column<T | null> => ({ ...of, isNullable: true });
/** A column that an insert may leave out: the database has a value for it. */
export const byDefault = <T>(of: Column<T>): Column<T> & { readonly hasDefault: true } => ({
  ...of,
  hasDefault: true,
});

/** A row of named columns. */
export const row = <const C extends Columns>(
  columns: C,
): Shape<{ -readonly [K in keyof C]: ValueOf<C[K]> }> & { readonly columns: C } => ({ columns });

/** Some columns of a table, as the generated schema has them. */
export const pick = <C extends Columns, K extends keyof C & string>(
  table: C,
  ...names: readonly K[]
): Pick<C, K> => Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<C, K>;

/** The same columns from the outer side of a join, where a row may be missing. */
export const allOrNull = <C extends Columns>(
  columns: C,
): { [K in keyof C]: Column<ValueOf<C[K]> | null> } =>
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

/** Throws when a row has null where its shape has none. Tests check every row so; it costs too much in production. */
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

/** The columns whose values are checked beyond their type. */
export const checkedColumns = ({ columns }: Shape<object>): readonly string[] =>
  Object.keys(columns).filter((name) => columns[name]!.fault !== undefined);

/** Throws when a word is not of its list, or a document breaks its schema. Names columns and paths, never a value. */
export const checkValues = (
  sql: string,
  { columns }: Shape<object>,
  { names, rows }: { names: readonly string[]; rows: readonly object[] },
): void => {
  for (const name of names) {
    const { fault, isNullable } = columns[name]!;
    for (const found of rows) {
      const value: unknown = Reflect.get(found, name);
      const wrong = isNullable && value === null ? null : fault?.(value);
      if (wrong) throw new TypeError(`column ${name} ${wrong}: ${sql}`);
    }
  }
};
