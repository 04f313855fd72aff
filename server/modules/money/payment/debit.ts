import type { PayResult } from '#shared/codes/group-order.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import type { TradeNo, UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Payable } from './payable-kind.ts';
import { needBank } from '../gateway/channel-bank.ts';
import { chargeCard, type BankDeps } from './open-trade.ts';
import { settlePayment } from './settle.ts';
import { addTrade, findTrade, hasOpenTrade, latestTrade } from './trade-repo.ts';

/** Whether a payment of a member has no answer yet: another debit waits for it (ADR 0069). */
export const isUnanswered = (
  query: Query,
  of: { userId: UserId; orderType: PaidOrderType },
): Promise<boolean> => hasOpenTrade(query, of);

/** Pays an order without its buyer, who agreed to that before: through the channel, or the card, that paid another order of theirs. A lost answer is asked after (ADR 0069). */
export const debit = async (
  deps: BankDeps,
  {
    order,
    orderType,
    likeOrderId,
    at,
  }: { order: Payable; orderType: PaidOrderType; likeOrderId: string; at: Instant },
): Promise<PayResult> => {
  const tradeNo = deps.random.id<TradeNo>();
  const { merchantId, id, userId, total } = order;
  const before = await latestTrade(deps.db.query, merchantId, likeOrderId);
  const cardId = before?.cardId ?? null;
  await addTrade(deps.db.query, {
    merchantId,
    tradeNo,
    orderId: id,
    userId,
    amount: total,
    result: 'PENDING',
    refunded: false,
    returnUrl: '',
    createdAt: at,
    type: before?.type ?? 'MP_MACAU',
    orderType,
    cardId,
  });
  if (cardId !== null) {
    await chargeCard(deps, tradeNo, at);
    return (await findTrade(deps.db.query, tradeNo))?.result ?? 'FAIL';
  }
  const result = await needBank(deps).debit({ reference: tradeNo, amount: total }, at);
  return (await settlePayment(deps, { tradeNo, result, at }))?.result ?? 'FAIL';
};
