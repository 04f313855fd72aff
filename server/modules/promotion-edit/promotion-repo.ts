import type { StorePromotionKind } from '#shared/codes/store-promotion.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { PromotionTerms } from '#shared/promotion/terms.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { termsDocument } from './promotion-document.ts';

export type OfStore = { merchantId: string; storeId: string };

/** A promotion that staff of a store planned. */
export type Promotion = {
  id: string;
  kind: StorePromotionKind;
  name: Bilingual;
  startsAt: Instant;
  endsAt: Instant;
  isDraft: boolean;
  terms: PromotionTerms;
  seq: number;
  changedBy: string;
  changedAt: Instant;
};

const ROW = row({
  ...pick(
    TABLES.store_promotion,
    'id',
    'kind',
    'name_zh',
    'name_en',
    'starts_at',
    'ends_at',
    'is_draft',
    'seq',
    'changed_by',
    'changed_at',
  ),
  terms: json(termsDocument),
});
const COLUMNS =
  'id, kind, name_zh, name_en, starts_at, ends_at, is_draft, terms, seq, changed_by, changed_at';

const promotionOf = (found: RowOf<typeof ROW>): Promotion => ({
  id: found.id,
  kind: found.kind,
  name: { zh: found.name_zh, en: found.name_en },
  startsAt: instant(found.starts_at),
  endsAt: instant(found.ends_at),
  isDraft: found.is_draft,
  terms: found.terms,
  seq: found.seq,
  changedBy: found.changed_by,
  changedAt: instant(found.changed_at),
});

/** Drafts, and what ends after a moment; the last to begin first. */
export const promotionsSince = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  since: Instant,
  most: number,
): Promise<Promotion[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM store_promotion WHERE merchant_id = $1 AND store_id = $2 AND (is_draft OR ends_at > $3)
     ORDER BY is_draft DESC, ends_at DESC, id ASC LIMIT $4`,
    [merchantId, storeId, since, most],
    ROW,
  );
  return rows.map(promotionOf);
};

export const findPromotion = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<Promotion | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM store_promotion WHERE merchant_id = $1 AND store_id = $2 AND id = $3`,
    [merchantId, storeId, id],
    ROW,
  );
  return rows[0] ? promotionOf(rows[0]) : null;
};

const COUNT_ROW = row({ n: num });
/** How many of a store are drafts or not over. */
export const countOpen = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  now: Instant,
): Promise<number> => {
  const { rows } = await query(
    'SELECT count(*) AS n FROM store_promotion WHERE merchant_id = $1 AND store_id = $2 AND (is_draft OR ends_at > $3)',
    [merchantId, storeId, now],
    COUNT_ROW,
  );
  return rows[0]?.n ?? 0;
};

const valuesOf = (promotion: Promotion) => ({
  kind: promotion.kind,
  name_zh: promotion.name.zh,
  name_en: promotion.name.en,
  starts_at: promotion.startsAt,
  ends_at: promotion.endsAt,
  is_draft: promotion.isDraft,
  is_shown: !promotion.isDraft && promotion.endsAt > promotion.changedAt,
  terms: promotion.terms,
  seq: promotion.seq,
  changed_by: promotion.changedBy,
  changed_at: promotion.changedAt,
});

export const addPromotion = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  promotion: Promotion,
): Promise<void> => {
  await insertInto(query, 'store_promotion', {
    merchant_id: merchantId,
    store_id: storeId,
    id: promotion.id,
    ...valuesOf(promotion),
  });
};

/** Changes of a store's promotions wait for one another, at the merchant's row. */
export const changePromotion = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  promotion: Promotion,
): Promise<void> => {
  await updateIn(query, 'store_promotion', {
    set: valuesOf(promotion),
    where: { merchant_id: merchantId, store_id: storeId, id: promotion.id },
  });
};

export const removePromotion = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<void> => {
  await query('DELETE FROM store_promotion WHERE merchant_id = $1 AND store_id = $2 AND id = $3', [
    merchantId,
    storeId,
    id,
  ]);
};

const OVER_ROW = row({ merchant_id: text, store_id: text, id: text });
/** What is published and ended in a span of time. */
export const endedBetween = async (
  query: Query,
  from: Instant,
  to: Instant,
): Promise<(OfStore & { id: string })[]> => {
  const { rows } = await query(
    'SELECT merchant_id, store_id, id FROM store_promotion WHERE ends_at > $1 AND ends_at <= $2 AND NOT is_draft ORDER BY ends_at ASC LIMIT 1000',
    [from, to],
    OVER_ROW,
  );
  return rows.map(({ merchant_id: merchantId, store_id: storeId, id }) => ({
    merchantId,
    storeId,
    id,
  }));
};

/** Takes what is over from the lists of stores. */
export const hideOver = async (query: Query, now: Instant): Promise<void> => {
  await query('UPDATE store_promotion SET is_shown = FALSE WHERE is_shown AND ends_at <= $1', [
    now,
  ]);
};

/** Forgets what was over before a moment, here and where prices look. */
export const dropOver = async (query: Query, before: Instant): Promise<void> => {
  await query(
    'DELETE FROM takeout_activity a USING store_promotion s WHERE s.ends_at < $1 AND a.merchant_id = s.merchant_id AND a.store_id = s.store_id AND a.id = s.id',
    [before],
  );
  await query('DELETE FROM store_promotion WHERE ends_at < $1', [before]);
};
