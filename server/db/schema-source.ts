import type { Query } from './db.ts';
import { bool, row, text, type RowOf } from './row.ts';
import { WORDS } from './words.ts';

const COLUMN = row({
  table_name: text,
  column_name: text,
  udt_name: text,
  is_nullable: text,
  has_default: bool,
});

const CODECS: Readonly<Record<string, string>> = {
  text: 'text',
  int4: 'num',
  int8: 'num',
  float8: 'num',
  bool: 'bool',
  bytea: 'bytes',
  jsonb: 'json()',
  _text: 'texts',
};

const codecOf = ({
  table_name: table,
  column_name: column,
  udt_name: type,
  is_nullable,
  has_default,
}: RowOf<typeof COLUMN>): string => {
  const name = `${table}.${column}`;
  const codec = name in WORDS ? `WORDS['${name}']` : CODECS[type];
  if (codec === undefined) throw new RangeError(`no codec for the column type ${type}`);
  if (is_nullable === 'YES') return `orNull(${codec})`;
  return has_default ? `byDefault(${codec})` : codec;
};

/** The text of `schema.ts` for a database that has all migrations. */
export const schemaSource = async (query: Query): Promise<string> => {
  const { rows } = await query(
    `SELECT c.table_name::text, c.column_name::text, c.udt_name::text, c.is_nullable::text,
       (c.column_default IS NOT NULL) AS has_default
     FROM information_schema.columns c
     WHERE c.table_schema = 'public' AND c.table_name NOT IN ('flush_check')
     ORDER BY c.table_name ASC, c.ordinal_position ASC`,
    [],
    COLUMN,
  );
  const names = new Set(rows.map((column) => `${column.table_name}.${column.column_name}`));
  const unknown = Object.keys(WORDS).filter((name) => !names.has(name));
  if (unknown.length > 0) throw new RangeError(`no such columns: ${unknown.join(', ')}`);
  const tables = new Set(rows.map(({ table_name: table }) => table));
  const columnsOf = (table: string) => rows.filter((column) => column.table_name === table);
  const lines = [...tables].flatMap((table) => [
    `  ${table}: {`,
    ...columnsOf(table).map((of) => `    ${of.column_name}: ${codecOf(of)},`),
    '  },',
  ]);
  return [
    '// Written by `npm run schema` from the migrations; do not edit.',
    `import { bool, byDefault, bytes, json, num, orNull, text, texts } from './row.ts';`,
    `import { WORDS } from './words.ts';`,
    '',
    '/** Every table with its columns. */',
    'export const TABLES = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
};
