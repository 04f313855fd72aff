import { STORE_OWN_KINDS } from '#shared/codes/store-promotion.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { PromotionDish } from '#shared/promotion/terms.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { checkedDocument } from '#server/kit/document.ts';
import { activityDocument, type TakeoutActivity } from '#server/modules/catalogue/index.ts';
import type { OfStore } from './promotion-repo.ts';

const ACTIVITY_ROW = row(
  pick(TABLES.takeout_activity, 'id', 'kind', 'starts_at', 'ends_at', 'rules'),
);
/** What stands where prices look, of the kinds that are a store's own, and ends after a moment. */
export const activitiesSince = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  since: Instant,
): Promise<TakeoutActivity[]> => {
  const { rows } = await query(
    'SELECT id, kind, starts_at, ends_at, rules FROM takeout_activity WHERE merchant_id = $1 AND store_id = $2 AND kind = ANY($3::text[]) AND (ends_at IS NULL OR ends_at > $4) ORDER BY position ASC LIMIT 200',
    [merchantId, storeId, STORE_OWN_KINDS, since],
    ACTIVITY_ROW,
  );
  return rows.map(({ id, kind, starts_at: startsAt, ends_at: endsAt, rules }) => ({
    merchantId,
    storeId,
    id,
    startsAt,
    endsAt,
    ...checkedDocument(activityDocument, { kind, rules }, 'takeout_activity.rules'),
  }));
};

const PLACE_ROW = row(pick(TABLES.takeout_activity, 'position'));
/** Puts a promotion where prices look, after those that a store has. */
export const placeActivity = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  activity: Pick<TakeoutActivity, 'id' | 'kind' | 'rules' | 'startsAt' | 'endsAt'>,
): Promise<void> => {
  const { rows } = await query(
    'SELECT position FROM takeout_activity WHERE merchant_id = $1 AND store_id = $2 ORDER BY position DESC LIMIT 1',
    [merchantId, storeId],
    PLACE_ROW,
  );
  await insertInto(query, 'takeout_activity', {
    merchant_id: merchantId,
    store_id: storeId,
    id: activity.id,
    kind: activity.kind,
    position: (rows[0]?.position ?? -1) + 1,
    starts_at: activity.startsAt,
    ends_at: activity.endsAt,
    rules: activity.rules,
  });
};

/** Takes away what has not begun. */
export const dropActivity = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<void> => {
  await query('DELETE FROM takeout_activity WHERE merchant_id = $1 AND store_id = $2 AND id = $3', [
    merchantId,
    storeId,
    id,
  ]);
};

export const endActivity = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
  at: Instant,
): Promise<void> => {
  await updateIn(query, 'takeout_activity', {
    set: { ends_at: at },
    where: { merchant_id: merchantId, store_id: storeId, id },
  });
};

const HELD =
  '(discount_id = ANY($3::text[]) OR flash_id = ANY($3::text[]) OR purchase_id = ANY($3::text[]))';
const HELD_ROW = row(pick(TABLES.takeout_product, 'id', 'discount_id', 'flash_id', 'purchase_id'));
/** The dishes that promotions hold, by the promotion. */
export const heldDishes = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await query(
    `SELECT id, discount_id, flash_id, purchase_id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND ${HELD}`,
    [merchantId, storeId, ids],
    HELD_ROW,
  );
  return new Map(
    ids.map((id) => [
      id,
      rows
        .filter((dish) => [dish.discount_id, dish.flash_id, dish.purchase_id].includes(id))
        .map((dish) => dish.id),
    ]),
  );
};

const ID_ROW = row({ id: text });
/** Locks dishes by their ids, as buyers do: these, and those that a promotion holds. */
export const lockDishes = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  { ids, heldBy }: { ids: readonly string[]; heldBy: string },
): Promise<void> => {
  await query(
    `SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND (${HELD} OR id = ANY($4::text[])) ORDER BY id FOR UPDATE`,
    [merchantId, storeId, [heldBy], ids],
    ID_ROW,
  );
};

const HOLD = {
  discount: 'discount_id = $3, discount_price = w.price, discount_stock = w.stock',
  flash: 'flash_id = $3, flash_price = w.price, flash_stock = w.stock',
  purchase: 'purchase_id = $3',
} as const;
/** Kinds that hold their dishes, each of which is in one of a kind at a time. */
export type HoldingKind = keyof typeof HOLD;
export const isHolding = (kind: string): kind is HoldingKind => kind in HOLD;

/** Puts locked dishes into a promotion, at their prices where each has one. */
export const holdDishes = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  { id, kind }: { id: string; kind: HoldingKind },
  dishes: readonly PromotionDish[],
): Promise<void> => {
  const wanted = dishes.map(({ productId, ...dish }) => ({ ...dish, id: productId }));
  await query(
    `UPDATE takeout_product p SET ${HOLD[kind]} FROM jsonb_to_recordset($4::jsonb) AS w(id text, price bigint, stock int4)
     WHERE p.merchant_id = $1 AND p.store_id = $2 AND p.id = w.id`,
    [merchantId, storeId, id, JSON.stringify(wanted)],
  );
};

const of = (column: string, otherwise: string, value: string): string =>
  `${column} = CASE WHEN ${otherwise} = $3 THEN ${value} ELSE ${column} END`;
const FREE = [
  of('discount_price', 'discount_id', 'NULL'),
  of('discount_stock', 'discount_id', '0'),
  of('discount_id', 'discount_id', 'NULL'),
  of('flash_price', 'flash_id', 'NULL'),
  of('flash_stock', 'flash_id', '0'),
  of('flash_id', 'flash_id', 'NULL'),
  of('purchase_id', 'purchase_id', 'NULL'),
].join(', ');

/** Takes locked dishes out of a promotion. */
export const freeDishes = async (
  query: Query,
  { merchantId, storeId }: OfStore,
  id: string,
): Promise<void> => {
  await query(
    `UPDATE takeout_product SET ${FREE} WHERE merchant_id = $1 AND store_id = $2 AND $3 IN (discount_id, flash_id, purchase_id)`,
    [merchantId, storeId, id],
  );
};
