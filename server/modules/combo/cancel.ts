import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { comboRefundRefusal, type ComboRefundRefusal } from '#shared/voucher/combo-refund.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import { cancelOnce, owePlatform } from '#server/modules/money/index.ts';
import { endPiece, piecesByIds } from '#server/modules/offers/index.ts';
import { endOrder, putBackOnSale } from './close.ts';
import { drawsOfOrder } from './draw-repo.ts';
import { comboOrders, type ComboOrderRow } from './order-repo.ts';
import { piecesOfOrder, setDue } from './piece-repo.ts';

/** Why a paid order cannot be given back; null when it can. */
export const refundRefusal = async (
  query: Query,
  order: ComboOrderRow,
  now: Instant,
): Promise<ComboRefundRefusal | null> => {
  const pieces = await piecesOfOrder(query, order);
  // a piece that ended within the day has given its share back
  if (pieces.some(({ refundedAt }) => refundedAt !== null)) return 'tooLate';
  return comboRefundRefusal(
    {
      paidAt: order.paidAt ?? order.createdAt,
      isUsed: pieces.some(({ offer }) => offer === null || offer.state !== 'claimed'),
      isExpanded: (await drawsOfOrder(query, order)) > 0,
    },
    now,
  );
};

const giveBack = async (query: Query, order: ComboOrderRow, now: Instant): Promise<Cents> => {
  const reason = await refundRefusal(query, order, now);
  if (reason !== null) return refuse('COMBO_NO_REFUND', { reason });
  // of two at once the second finds it given back
  if (!(await comboOrders.markRefunded(query, order, now))) return order.total;
  await putBackOnSale(query, order);
  await setDue(query, order, null);
  const ids = (await piecesOfOrder(query, order)).map(({ id }) => id);
  for (const piece of await piecesByIds(query, order.userId, ids))
    if (!(await endPiece(query, piece, now))) return refuse('COMBO_NO_REFUND', { reason: 'used' });
  await owePlatform(
    query,
    {
      orderType: 'COUPON_BOOM_ORDER',
      orderId: order.id,
      refundId: `combo-${order.id}`,
      tradeNo: order.tradeNo!,
      amount: order.total,
    },
    now,
  );
  return order.total;
};

const close = async (query: Query, order: ComboOrderRow, now: Instant): Promise<void> => {
  if (order.withOrder !== '') return refuse('COMBO_NO_REFUND', { reason: 'withOrder' });
  const isLapsed = now > order.payBefore;
  // paid meanwhile: the caller is to look again
  if (!(await endOrder(query, order, isLapsed ? ORDER.lapsed : ORDER.cancelled)))
    refuse('COMBO_NO_REFUND', { reason: 'changed' });
};

export const comboCancel: Handlers['comboCancel'] = cancelOnce({
  scope: 'combo/cancel',
  find: comboOrders.byId,
  giveBack,
  close,
});
