import { cents, type Cents } from '#shared/kernel/money.ts';
import { asId, type MerchantId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { TakeoutOrder } from './order.ts';
import { ordersWhere } from './order-repo.ts';

type Place = { merchantId: string; storeIds: readonly string[] };

/** Paid orders of stores that are not over, those that were paid first at the head. */
export const openAtDesk = (
  query: Query,
  { merchantId, storeIds }: Place,
  most: number,
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    'merchant_id = $1 AND store_id = ANY($2::text[]) AND status IN (1, 2, 3) ORDER BY paid_at ASC, id ASC LIMIT $3',
    [merchantId, storeIds, most],
  );

type Span = { from: Instant; to: Instant };
const TO_BE_MADE = 'status IN (1, 2, 3) AND cooked_at IS NULL AND handed_at IS NULL';

/** Pre-orders of a store that are wanted in a span of time and not made yet, in the order in which they are wanted. */
export const preOrdersToMake = (
  query: Query,
  { merchantId, storeId, from, to }: { merchantId: string; storeId: string } & Span,
  most: number,
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    `merchant_id = $1 AND store_id = $2 AND ${TO_BE_MADE} AND slot_at >= $3 AND slot_at < $4 ORDER BY slot_at ASC, paid_at ASC, id ASC LIMIT $5`,
    [merchantId, storeId, from, to, most],
  );

const FIRST_PAID_ROW = row({ ...pick(TABLES.takeout_order, 'merchant_id', 'store_id'), paid: num });
/** Those of some stores that have such pre-orders, with when the first of them was paid. */
export const firstPreOrders = async (
  query: Query,
  stores: readonly { merchantId: string; storeId: string }[],
  { from, to }: Span,
) => {
  const { rows } = await query(
    `SELECT o.merchant_id, o.store_id, min(o.paid_at) AS paid FROM takeout_order o
     JOIN jsonb_to_recordset($1::jsonb) AS s("merchantId" text, "storeId" text) ON o.merchant_id = s."merchantId" AND o.store_id = s."storeId"
     WHERE ${TO_BE_MADE} AND o.slot_at >= $2 AND o.slot_at < $3 GROUP BY o.merchant_id, o.store_id`,
    [JSON.stringify(stores.map(({ merchantId, storeId }) => ({ merchantId, storeId }))), from, to],
    FIRST_PAID_ROW,
  );
  return rows.map(({ merchant_id, store_id, paid }) => ({
    merchantId: asId<MerchantId>(merchant_id),
    storeId: asId<StoreId>(store_id),
    paidAt: instant(paid),
  }));
};

/** Orders of stores that accept by themselves, which were paid since a moment and that nobody has answered. */
export const justPaid = (query: Query, since: Instant, most: number): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    `status = 1 AND answer_before IS NOT NULL AND paid_at > $1
     AND EXISTS (SELECT 1 FROM desk_setting s WHERE s.merchant_id = takeout_order.merchant_id AND s.store_id = takeout_order.store_id AND s.auto_ways <> '{}')
     ORDER BY paid_at ASC, id ASC LIMIT $2`,
    [since, most],
  );

/** Orders that wait for a store's answer without an end: they were paid while the demonstration ran it. */
export const waitingWithoutEnd = (
  query: Query,
  { merchantId, storeId }: { merchantId: string; storeId: string },
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    'merchant_id = $1 AND store_id = $2 AND status = 1 AND answer_before IS NULL',
    [merchantId, storeId],
  );

const MAKING_ROW = row({ orders: num });
/** How many accepted orders have not left a store. */
export const inTheMaking = async (
  query: Query,
  { merchantId, storeId }: { merchantId: string; storeId: string },
): Promise<number> => {
  const { rows } = await query(
    'SELECT count(*) AS orders FROM takeout_order WHERE merchant_id = $1 AND store_id = $2 AND status IN (2, 3) AND handed_at IS NULL',
    [merchantId, storeId],
    MAKING_ROW,
  );
  return rows[0]!.orders;
};

