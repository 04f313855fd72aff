import type { Query } from '#server/db/db.ts';
import type { BoughtLine, OrderedGift } from '#server/modules/order/takeout/snapshot.ts';
import type { OrderShop } from './order-shops.ts';
import type { AnsweredOrder } from './streams.ts';

/** Pieces by what they are pieces of: a product, a size of it, an activity, or a gift of one. */
type Pieces = Map<string, number>;
const add = (pieces: Pieces, of: string, count: number): void => {
  pieces.set(of, (pieces.get(of) ?? 0) + count);
};

/** What is left of all that has a stock at a store. */
export const stocksOf = async (query: Query, storeId: string): Promise<Pieces> => {
  const left: Pieces = new Map();
  const limited = (of: string, count: number): void => {
    if (count !== -1) add(left, of, count);
  };
  const { rows: products } = await query<{
    id: string;
    stock: number;
    sizes: Record<string, number>;
  }>('SELECT id, stock, sku_stock AS sizes FROM takeout_product WHERE store_id = $1', [storeId]);
  for (const { id, stock, sizes } of products) {
    limited(id, stock);
    for (const [size, count] of Object.entries(sizes)) limited(`${id}/${size}`, count);
  }
  const { rows: activities } = await query<{
    id: string;
    stock: number | Record<string, number> | null;
  }>("SELECT id, rules -> 'stock' AS stock FROM takeout_activity WHERE store_id = $1", [storeId]);
  for (const { id, stock } of activities) {
    if (typeof stock === 'number') limited(id, stock);
    else for (const [gift, count] of Object.entries(stock ?? {})) limited(`${id}/${gift}`, count);
  }
  return left;
};

type Kept = {
  id: string;
  close_reason: string | null;
  total: number;
  refund_amount: number;
  paid_at: number | null;
  seq: number;
  lines: BoughtLine[];
  gifts: OrderedGift[];
  events: number;
  asked_back: number;
  received: number;
  returned: number;
  entered: number;
  entered_back: number;
};

const sumOf = (what: string, table: string, where: string): string =>
  `(SELECT coalesce(sum(${what}), 0)::bigint FROM ${table} t WHERE t.merchant_id = o.merchant_id AND t.order_id = o.id AND ${where})`;

/** The orders of a store with what their books say. */
const keptOrders = async (query: Query, storeId: string): Promise<Kept[]> =>
  (
    await query<Kept>(
      `SELECT o.id, o.close_reason, o.total, o.refund_amount, o.paid_at, o.seq, o.lines, o.snapshot -> 'gifts' AS gifts,
         ${sumOf('1', 'takeout_order_event', 'true')} AS events,
         ${sumOf('1', 'takeout_refund', 'true')} AS asked_back,
         ${sumOf('t.amount', 'trade', "t.result = 'SUCCESS'")} AS received,
         ${sumOf('t.amount', 'money_back', 'true')} AS returned,
         ${sumOf('t.paid', 'order_entry', 'true')} AS entered,
         ${sumOf('t.whole + t.part + t.given', 'order_entry', 'true')} AS entered_back
       FROM takeout_order o WHERE o.store_id = $1`,
      [storeId],
    )
  ).rows;

/** What orders hold of the stocks: those that were closed hold nothing. */
const heldBy = (orders: readonly Kept[]): Pieces => {
  const held: Pieces = new Map();
  for (const { close_reason: closed, lines, gifts } of orders) {
    if (closed !== null) continue;
    for (const { productId, skuId, quantity, stockTakes = [] } of lines) {
      add(held, productId, quantity);
      add(held, `${productId}/${skuId}`, quantity);
      for (const { activityId, pieces } of stockTakes) add(held, activityId, pieces);
    }
    for (const { productId, skuId, quantity, stock } of gifts) {
      if (productId !== undefined) add(held, productId, quantity);
      if (skuId !== undefined) add(held, `${productId}/${skuId}`, quantity);
      if (stock !== undefined) add(held, `${stock.activityId}/${stock.giftId}`, stock.pieces);
    }
  }
  return held;
};

/** Paid in full or not at all, given back as the order says, and the day's entries the same; a log without gaps. */
const isEven = (order: Kept): boolean =>
  order.received === (order.paid_at === null ? 0 : order.total) &&
  order.entered === order.received &&
  order.returned === order.refund_amount &&
  order.entered_back === order.returned &&
  order.events === order.seq;

/** An order is what its guest was told of it. */
const isAsTold = (
  order: Kept | undefined,
  { isPaid, isCancelled, isAskedBack }: AnsweredOrder,
): boolean =>
  order !== undefined &&
  (order.paid_at !== null) === isPaid &&
  (order.close_reason === 'BUYER') === isCancelled &&
  order.asked_back === (isAskedBack ? 1 : 0) &&
  order.refund_amount === (isPaid && isCancelled ? order.total : 0);

const answersOf = async (query: Query, keys: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await query<{ key: string; answer: string }>(
    "SELECT key, answer FROM keyed_answer WHERE scope = 'takeout-order/create' AND key = ANY($1::text[])",
    [keys],
  );
  return new Map(
    rows.map(({ key, answer }) => [key, (JSON.parse(answer) as { tradeId: string }).tradeId]),
  );
};

/** What a store's orders and stocks say against what its guests were told, once all of them are answered: every list is empty where nothing is wrong. `before`: the stocks before the first order; `sold`: what has fewer pieces than then. */
export const judgeOrders = async (
  query: Query,
  { storeId }: OrderShop,
  { before, answered }: { before: Pieces; answered: readonly AnsweredOrder[] },
) => {
  const orders = await keptOrders(query, storeId);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const told = new Set(answered.map(({ tradeId }) => tradeId));
  const answers = await answersOf(
    query,
    answered.map(({ key }) => key),
  );
  const after = await stocksOf(query, storeId);
  const held = heldBy(orders);
  const takenOf = (of: string): number => (before.get(of) ?? 0) - (after.get(of) ?? 0);
  return {
    lost: answered.filter(({ key, tradeId }) => !byId.has(tradeId) || answers.get(key) !== tradeId),
    unasked: orders.filter(({ id }) => !told.has(id)).map(({ id }) => id),
    otherThanTold: answered.filter((one) => !isAsTold(byId.get(one.tradeId), one)),
    uneven: orders.filter((order) => !isEven(order)).map(({ id }) => id),
    wrongStocks: [...before.keys()].filter((of) => takenOf(of) !== (held.get(of) ?? 0)),
    sold: [...before.keys()].filter((of) => takenOf(of) > 0),
  };
};
