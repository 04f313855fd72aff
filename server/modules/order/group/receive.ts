import { voucherValidity } from '#shared/group/voucher-window.ts';
import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { prorate } from '#shared/pricing/prorate.ts';
import { voucherCode } from '#shared/voucher/code.ts';
import type { Query } from '#server/db/db.ts';
import { soldProduct } from '#server/modules/catalogue/index.ts';
import type { PayableKind, ReceiveDeps } from '#server/modules/money/index.ts';
import { offersPort } from '../life/offers-port.ts';
import { close } from './close.ts';
import { findOrder, markPaid, markRefundedLate, type Order } from './order-repo.ts';
import { countSold } from './stock-repo.ts';
import { addVouchers, type NewVoucher } from './voucher-repo.ts';

/** One voucher a piece, each with its stored share of what was paid (decision D8). */
const makeVouchers = async (
  query: Query,
  { random }: ReceiveDeps,
  order: Order,
  at: Instant,
): Promise<void> => {
  const product = await soldProduct(query, order);
  const window = voucherValidity(product.validity, at);
  const shares = prorate(
    order.total,
    Array.from({ length: order.quantity }, () => 1),
  );
  const vouchers = shares.map((amount, position): NewVoucher => ({
    id: random.id(),
    code: voucherCode(random.digits(11)),
    timesTotal: product.timesTotal,
    amount,
    position,
    ...window,
  }));
  await addVouchers(query, order, vouchers);
};

/** Takes the money for an order that waits for it; otherwise gives it back (decision E13). True when it was given back. */
export const receiveGroup: PayableKind['receive'] = async (query, deps, trade, at) => {
  const order = must(await findOrder(query, trade.orderId), 'the order of a payment');
  const isInTime = at <= order.payBefore;
  if (
    order.paidState === 0 &&
    isInTime &&
    (await markPaid(query, order, { at, tradeNo: trade.tradeNo }))
  ) {
    const { merchantId, id: orderId } = order;
    await offersPort().confirm(query, { merchantId, orderId }, at);
    await makeVouchers(query, deps, order, at);
    await countSold(query, order);
    return false;
  }
  if (order.paidState === 0) await close(query, order, { reason: 'TIMEOUT', at });
  await markRefundedLate(query, order, { amount: trade.amount, at, tradeNo: trade.tradeNo });
  return true;
};
