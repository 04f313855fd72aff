import type { Cents } from '#shared/kernel/money.ts';
import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { endOrder } from './close.ts';
import { endOfPieces, givePieces } from './give.ts';
import { comboOrders } from './order-repo.ts';

type Money = { orderId: string; tradeNo: string; amount: Cents };

/** Takes the money for an order that waits for it and gives its pieces; otherwise gives it back (decision E13). True when it was given back. */
export const receiveCombo = async (
  query: Query,
  _: unknown,
  money: Money,
  at: Instant,
): Promise<boolean> => {
  const order = must(await comboOrders.byId(query, money.orderId), 'the order of a payment');
  const endAt = endOfPieces(order.terms.validDays, at);
  if (
    at <= order.payBefore &&
    (await comboOrders.markPaid(query, order, { ...money, at, endAt }))
  ) {
    await givePieces(query, order, { at, endAt });
    return false;
  }
  await endOrder(query, order, ORDER.lapsed);
  await comboOrders.noteBack(query, order, { ...money, at });
  return true;
};
