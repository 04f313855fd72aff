import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { comboRefundRefusal, type ComboRefundRefusal } from '#shared/voucher/combo-refund.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { oweMoney } from '#server/modules/money/index.ts';
import { endPiece, piecesByIds } from '#server/modules/offers/index.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { endOrder } from './close.ts';
import { drawsOfOrder } from './draw-repo.ts';
import { NO_MERCHANT } from './no-merchant.ts';
import { findComboOrder, markRefunded, ORDER, type ComboOrderRow } from './order-repo.ts';
import { piecesOfOrder, setDue } from './piece-repo.ts';

/** Why a paid order cannot be given back; null when it can. */
export const refundRefusal = async (
  query: Query,
  order: ComboOrderRow,
  now: Instant,
): Promise<ComboRefundRefusal | null> => {
  const pieces = await piecesOfOrder(query, order);
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
  if (!(await markRefunded(query, order, now))) return order.total;
  await setDue(query, order, null);
  const ids = (await piecesOfOrder(query, order)).map(({ id }) => id);
  for (const piece of await piecesByIds(query, order.userId, ids))
    if (!(await endPiece(query, piece, now))) return refuse('COMBO_NO_REFUND', { reason: 'used' });
  await oweMoney(
    query,
    {
      merchantId: NO_MERCHANT,
      orderId: order.id,
      orderType: 'COUPON_BOOM_ORDER',
      refundId: `combo-${order.id}`,
      tradeNo: order.tradeNo!,
      amount: order.total,
    },
    now,
  );
  return order.total;
};

/** Closes what was not paid, gives back what was, where that is possible; what is over already stays as it is. */
const end = async (
  query: Query,
  { orderId, userId, now }: { orderId: string; userId: string; now: Instant },
): Promise<Cents> => {
  const order = await findComboOrder(query, orderId);
  if (order === null || order.userId !== userId) return refuse('ORDER_NOT_FOUND');
  if (order.status === ORDER.paid) return giveBack(query, order, now);
  if (order.status === ORDER.refunded) return order.refundAmount;
  // paid meanwhile: the caller is to look again
  const isLapsed = now > order.payBefore;
  if (
    order.status === ORDER.open &&
    !(await endOrder(query, order, isLapsed ? ORDER.lapsed : ORDER.cancelled))
  )
    return refuse('COMBO_NO_REFUND', { reason: 'changed' });
  return ZERO;
};

export const comboCancel: Handlers['comboCancel'] = (
  { deps, session: { userId }, now, idempotencyKey },
  body,
) =>
  keyed(
    { db: deps.db, userId, scope: 'combo/cancel', key: idempotencyKey, body, now },
    async (query) => {
      await holdAccount(query, userId);
      return { refundAmount: await end(query, { orderId: body.orderId, userId, now }) };
    },
  );
