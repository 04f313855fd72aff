import type { Pick as PickReply } from '#shared/contract/merchant/pick.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { deskStage, deskWay } from '#shared/order/desk/desk-stage.ts';
import { leftOf, shortOf, type PickLine } from '#shared/order/desk/pick.ts';
import { readGoodsCode } from '#shared/validate/ean.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import {
  ordersOfMerchant,
  refundedPieces,
  refundsOf,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { stageFactsOf } from '../facts.ts';
import { goodsFor, type Goods, type LineState, lineStates } from './pick-line-repo.ts';
import { type OpenPick, ordersOnPick } from './pick-repo.ts';

type Bought = TakeoutOrder['lines'][number];
/** A line of a list with what it is about. */
export type Row = PickLine & {
  order: TakeoutOrder;
  bought: Bought;
  goods: Goods | undefined;
  state: LineState;
};
/** A list as it stands. `goods`: of its lines, and what a code names. */
export type PickState = { pick: OpenPick; orders: TakeoutOrder[]; rows: Row[]; goods: Goods[] };

/** Whether an order is in the making, so that there is something to pick. */
export const isPicking = (order: TakeoutOrder, now: MerchantContext['now']): boolean =>
  deskStage(stageFactsOf(order), now) === 'MAKING';

const eansOf = (code: string | null): string[] => {
  const read = code === null ? null : readGoodsCode(code);
  return read === null ? [] : [read.ean, ...(read.article === null ? [] : [read.article])];
};

/** Shelves as people count them: A2 before A10; what has none comes last. */
const byShelf = (a: Row, b: Row): number => {
  const [one = '', other = ''] = [a.goods?.shelf, b.goods?.shelf];
  if ((one === '') !== (other === '')) return one === '' ? 1 : -1;
  return one.localeCompare(other, 'en', { numeric: true });
};

/** Reads a list as it stands, from shelf to shelf; `code`: what was scanned, whose goods are read too. */
export const readPick = async (
  query: Query,
  pick: OpenPick,
  code: string | null = null,
): Promise<PickState> => {
  const ids = await ordersOnPick(query, pick);
  const found = await ordersOfMerchant(query, pick.merchantId, ids);
  const orders = ids.flatMap((id) => found.find((order) => order.id === id) ?? []);
  const goods = await goodsFor(query, pick, {
    ids: [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))],
    eans: eansOf(code),
  });
  const stateOf = await lineStates(query, pick.merchantId, ids);
  const rows: Row[] = [];
  for (const order of orders) {
    const refunded = refundedPieces(await refundsOf(query, order));
    for (const bought of order.lines) {
      const of = goods.find(({ productId }) => productId === bought.productId);
      const state = stateOf(order.id, bought.uuid);
      rows.push({
        order,
        bought,
        goods: of,
        state,
        orderId: order.id,
        lineId: bought.uuid,
        productId: bought.productId,
        ean: of?.ean ?? '',
        pieceCents: Math.floor(bought.goodsCents / bought.quantity),
        pieceGrams: of?.gramsOf(bought.skuId) ?? 0,
        wanted: bought.quantity - (refunded.get(bought.uuid) ?? 0),
        picked: state.picked,
        leaves: state.leaves,
      });
    }
  }
  return { pick, orders, rows: rows.toSorted(byShelf), goods };
};

/** A list on the wire. */
export const pickReply = (
  { pick: open, orders, rows }: PickState,
  { pick, now }: MerchantContext,
): PickReply => ({
  pickId: open.id,
  storeId: open.storeId,
  beganAt: open.beganAt,
  orders: orders.map((order) => ({
    orderId: order.id,
    number: order.deskNumber,
    way: deskWay(order),
    readyAt: order.readyAt,
    outOfStock: order.snapshot.outOfStock ?? 'ASK',
    changeUntil: order.changeBefore,
    isOver: !isPicking(order, now),
  })),
  lines: rows
    .filter(({ order, wanted, picked }) => isPicking(order, now) && wanted + picked > 0)
    .map((row) => ({
      orderId: asId<OrderId>(row.orderId),
      lineId: row.lineId,
      productId: asId(row.productId),
      name: pick(row.bought.name),
      sku: pick(row.bought.skuName),
      options: pick(row.bought.propsText),
      ean: row.ean,
      shelf: row.goods?.shelf ?? '',
      wanted: row.wanted,
      picked: row.picked,
      short: shortOf(row),
      left: leftOf(row),
      reason: shortOf(row) > 0 ? row.state.reason : null,
    })),
});
