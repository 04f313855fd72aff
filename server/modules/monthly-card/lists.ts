import type { MemberOrderState } from '#shared/codes/monthly-card.ts';
import type { MemberOrderRecord } from '#shared/contract/consumer/monthly-card.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { refundRefusal } from './cancel.ts';
import { periodsOf, type Period } from './card-repo.ts';
import { freshMemberOrder } from './close.ts';
import { ordersOf, type MemberOrder } from './order-repo.ts';

const stateOf = (
  { status, payBefore, refundAmount }: MemberOrder,
  now: MemberContext['now'],
): MemberOrderState => {
  if (status === ORDER.paid) return 'paid';
  if (status === ORDER.refunded) return 'refunded';
  if (refundAmount > 0) return 'paidLate';
  return status === ORDER.open && now <= payBefore ? 'toBePaid' : 'closed';
};

const rowOf = async (
  { deps, now, pick }: MemberContext,
  order: MemberOrder,
  periods: readonly Period[],
): Promise<MemberOrderRecord> => ({
  orderId: order.id,
  kind: order.kind,
  name: pick(order.terms.name),
  payAmount: order.total,
  partnerOff: order.partnerOff,
  status: stateOf(order, now),
  createTime: order.createdAt,
  payBefore: order.payBefore,
  payTime: order.paidAt,
  startAt: order.startAt,
  endAt: order.endAt,
  refundAmount: order.refundAmount,
  refundTime: order.refundedAt,
  canRefund:
    order.status === ORDER.paid &&
    (await refundRefusal(deps.db.query, order, { periods, now })) === null,
});

export const memberOrderList: Handlers['memberOrderList'] = async (
  context,
  { orderId, offset, size },
) => {
  const {
    deps: { db },
    session: { userId },
    now,
  } = context;
  const one = orderId === undefined ? undefined : await freshMemberOrder(db, orderId, now);
  const found =
    one === undefined
      ? await ordersOf(db.query, { userId, now, offset, size })
      : one?.userId === userId
        ? [one]
        : [];
  const periods = await periodsOf(db.query, userId);
  const rows = found.slice(0, size);
  const result: MemberOrderRecord[] = [];
  for (const order of rows) result.push(await rowOf(context, order, periods));
  return {
    result,
    next: found.length > size,
    nextOffset: offset + rows.length,
    serverTime: now,
  };
};
