import type { PaidOrderType } from '#shared/contract/payment.ts';
import { wireLanguage } from '#shared/i18n/translate.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Handlers, MemberContext } from '#server/context.ts';
import { keyed } from '#server/modules/group-order/keyed.ts';
import { refuse } from '#server/refusal.ts';
import { anyPayable, freshPayable, type Payable } from './payable.ts';
import { addTrade, findTrade, latestTrade, moveTrade, type Trade } from './repo.ts';
import { returnUrl } from './return-url.ts';

const RETURN_PAGES: Readonly<Record<PaidOrderType, string>> = { GROUP_ORDER: '/#/payPage?orderId=', TAKEOUT_ORDER: '/#/paymentPage/result?tradeId=', CONSUMPTION_ORDER: '/#/gold/alipay?orderId=' };

/** The caller's own order, or a refusal that does not tell whether another's exists. */
const own = (payable: Payable | null, { session }: MemberContext): Payable => (payable !== null && payable.userId === session.userId ? payable : refuse('ORDER_NOT_FOUND'));

/** Starts a payment attempt, or goes on with the one that is open: an order never waits for two payments at once. */
export const execute: Handlers['paymentExecute'] = async (context, request) => {
  const { deps, session, now, idempotencyKey, language } = context;
  const { type, paymentOrderType } = request;
  // no other bank is set up: a payment that nobody can make is not begun
  if (!deps.config.sandboxBank) return refuse('PAYMENT_CLOSED');
  const order = own(await freshPayable(deps.db, paymentOrderType, request.tradeId, now), context);
  if (order.state === 'lapsed') return refuse('ORDER_WINDOW_OVER');
  if (order.state === 'closed') return refuse('ORDER_NOT_PAYABLE');
  if (request.totalAmount !== order.total) return refuse('PRICE_CHANGED', { totalAmount: toDollars(order.total) });
  const back = returnUrl(request.returnUrl ?? RETURN_PAGES[paymentOrderType] + order.id, deps.config.corsOrigins) ?? refuse('BAD_REQUEST', { issues: ['returnUrl'] });
  const { tradeNo } = await keyed({ db: deps.db, userId: session.userId, scope: 'payment/execute', key: idempotencyKey, body: request, now }, async (query) => {
    if (order.state === 'paid') return refuse('ORDER_NOT_PAYABLE');
    const open = await latestTrade(query, order.merchantId, order.id);
    if (open?.result === 'PENDING') {
      await moveTrade(query, open, { returnUrl: back, type });
      return { tradeNo: open.tradeNo };
    }
    const trade: Trade = {
      merchantId: order.merchantId, tradeNo: deps.random.id(), orderId: order.id, userId: session.userId, amount: order.total, result: 'PENDING', refunded: false, returnUrl: back, createdAt: now, type, orderType: paymentOrderType,
    };
    await addTrade(query, trade);
    return { tradeNo: trade.tradeNo };
  });
  return { type, payParams: JSON.stringify({ tradeNo, payUrl: `/sandbox-bank?tradeNo=${tradeNo}&lang=${wireLanguage(language)}` }) };
};

const resultOf = ({ tradeNo, result, orderId, orderType, type, amount, refunded }: Trade) => ({ tradeNo, result, orderId, paymentOrderType: orderType, type, amount, refunded });

export const paying: Handlers['paymentPaying'] = async (context, { tradeId }) => {
  const order = own(await anyPayable(context.deps.db, tradeId, context.now), context);
  const latest = await latestTrade(context.deps.db.query, order.merchantId, order.id);
  return { paying: latest?.result === 'PENDING' ? resultOf(latest) : null };
};

export const getResult: Handlers['paymentGetResult'] = async ({ deps, session }, { tradeNo }) => {
  const trade = await findTrade(deps.db.query, tradeNo);
  return trade !== null && trade.userId === session.userId ? resultOf(trade) : refuse('TRADE_NOT_FOUND');
};
