import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { cardRefundRefusal, lastEnd, type CardRefundRefusal } from '#shared/member/monthly-card.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { oweMoney } from '#server/modules/money/index.ts';
import { hasPieceLike } from '#server/modules/offers/index.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { dropPeriod, periodsOf, setRenewal, takeTurn, type Period } from './card-repo.ts';
import { renewAtOf } from './give.ts';
import {
  closeOrder,
  countedOrders,
  findMemberOrder,
  markRefunded,
  ORDER,
  type MemberOrder,
} from './order-repo.ts';
import { NO_MERCHANT } from './payable.ts';

/** Why a paid order cannot be given back; null when it can. A pack was given at once, so it stays (decision MB5). */
export const refundRefusal = async (
  query: Query,
  order: MemberOrder,
  { periods, now }: { periods: readonly Period[]; now: Instant },
): Promise<CardRefundRefusal | null> => {
  const { id, userId, kind, paidAt, startAt } = order;
  if (kind === 'pack' || paidAt === null || startAt === null) return 'used';
  const isFollowed = periods.some((period) => period.startAt > startAt);
  const packs = await countedOrders(query, userId, now);
  const isUsed =
    packs.some((pack) => pack.cycle.startsWith(`${id}.`)) ||
    (await hasPieceLike(query, userId, `card.${id}.`));
  return cardRefundRefusal({ startAt, isTrial: kind === 'trial', paidAt, isFollowed, isUsed }, now);
};

const giveBack = async (query: Query, order: MemberOrder, now: Instant): Promise<Cents> => {
  const { userId, id } = order;
  const { autoRenew } = await takeTurn(query, userId);
  const periods = await periodsOf(query, userId);
  const reason = await refundRefusal(query, order, { periods, now });
  if (reason !== null) return refuse('MEMBER_NO_REFUND', { reason });
  // of two at once the second finds it given back
  if (!(await markRefunded(query, order, now))) return order.total;
  await dropPeriod(query, userId, id);
  const endAt = lastEnd(
    periods.filter((period) => period.id !== id),
    now,
  );
  await setRenewal(query, userId, {
    autoRenew: autoRenew && endAt !== null,
    renewAt: endAt === null ? null : renewAtOf(endAt),
  });
  await oweMoney(
    query,
    {
      merchantId: NO_MERCHANT,
      orderId: id,
      orderType: 'MEMBER_ORDER',
      refundId: `member-${id}`,
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
  await takeTurn(query, userId);
  const order = await findMemberOrder(query, orderId);
  if (order === null || order.userId !== userId) return refuse('ORDER_NOT_FOUND');
  if (order.status === ORDER.paid) return giveBack(query, order, now);
  if (order.status === ORDER.refunded) return order.refundAmount;
  await closeOrder(query, order);
  return ZERO;
};

export const memberOrderCancel: Handlers['memberOrderCancel'] = (
  { deps, session: { userId }, now, idempotencyKey },
  body,
) =>
  keyed(
    { db: deps.db, userId, scope: 'member/cancel', key: idempotencyKey, body, now },
    async (query) => {
      await holdAccount(query, userId);
      return { refundAmount: await end(query, { orderId: body.orderId, userId, now }) };
    },
  );
