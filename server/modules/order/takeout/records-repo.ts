import type { RecordState } from '#shared/codes/order-record.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';
import { orderNumberIs } from '#server/kit/order-number-search.ts';
import type { TakeoutOrder } from './order.ts';
import { ordersWhere } from './order-repo.ts';

/** Paid orders of a merchant. `storeIds` null: of every store; `number`: of the day or the order's, '' for any. */
export type RecordFilter = {
  merchantId: string;
  storeIds: readonly string[] | null;
  kind: StoreKind | null;
  state: RecordState | 'ALL';
  from: Instant;
  to: Instant;
  number: string;
};

const STATES = {
  ALL: 'true',
  OPEN: 'status IN (1, 2, 3)',
  DONE: 'status = 4',
  ENDED: 'status IN (-3, -1)',
  REFUNDED: 'refund_amount > 0',
} as const satisfies Record<RecordFilter['state'], string>;

const numberIs = (number: string): string =>
  readOrderNumber(number) === null
    ? "($7 = '' OR desk_number = $7)"
    : orderNumberIs('takeout_order', '$7');

const where = ({ merchantId, storeIds, kind, state, from, to, number }: RecordFilter) => ({
  condition: `merchant_id = $1 AND paid_at IS NOT NULL AND ($2::bool OR store_id = ANY($3::text[])) AND ($4::text IS NULL OR kind = $4)
    AND paid_at >= $5 AND paid_at <= $6 AND ${numberIs(number)} AND ${STATES[state]}`,
  params: [merchantId, storeIds === null, storeIds ?? [], kind, from, to, number] as const,
});

/** A page of orders that were paid, the latest first; one more than asked for shows whether there is another. */
export const recordedOrders = (
  query: Query,
  filter: RecordFilter,
  { offset, size }: { offset: number; size: number },
): Promise<TakeoutOrder[]> => {
  const { condition, params } = where(filter);
  return ordersWhere(query, `${condition} ORDER BY paid_at DESC, id DESC LIMIT $8 OFFSET $9`, [
    ...params,
    size + 1,
    offset,
  ]);
};

const SUM_ROW = row({ count: num, paid: num, back: num, promotions: num, platform: num });
/** How many orders there are under a filter, what was paid for them, what of it went back, and what it came to for their stores. */
export const sumOfRecorded = async (
  query: Query,
  filter: RecordFilter,
): Promise<{ count: number; paid: Cents; back: Cents; promotions: Cents; platform: Cents }> => {
  const { condition, params } = where(filter);
  const { rows } = await query(
    `SELECT count(*) AS count, COALESCE(sum(o.total), 0)::bigint AS paid, COALESCE(sum(o.refund_amount), 0)::bigint AS back,
       COALESCE(sum(e.promotions), 0)::bigint AS promotions, COALESCE(sum(e.platform), 0)::bigint AS platform
     FROM (SELECT merchant_id, id, total, refund_amount FROM takeout_order WHERE ${condition}) o
     LEFT JOIN LATERAL (SELECT sum(promotions) AS promotions, sum(platform) AS platform FROM order_entry WHERE merchant_id = o.merchant_id AND order_id = o.id) e ON true`,
    params,
    SUM_ROW,
  );
  const [sum] = rows;
  return {
    count: sum!.count,
    paid: cents(sum!.paid),
    back: cents(sum!.back),
    promotions: cents(sum!.promotions),
    platform: cents(sum!.platform),
  };
};
