import { ZERO } from '#shared/kernel/money.ts';
import { REFUND_REASONS } from '#shared/order/refund/refund-form.ts';
import { refundReason } from '#shared/codes/refund.ts';
import type { Handlers } from '#server/kit/context.ts';
import { paidOrder, piecesLeft } from '../life/refund-facts.ts';
import { otherInfoOf } from '../takeout/refund-info.ts';
import { refundPlasticBagOf } from '../takeout/refund-bag.ts';
import { applyForRefundOf, refundRefusal } from '../takeout/refund.ts';
import { ownOrder } from '../takeout/get.ts';
import { refundsOf } from '../takeout/life.ts';
import { NOTHING_SHOWN, orderRow } from '../takeout/present.ts';
import { refundActionsOf } from './present.ts';

const otherInfo = otherInfoOf('market');
const refundBag = refundPlasticBagOf('market');
const refundPieces = applyForRefundOf('market');

/** Some pieces; reason 1 with none is the bag alone, paid back at once (decision P21). */
export const applyForRefund: Handlers['marketApplyForRefund'] = async (context, body) => {
  const { tradeId, reason, productList } = body;
  if (reason !== refundReason.codes.plasticBagFee || productList.length > 0)
    return refundPieces(context, body);
  const { refundAmtn } = await refundBag(context, { tradeId });
  const { refundProgress } = await ownOrder(context, tradeId, 'market');
  return { refundAmtn, refundProgress, autoRefundTime: null };
};

export const refundAmtn: Handlers['marketRefundAmtn'] = async (context, asked) => {
  const { refundAmtn: money, goldAmtn, isWholeOrder } = await otherInfo(context, asked);
  return { refundAmtn: money, goldAmtn, isWholeOrder };
};

export const orderRefundInfo: Handlers['marketOrderRefundInfo'] = async (context, { tradeId }) => {
  const order = await ownOrder(context, tradeId, 'market');
  const paid = paidOrder(order, await refundsOf(context.deps.db.query, order));
  const { payInfo, refundBefore } = orderRow(order, NOTHING_SHOWN, context);
  const refusal = refundRefusal(order, context);
  return {
    refundActions: refundActionsOf(order, payInfo, context.now),
    note: refusal === null ? null : context.t(`error.${refusal}`),
    isWholeOnly: paid.isWholeOnly,
    lines: piecesLeft(paid).map(({ lineId, quantity }) => ({ uuid: lineId, left: quantity })),
    reasons: REFUND_REASONS.map(({ code }) => code),
    bagRefundAmtn: payInfo.canBagRefund ? order.quote.feeShares.bag : ZERO,
    refundBefore,
    serverTime: context.now,
  };
};
