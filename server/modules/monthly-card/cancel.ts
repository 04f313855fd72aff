import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { cardRefundRefusal, lastEnd, type CardRefundRefusal } from '#shared/member/monthly-card.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { cancelOnce, hasMemberPrice, owePlatform } from '#server/modules/money/index.ts';
import { hasPieceLike } from '#server/modules/offers/index.ts';
import { dropPeriod, periodsOf, setRenewal, takeTurn, type Period } from './card-repo.ts';
import { renewAtOf } from './give.ts';
import { closeOrder, countedOrders, memberOrders, type MemberOrder } from './order-repo.ts';

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
    (await hasPieceLike(query, userId, `card.${id}.`)) ||
    (await hasMemberPrice(query, userId, { since: startAt, now }));
  return cardRefundRefusal({ startAt, isTrial: kind === 'trial', paidAt, isFollowed, isUsed }, now);
};

const giveBack = async (query: Query, order: MemberOrder, now: Instant): Promise<Cents> => {
  const { userId, id } = order;
  const { autoRenew } = await takeTurn(query, userId);
  const periods = await periodsOf(query, userId);
  const reason = await refundRefusal(query, order, { periods, now });
  if (reason !== null) return refuse('MEMBER_NO_REFUND', { reason });
  // of two at once the second finds it given back
  if (!(await memberOrders.markRefunded(query, order, now))) return order.total;
  await dropPeriod(query, userId, id);
  const endAt = lastEnd(
    periods.filter((period) => period.id !== id),
    now,
  );
  await setRenewal(query, userId, {
    autoRenew: autoRenew && endAt !== null,
    renewAt: endAt === null ? null : renewAtOf(endAt),
  });
  await owePlatform(
    query,
    {
      orderType: 'MEMBER_ORDER',
      orderId: id,
      refundId: `member-${id}`,
      tradeNo: order.tradeNo!,
      amount: order.total,
    },
    now,
  );
  return order.total;
};

export const memberOrderCancel: Handlers['memberOrderCancel'] = cancelOnce({
  scope: 'member/cancel',
  turn: takeTurn,
  find: memberOrders.byId,
  giveBack,
  close: closeOrder,
});
