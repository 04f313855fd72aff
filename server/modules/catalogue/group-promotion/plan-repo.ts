import type { GroupActivityKind, GroupActivityPart } from '#shared/codes/group-activity.ts';
import type { MerchantId, ProductId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { activityWords, type ActivityWords } from '../group-special/activity-document.ts';

/** A promotion of a merchant. */
export type OwnPromotion = {
  id: string;
  kind: GroupActivityKind;
  startsAt: Instant;
  endsAt: Instant;
  words: ActivityWords;
  seq: number;
};
/** A deal of a promotion, in the order of the list. */
type PlannedItem = {
  productId: ProductId;
  part: GroupActivityPart;
  price: Cents | null;
  fromQuantity: number;
  stock: number;
  userLimit: number;
};

const ROW = row({
  ...pick(TABLES.group_activity, 'id', 'kind', 'starts_at', 'ends_at'),
  words: json(activityWords),
  seq: num,
});
const COLUMNS = 'a.id, a.kind, a.starts_at, a.ends_at, a.words, a.seq';

const promotionOf = (found: RowOf<typeof ROW>): OwnPromotion => ({
  id: found.id,
  kind: found.kind,
  startsAt: instant(found.starts_at),
  endsAt: instant(found.ends_at),
  words: found.words,
  seq: found.seq,
});

/** First step of every change: changes of one merchant follow one another, and each sees what the one before left. */
export const lockPromotions = async (query: Query, merchantId: MerchantId): Promise<void> => {
  await query('UPDATE merchant SET commission_bp = commission_bp WHERE id = $1', [merchantId]);
};

export const findOwn = async (
  query: Query,
  merchantId: MerchantId,
  id: string,
): Promise<OwnPromotion | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM group_activity a WHERE a.merchant_id = $1 AND a.id = $2`,
    [merchantId, id],
    ROW,
  );
  return rows[0] ? promotionOf(rows[0]) : null;
};

/** The promotions of a deal that its merchant planned and that end after a moment, the last to begin first. */
export const ownOfProduct = async (
  query: Query,
  { merchantId, productId, since }: { merchantId: MerchantId; productId: string; since: Instant },
  most: number,
): Promise<OwnPromotion[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM group_activity a
     WHERE a.merchant_id = $1 AND a.ends_at > $3
       AND EXISTS (SELECT 1 FROM group_activity_item i WHERE i.merchant_id = $1 AND i.product_id = $2 AND i.activity_id = a.id)
     ORDER BY a.starts_at DESC, a.id DESC LIMIT $4::int4`,
    [merchantId, productId, since, most],
    ROW,
  );
  return rows.map(promotionOf);
};

const COUNT_ROW = row({ n: num });
/** How many promotions of a merchant are not over. */
export const countOpen = async (
  query: Query,
  merchantId: MerchantId,
  now: Instant,
): Promise<number> => {
  const { rows } = await query(
    'SELECT count(*) AS n FROM group_activity WHERE merchant_id = $1 AND ends_at > $2',
    [merchantId, now],
    COUNT_ROW,
  );
  return rows[0]?.n ?? 0;
};

const ID_ROW = row({ product_id: text });
/** Those of some deals that have a price of the same part while another promotion runs; `exceptId`: the one that is changed. */
export const overlapping = async (
  query: Query,
  asked: {
    merchantId: MerchantId;
    productIds: readonly string[];
    part: GroupActivityPart;
    startsAt: Instant;
    endsAt: Instant;
    exceptId: string;
  },
): Promise<string[]> => {
  const { rows } = await query(
    `SELECT DISTINCT i.product_id FROM group_activity_item i JOIN group_activity a ON a.id = i.activity_id
     WHERE i.merchant_id = $1 AND i.product_id = ANY($2::text[]) AND i.part = $3
       AND a.starts_at < $5 AND a.ends_at > $4 AND a.id <> $6 ORDER BY i.product_id ASC`,
    [
      asked.merchantId,
      [...asked.productIds],
      asked.part,
      asked.startsAt,
      asked.endsAt,
      asked.exceptId,
    ],
    ID_ROW,
  );
  return rows.map(({ product_id }) => product_id);
};

/** Adds a promotion with its first number. */
export const addPromotion = async (
  query: Query,
  merchantId: MerchantId,
  { id, kind, startsAt, endsAt, words, seq }: OwnPromotion,
): Promise<void> => {
  await insertInto(query, 'group_activity', {
    id,
    kind,
    starts_at: startsAt,
    ends_at: endsAt,
    words,
    merchant_id: merchantId,
    seq,
  });
};

/** Changes a promotion that has the number before its new one: false when somebody else was first. */
export const changePromotion = async (
  query: Query,
  merchantId: MerchantId,
  { id, startsAt, endsAt, words, seq }: Omit<OwnPromotion, 'kind'>,
): Promise<boolean> =>
  (await updateIn(query, 'group_activity', {
    set: { starts_at: startsAt, ends_at: endsAt, words, seq },
    where: { id, merchant_id: merchantId, seq: seq - 1 },
  })) === 1;

/** Puts deals in the place of those that a promotion had. Only before it begins: then no piece is taken. */
export const setItems = async (
  query: Query,
  { merchantId, activityId }: { merchantId: MerchantId; activityId: string },
  items: readonly PlannedItem[],
): Promise<void> => {
  await query('DELETE FROM group_activity_item WHERE merchant_id = $1 AND activity_id = $2', [
    merchantId,
    activityId,
  ]);
  if (items.length === 0) return;
  await insertInto(
    query,
    'group_activity_item',
    items.map((item, place) => ({
      merchant_id: merchantId,
      product_id: item.productId,
      activity_id: activityId,
      part: item.part,
      place,
      price: item.price,
      from_quantity: item.fromQuantity,
      stock: item.stock,
      user_limit: item.userLimit,
    })),
  );
};

/** Takes a promotion away that has not begun. */
export const removePromotion = async (
  query: Query,
  merchantId: MerchantId,
  id: string,
): Promise<void> => {
  await setItems(query, { merchantId, activityId: id }, []);
  await query('DELETE FROM group_activity WHERE merchant_id = $1 AND id = $2', [merchantId, id]);
};

/** Forgets what merchants planned that was over before a moment. */
export const dropOver = async (query: Query, before: Instant): Promise<void> => {
  await query(
    'DELETE FROM group_activity_item i USING group_activity a WHERE a.id = i.activity_id AND a.merchant_id IS NOT NULL AND a.ends_at < $1',
    [before],
  );
  await query('DELETE FROM group_activity WHERE merchant_id IS NOT NULL AND ends_at < $1', [
    before,
  ]);
  await query('DELETE FROM group_activity_log WHERE at < $1', [before]);
};