/** Orders of a merchant by their ids. */
export const ordersOfMerchant = (
  query: Query,
  merchantId: string,
  ids: readonly string[],
): Promise<TakeoutOrder[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : ordersWhere(query, 'merchant_id = $1 AND id = ANY($2::text[])', [merchantId, ids]);

export type EndedFilter = Place & {
  kind: StoreKind | null;
  from: Instant | null;
  to: Instant | null;
  /** The start of a number: of the day's, or of the order's. */ number: string;
};

const endedWhere = ({ merchantId, storeIds, kind, from, to, number }: EndedFilter) => ({
  condition: `merchant_id = $1 AND store_id = ANY($2::text[]) AND status IN (-3, -1, 4) AND paid_at IS NOT NULL
    AND ($3::text IS NULL OR kind = $3) AND ($4::bigint IS NULL OR paid_at >= $4) AND ($5::bigint IS NULL OR paid_at <= $5)
    AND ($6 = '' OR desk_number = $6 OR order_no = $6)`,
  params: [merchantId, storeIds, kind, from, to, number] as const,
});

/** Orders that were paid and are over, the latest first. */
export const endedAtDesk = (
  query: Query,
  filter: EndedFilter,
  { offset, size }: { offset: number; size: number },
): Promise<TakeoutOrder[]> => {
  const { condition, params } = endedWhere(filter);
  return ordersWhere(query, `${condition} ORDER BY paid_at DESC, id DESC LIMIT $7 OFFSET $8`, [
    ...params,
    size,
    offset,
  ]);
};

const SUM_ROW = row({ count: num, amount: num, refunded: num });
/** How many such orders there are, what was paid for them and what was given back. */
export const sumOfEnded = async (
  query: Query,
  filter: EndedFilter,
): Promise<{ count: number; amount: Cents; refundAmount: Cents }> => {
  const { condition, params } = endedWhere(filter);
  const { rows } = await query(
    `SELECT count(*) AS count, COALESCE(sum(total), 0)::bigint AS amount, COALESCE(sum(refund_amount), 0)::bigint AS refunded FROM takeout_order WHERE ${condition}`,
    params,
    SUM_ROW,
  );
  const [sum] = rows;
  return {
    count: sum!.count,
    amount: cents(sum!.amount),
    refundAmount: cents(sum!.refunded),
  };
};

const HERE_ROW = row({ user_id: text, store_id: text, orders: num, phone: text });
/** How often these guests ordered at these stores, up to now, and their phones; by guest and store. */
export const guestsAtStores = async (
  query: Query,
  orders: readonly Pick<TakeoutOrder, 'userId' | 'storeId' | 'merchantId'>[],
): Promise<ReadonlyMap<string, { orders: number; phone: string }>> => {
  const { rows } = await query(
    `SELECT o.user_id, o.store_id, count(*) AS orders, min(u.phone) AS phone FROM takeout_order o JOIN app_user u ON u.id = o.user_id
     WHERE o.user_id = ANY($1::text[]) AND o.store_id = ANY($2::text[]) AND o.paid_at IS NOT NULL AND o.status IN (1, 2, 3, 4) GROUP BY o.user_id, o.store_id`,
    [
      [...new Set(orders.map(({ userId }) => userId))],
      [...new Set(orders.map(({ storeId }) => storeId))],
    ],
    HERE_ROW,
  );
  return new Map(
    rows.map(({ user_id: userId, store_id: storeId, orders: count, phone }) => [
      `${userId}/${storeId}`,
      { orders: count, phone },
    ]),
  );
};

const RIDERS_ROW = row(pick(TABLES.takeout_rider, 'id', 'name_zh', 'name_en'));
/** The names of riders by their ids. */
export const riderNames = async (
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Bilingual>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await query(
    'SELECT id, name_zh, name_en FROM takeout_rider WHERE id = ANY($1::text[])',
    [ids],
    RIDERS_ROW,
  );
  return new Map(rows.map((found) => [found.id, { zh: found.name_zh, en: found.name_en }]));
};

const OPEN_ROW = row({ store_id: text, orders: num });
/** How many orders each store has that are not over. */
export const openCounts = async (
  query: Query,
  { merchantId, storeIds }: Place,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    'SELECT store_id, count(*) AS orders FROM takeout_order WHERE merchant_id = $1 AND store_id = ANY($2::text[]) AND status IN (1, 2, 3) GROUP BY store_id',
    [merchantId, storeIds],
    OPEN_ROW,
  );
  return new Map(rows.map(({ store_id: storeId, orders }) => [storeId, orders]));
};

const CODE_ROW = row({ orders: num });
/** Whether an order of a store has a code that is not over, paid or not. */
export const isCodeOpen = async (
  query: Query,
  { merchantId, storeId }: { merchantId: string; storeId: string },
  code: string,
): Promise<boolean> => {
  const { rows } = await query(
    "SELECT count(*) AS orders FROM takeout_order WHERE merchant_id = $1 AND store_id = $2 AND status IN (0, 1, 2, 3) AND snapshot ->> 'pickupCode' = $3",
    [merchantId, storeId, code],
    CODE_ROW,
  );
  return rows[0]!.orders > 0;
};

/** The order of a store that is not over, or was paid since a moment, and is called by this: a guest's code, or the number of the day. One that is not over is before one that is, a later before an earlier. */
export const orderShownAs = async (
  query: Query,
  { merchantId, storeId, since }: { merchantId: string; storeId: string; since: Instant },
  shown: { code: string } | { number: string },
): Promise<TakeoutOrder | null> => {
  const [condition, text] =
    'code' in shown
      ? ["delivery_type = 3 AND snapshot ->> 'pickupCode' = $4", shown.code]
      : ['desk_number = $4', shown.number];
  const [order] = await ordersWhere(
    query,
    `merchant_id = $1 AND store_id = $2 AND paid_at IS NOT NULL AND (paid_at > $3 OR status IN (1, 2, 3)) AND ${condition}
     ORDER BY (CASE WHEN status IN (1, 2, 3) THEN 0 ELSE 1 END) ASC, paid_at DESC, id ASC LIMIT 1`,
    [merchantId, storeId, since, text],
  );
  return order ?? null;
};

/** A paid order of a merchant by its twelve digits. */
export const orderOfNumber = async (
  query: Query,
  merchantId: string,
  orderNumber: string,
): Promise<TakeoutOrder | null> => {
  const [order] = await ordersWhere(
    query,
    'merchant_id = $1 AND order_no = $2 AND paid_at IS NOT NULL',
    [merchantId, orderNumber],
  );
  return order ?? null;
};
