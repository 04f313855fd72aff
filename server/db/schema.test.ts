import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import * as z from 'zod/mini';
import { asColumns, asFields } from './fields.ts';
import { json, num, orNull, row, text, word } from './row.ts';
import { schemaSource } from './schema-source.ts';
import { tableOf } from './table.ts';
import { insertInto, updateIn } from './write.ts';

it('has the tables that the migrations make, and refuses answers of another shape', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-schema-'));
  const { db } = await openDatabase({ dataDir });
  try {
    await migrate(db.query);
    const source = fs.readFileSync(path.join(import.meta.dirname, 'schema.ts'), 'utf8');
    expect(await schemaSource(db.query), 'run `npm run schema`').toBe(source);
    const sql = `SELECT 1 AS n, NULL::text AS note`;
    const nullable = row({ n: num, note: orNull(text) });
    expect((await db.query(sql, [], nullable)).rows).toEqual([{ n: 1, note: null }]);
    await expect(db.query(sql, [], row({ m: num }))).rejects.toThrow('no column m');
    await expect(db.query(sql, [], row({ n: text }))).rejects.toThrow('column n has type 23');
    await expect(db.query(sql, [], row({ note: text }))).rejects.toThrow('column note is null');
    const stored = `SELECT 'b' AS kind, '{"size": "large"}'::jsonb AS facts`;
    await expect(db.query(stored, [], row({ kind: word(['a', 'c']) }))).rejects.toThrow(
      'column kind is none of a, c',
    );
    const facts = json(z.object({ size: z.number() }));
    await expect(db.query(stored, [], row({ facts }))).rejects.toThrow(
      'column facts breaks its schema at size',
    );

    const rounds = tableOf('takeout_rider_place', {
      path: json(z.array(z.object({ lat: z.number(), lon: z.number() }))),
    });
    const names = {
      merchantId: 'merchant_id',
      orderId: 'order_id',
      arrivesAt: 'arrives_at',
    } as const;
    const place = { merchantId: 'm', orderId: 'o', arrivesAt: null };
    const written = { ...asColumns(place, names), at: 1, lat: 22.2, lon: 113.5 };
    const where = { merchant_id: 'm', order_id: 'o' };
    await insertInto(db.query, rounds, [{ ...written, path: [{ lat: 1, lon: 2 }] }]);
    expect(
      await updateIn(db.query, rounds, { set: { at: 2 }, where: { ...where, arrives_at: null } }),
    ).toBe(1);
    expect(await updateIn(db.query, rounds, { set: { at: 3 }, where: { ...where, at: 1 } })).toBe(
      0,
    );
    const shape = row(rounds.columns);
    const { rows } = await db.query('SELECT * FROM takeout_rider_place', [], shape);
    expect(rows).toEqual([{ ...written, at: 2, path: [{ lat: 1, lon: 2 }] }]);
    expect(asFields(rows[0]!, names)).toEqual(place);
    expect(
      await insertInto(db.query, rounds, { ...written, path: [] }, 'ON CONFLICT DO NOTHING'),
    ).toBe(0);
  } finally {
    await db.close();
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
});

it('leaves no statement of the server without a shape, and asserts nothing of a row', () => {
  const root = path.join(import.meta.dirname, '..');
  const asserted = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bquery<(?!R\b)|: (json|word|code)<|\brow\.\w+ as (?!const)/.test(
        fs.readFileSync(path.join(root, file), 'utf8'),
      ),
    );
  expect(asserted).toEqual([]);
});
