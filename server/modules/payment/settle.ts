import type { PayResult } from '#shared/codes/group-order.ts';
import { voucherValidity } from '#shared/group/voucher-window.ts';
import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { prorate } from '#shared/pricing/prorate.ts';
import { voucherCode } from '#shared/voucher/code.ts';
import type { Query } from '#server/db/db.ts';
import { isDuplicate } from '#server/db/errors.ts';
import { retry } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { close } from '#server/modules/group-order/close.ts';
import { addVouchers, countSold, findOrder, markPaid, markRefundedLate, type NewVoucher, type Order } from '#server/modules/group-order/repo.ts';
import { findProduct } from '#server/modules/group-product/repo.ts';
import { endTrade, findTrade, markTradeRefunded, type Trade } from './repo.ts';

type SettleDeps = Pick<Deps, 'db' | 'random'>;
type Settlement = { tradeNo: string; result: Exclude<PayResult, 'PENDING'>; at: Instant };

/** One voucher a piece, each with its stored share of what was paid (decision D8). */
const makeVouchers = async (query: Query, { random }: SettleDeps, order: Order, at: Instant): Promise<void> => {
  const product = must(await findProduct(query, order.productId), 'the product of an order');
  const window = voucherValidity(product.validity, at);
  const shares = prorate(order.total, Array.from({ length: order.quantity }, () => 1));
  const vouchers = shares.map((amount, position): NewVoucher => ({ id: random.id(), code: voucherCode(random.digits(11)), timesTotal: product.timesTotal, amount, position, ...window }));
  await addVouchers(query, order, vouchers);
};

/** Takes the money for an order that waits for it; otherwise gives it back (decision E13). True when it was given back. */
const receive = async (query: Query, deps: SettleDeps, trade: Trade, at: Instant): Promise<boolean> => {
  const order = must(await findOrder(query, trade.orderId), 'the order of a payment');
  const isInTime = at <= order.payBefore;
  if (order.paidState === 0 && isInTime && (await markPaid(query, order, { at, tradeNo: trade.tradeNo }))) {
    await makeVouchers(query, deps, order, at);
    await countSold(query, order);
    return false;
  }
  if (order.paidState === 0) await close(query, order, 'TIMEOUT');
  await markRefundedLate(query, order, { amount: trade.amount, at, tradeNo: trade.tradeNo });
  return true;
};

const settleOnce = (deps: SettleDeps, { tradeNo, result, at }: Settlement): Promise<Trade | null> => deps.db.tx(async (query) => {
  const trade = await findTrade(query, tradeNo);
  if (trade === null || trade.result !== 'PENDING') return trade;
  // ended first: its row then queues every other message about the same payment
  if (!(await endTrade(query, trade, { result, refunded: false, at }))) return findTrade(query, tradeNo);
  const refunded = result === 'SUCCESS' && (await receive(query, deps, trade, at));
  if (refunded) await markTradeRefunded(query, trade);
  return { ...trade, result, refunded };
});

/** What the bank says about a payment, at a time that the caller gives. Repeats change nothing. A clash of voucher codes draws new ones (decision C2). */
export const settlePayment = (deps: SettleDeps, settlement: Settlement): Promise<Trade | null> => retry(() => settleOnce(deps, settlement), isDuplicate, { times: 5, firstMs: 1 });
