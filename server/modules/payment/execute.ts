import type { Handlers } from '#server/context.ts';
import { wireLanguage } from '#shared/i18n/translate.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { ownOrder } from '#server/modules/group-order/get.ts';
import { keyed } from '#server/modules/group-order/keyed.ts';
import { refuse } from '#server/refusal.ts';
import { addTrade, findTrade, latestTrade, moveReturn, type Trade } from './repo.ts';
import { returnUrl } from './return-url.ts';

/** Starts a payment attempt, or goes on with the one that is open: an order never waits for two payments at once. */
export const execute: Handlers['paymentExecute'] = async (context, request) => {
  const { deps, session, now, idempotencyKey, language } = context;
  const order = await ownOrder(context, request.tradeId);
  if (order.paidState === -1) return refuse(order.closeReason === 'TIMEOUT' ? 'ORDER_WINDOW_OVER' : 'ORDER_NOT_PAYABLE');
  if (request.totalAmount !== order.total) return refuse('PRICE_CHANGED', { totalAmount: toDollars(order.total) });
  const back = returnUrl(request.returnUrl ?? `/#/payPage?orderId=${order.id}`, deps.config.corsOrigins) ?? refuse('BAD_REQUEST', { issues: ['returnUrl'] });
  const { tradeNo } = await keyed({ db: deps.db, userId: session.userId, scope: 'payment/execute', key: idempotencyKey, body: request, now }, async (query) => {
    if (order.paidState === 1) return refuse('ORDER_NOT_PAYABLE');
    const open = await latestTrade(query, order.merchantId, order.id);
    if (open?.result === 'PENDING') {
      await moveReturn(query, open, back);
      return { tradeNo: open.tradeNo };
    }
    const trade: Trade = { merchantId: order.merchantId, tradeNo: deps.random.id(), orderId: order.id, userId: session.userId, amount: order.total, result: 'PENDING', refunded: false, returnUrl: back, createdAt: now };
    await addTrade(query, trade);
    return { tradeNo: trade.tradeNo };
  });
  return { type: request.type, payParams: JSON.stringify({ tradeNo, payUrl: `/sandbox-bank?tradeNo=${tradeNo}&lang=${wireLanguage(language)}` }) };
};

const resultOf = ({ tradeNo, result, orderId, amount, refunded }: Trade) => ({ tradeNo, result, orderId, amount, refunded });

export const paying: Handlers['paymentPaying'] = async (context, { tradeId }) => {
  const order = await ownOrder(context, tradeId);
  const latest = await latestTrade(context.deps.db.query, order.merchantId, order.id);
  return { paying: latest?.result === 'PENDING' ? resultOf(latest) : null };
};

export const getResult: Handlers['paymentGetResult'] = async ({ deps, session }, { tradeNo }) => {
  const trade = await findTrade(deps.db.query, tradeNo);
  return trade !== null && trade.userId === session.userId ? resultOf(trade) : refuse('TRADE_NOT_FOUND');
};
