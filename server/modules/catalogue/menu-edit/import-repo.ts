import * as z from 'zod/mini';
import { DAY, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, orNull, pick, row, word } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { bilingual } from '#server/kit/document.ts';
import type { FileRow } from '../menu-file/read-file.ts';
import { productFacts } from '../store/menu-document.ts';
import type { OfStore } from './menu-edit-repo.ts';

/** How long a file can be taken back (decision DA25). */
export const UNDO_MS = DAY;

export const IMPORT_STATES = ['CHECKED', 'APPLIED', 'UNDONE'] as const;

const fileRows = z.array(
  z.object({
    line: z.number(),
    dish: z.record(z.string(), z.unknown()),
    problem: z.nullable(bilingual),
  }),
);
const seqs = z.record(z.string(), z.number());
/** A dish before a file changed it. `stock`: null where the file did not set it. */
const oldDish = z.object({
  classify_id: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  picture: z.exactOptional(z.string()),
  price: z.number(),
  box_price: z.number(),
  limit_count: z.number(),
  is_shelf: z.boolean(),
  own_key: z.string(),
  ean: z.string(),
  shelf: z.string(),
  facts: productFacts,
  stock: z.nullable(z.number()),
});
const undo = z.object({
  /** `before` null: the file added it. `seq`: as the file left it. */
  dishes: z.array(z.object({ id: z.string(), seq: z.number(), before: z.nullable(oldDish) })),
  classIds: z.array(z.string()),
});
export type Undo = z.output<typeof undo>;

const ROW = row({
  ...pick(TABLES.menu_import, 'id', 'created_at'),
  applied_at: orNull(num),
  state: word(IMPORT_STATES),
  rows: json(fileRows),
  seqs: json(seqs),
  undo: json(undo),
});
export type KeptImport = {
  id: string;
  state: (typeof IMPORT_STATES)[number];
  appliedAt: number | null;
  rows: FileRow[];
  seqs: Readonly<Record<string, number>>;
  undo: Undo;
};

/** Keeps a checked file; what the same person checked before and did not apply is forgotten. */
export const addImport = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  kept: {
    id: string;
    operatorId: string;
    at: Instant;
    rows: readonly FileRow[];
    seqs: Readonly<Record<string, number>>;
  },
): Promise<void> => {
  await query(
    "DELETE FROM menu_import WHERE merchant_id = $1 AND operator_id = $2 AND state = 'CHECKED'",
    [merchantId, kept.operatorId],
  );
  await insertInto(query, 'menu_import', {
    merchant_id: merchantId,
    store_id: storeId,
    id: kept.id,
    operator_id: kept.operatorId,
    created_at: kept.at,
    state: 'CHECKED',
    rows: kept.rows,
    seqs: kept.seqs,
    undo: { dishes: [], classIds: [] },
  });
};

/** Keeps what takes photos back, as of a file that was applied at once. */
export const addApplied = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  kept: { id: string; operatorId: string; at: Instant; undo: Undo },
): Promise<void> => {
  await insertInto(query, 'menu_import', {
    merchant_id: merchantId,
    store_id: storeId,
    id: kept.id,
    operator_id: kept.operatorId,
    created_at: kept.at,
    applied_at: kept.at,
    state: 'APPLIED',
    rows: [],
    seqs: {},
    undo: kept.undo,
  });
};

export const findImport = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<KeptImport | null> => {
  const { rows } = await query(
    'SELECT id, created_at, applied_at, state, rows, seqs, undo FROM menu_import WHERE merchant_id = $1 AND store_id = $2 AND id = $3 FOR UPDATE',
    [merchantId, storeId, id],
    ROW,
  );
  const [found] = rows;
  return found === undefined
    ? null
    : {
        id: found.id,
        state: found.state,
        appliedAt: found.applied_at,
        // what was read from a file is kept as it was read
        rows: found.rows,
        seqs: found.seqs,
        undo: found.undo,
      };
};

/** The file has been applied: what it said is no longer needed, what it changed is. */
export const keepApplied = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
  { undo, at }: { undo: Undo; at: Instant },
): Promise<void> => {
  await updateIn(query, 'menu_import', {
    set: { state: 'APPLIED', rows: [], seqs: {}, undo, applied_at: at },
    where: { merchant_id: merchantId, store_id: storeId, id },
  });
};

export const keepUndone = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<void> => {
  await updateIn(query, 'menu_import', {
    set: { state: 'UNDONE', undo: { dishes: [], classIds: [] } },
    where: { merchant_id: merchantId, store_id: storeId, id },
  });
};

const LAST_ROW = row({ ...pick(TABLES.menu_import, 'id'), applied_at: num, dishes: num });
/** The last file that was applied to a store since a moment; null where it was taken back. */
export const lastImport = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  since: Instant,
): Promise<{ id: string; at: number; dishes: number } | null> => {
  const { rows } = await query(
    `SELECT id, applied_at, CAST(jsonb_array_length(undo -> 'dishes') AS int4) AS dishes FROM menu_import
     WHERE merchant_id = $1 AND store_id = $2 AND state = 'APPLIED' AND applied_at > $3 ORDER BY applied_at DESC, id DESC LIMIT 1`,
    [merchantId, storeId, since],
    LAST_ROW,
  );
  const [found] = rows;
  return found === undefined ? null : { id: found.id, at: found.applied_at, dishes: found.dishes };
};

/** Forgets files that were checked before a moment. */
export const dropOldImports = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM menu_import WHERE created_at < $1', [before]);
};
