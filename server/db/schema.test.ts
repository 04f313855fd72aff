import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import { num, orNull, row, text } from './row.ts';
import { schemaSource } from './schema-source.ts';

it('has the tables that the migrations make, and refuses answers of another shape', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-schema-'));
  const { db } = await openDatabase({ dataDir });
  try {
    await migrate(db.query);
    const written = fs.readFileSync(path.join(import.meta.dirname, 'schema.ts'), 'utf8');
    expect(await schemaSource(db.query), 'run `npm run schema`').toBe(written);
    const sql = `SELECT 1 AS n, NULL::text AS note`;
    const shape = row({ n: num, note: orNull(text) });
    expect((await db.query(sql, [], shape)).rows).toEqual([{ n: 1, note: null }]);
    await expect(db.query(sql, [], row({ m: num }))).rejects.toThrow('no column m');
    await expect(db.query(sql, [], row({ n: text }))).rejects.toThrow('column n has type 23');
    await expect(db.query(sql, [], row({ note: text }))).rejects.toThrow('column note is null');
  } finally {
    await db.close();
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
});

it('leaves no statement of the server without a shape for what it reads', () => {
  const root = path.join(import.meta.dirname, '..');
  const asserted = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /\bquery<(?!R\b)/.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(asserted).toEqual([]);
});
