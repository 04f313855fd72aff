import * as z from 'zod/mini';
import { AUDIT_ACTS, AUDIT_THINGS, type AuditAct, type AuditThing } from '#shared/codes/audit.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, orNull, row, text, word, type RowOf } from '#server/db/row.ts';
import { insertInto } from '#server/db/write.ts';
import type { Change } from './changes.ts';

type Added = {
  id: string;
  storeId: string;
  thing: AuditThing;
  thingId: string;
  name: Bilingual;
  act: AuditAct;
  changes: readonly Change[];
};
type By = { merchantId: string; operatorId: string; deviceId: string; at: Instant };

/** Rows of one statement. */
const STEP = 250;

export const addAudits = async (
  query: Query,
  things: readonly Added[],
  { merchantId, operatorId, deviceId, at }: By,
): Promise<void> => {
  for (let from = 0; from < things.length; from += STEP)
    await insertInto(
      query,
      'audit',
      things
        .slice(from, from + STEP)
        .map(({ id, storeId, thing, thingId, name, act, changes }) => ({
          merchant_id: merchantId,
          id,
          at,
          operator_id: operatorId,
          device_id: deviceId,
          store_id: storeId,
          thing,
          thing_id: thingId,
          name_zh: name.zh,
          name_en: name.en,
          act,
          changes,
        })),
    );
};

const changes = z.array(
  z.object({
    field: z.string(),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
  }),
);
const ROW = row({
  id: text,
  at: num,
  operator_id: text,
  op_zh: orNull(text),
  op_en: orNull(text),
  device: orNull(text),
  store_id: text,
  store_zh: orNull(text),
  store_en: orNull(text),
  thing: word(AUDIT_THINGS),
  thing_id: text,
  name_zh: text,
  name_en: text,
  act: word(AUDIT_ACTS),
  changes: json(changes),
});

export type AuditFilter = {
  merchantId: string;
  /** Null: every store of the merchant. */
  storeIds: readonly string[] | null;
  from: Instant;
  to: Instant;
  thing: AuditThing | null;
  operatorId: string | null;
  offset: number;
  size: number;
};

/** Changes in a span of time, the newest first; one more than asked shows whether there is a next page. */
export const listAudits = async (
  query: Query,
  { merchantId, storeIds, from, to, thing, operatorId, offset, size }: AuditFilter,
): Promise<RowOf<typeof ROW>[]> => {
  const { rows } = await query(
    `SELECT a.id, a.at, a.operator_id, o.name_zh AS op_zh, o.name_en AS op_en, d.name AS device, a.store_id,
       COALESCE(t.name_zh, s.name_zh) AS store_zh, COALESCE(t.name_en, s.name_en) AS store_en, a.thing, a.thing_id, a.name_zh, a.name_en, a.act, a.changes
     FROM audit a
     LEFT JOIN operator o ON o.merchant_id = a.merchant_id AND o.id = a.operator_id
     LEFT JOIN device d ON d.merchant_id = a.merchant_id AND d.id = a.device_id
     LEFT JOIN takeout_store t ON t.merchant_id = a.merchant_id AND t.id = a.store_id
     LEFT JOIN store s ON s.merchant_id = a.merchant_id AND s.id = a.store_id
     WHERE a.merchant_id = $1 AND ($2::bool OR a.store_id = ANY($3::text[])) AND a.at >= $4 AND a.at < $5
       AND ($6::text IS NULL OR a.thing = $6::text) AND ($7::text IS NULL OR a.operator_id = $7::text)
     ORDER BY a.at DESC, a.id DESC LIMIT $8 OFFSET $9`,
    [merchantId, storeIds === null, storeIds ?? [], from, to, thing, operatorId, size + 1, offset],
    ROW,
  );
  return rows;
};

/** Forgets changes that were made before a moment, some thousands at a time. */
export const dropAudits = async (query: Query, before: Instant): Promise<void> => {
  await query(
    'DELETE FROM audit WHERE (merchant_id, id) IN (SELECT merchant_id, id FROM audit WHERE at < $1 ORDER BY at ASC LIMIT 5000)',
    [before],
  );
};
