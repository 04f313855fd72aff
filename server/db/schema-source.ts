import type { Query } from './db.ts';
import { row, text } from './row.ts';

const COLUMN = row({ table_name: text, column_name: text, udt_name: text, is_nullable: text });

const CODECS: Readonly<Record<string, string>> = {
  text: 'text',
  int4: 'num',
  int8: 'num',
  float8: 'num',
  bool: 'bool',
  jsonb: 'json()',
  _text: 'texts',
};

const codecOf = (type: string, isNullable: boolean): string => {
  const codec = CODECS[type];
  if (codec === undefined) throw new RangeError(`no codec for the column type ${type}`);
  return isNullable ? `orNull(${codec})` : codec;
};

/** The text of `schema.ts` for a database that has all migrations. */
export const schemaSource = async (query: Query): Promise<string> => {
  const { rows } = await query(
    `SELECT c.table_name::text, c.column_name::text, c.udt_name::text, c.is_nullable::text
     FROM information_schema.columns c
     WHERE c.table_schema = 'public' AND c.table_name NOT IN ('flush_check')
     ORDER BY c.table_name ASC, c.ordinal_position ASC`,
    [],
    COLUMN,
  );
  const tables = new Set(rows.map(({ table_name: table }) => table));
  const columnsOf = (table: string) => rows.filter((column) => column.table_name === table);
  const lines = [...tables].flatMap((table) => [
    `  ${table}: {`,
    ...columnsOf(table).map(
      (of) => `    ${of.column_name}: ${codecOf(of.udt_name, of.is_nullable === 'YES')},`,
    ),
    '  },',
  ]);
  return [
    '// Written by `npm run schema` from the migrations; do not edit.',
    `import { bool, json, num, orNull, text, texts } from './row.ts';`,
    '',
    '/** Every table with its columns. */',
    'export const TABLES = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
};
