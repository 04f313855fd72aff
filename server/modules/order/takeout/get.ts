import { refundProgress } from '#shared/codes/refund.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { closeOverdueTakeouts, eventsOf, freshTakeoutOrder, refundsOf } from './life.ts';
import { orderCardRow, orderRow } from './present.ts';
import { refundedPieces } from '../life/refund-repo.ts';
import type { TakeoutOrder } from './order.ts';
import { lastActiveOrder, ordersOfUser } from './order-repo.ts';
import { findRider } from './rider-repo.ts';

/** The caller's own order, or a refusal that does not reveal whether another's exists. */
export const ownTakeoutOrder = async (
  { deps, session, now }: MemberContext,
  tradeId: string,
): Promise<TakeoutOrder> => {
  const order = await freshTakeoutOrder(deps.db, tradeId, now);
  return order !== null && order.userId === session.userId ? order : refuse('ORDER_NOT_FOUND');
};

export const get: Handlers['takeoutOrderGet'] = async (context, { tradeId }) => {
  const { query } = context.deps.db;
  const order = await ownTakeoutOrder(context, tradeId);
  const refunded =
    order.refundProgress === refundProgress.codes.succeeded
      ? refundedPieces(await refundsOf(query, order))
      : new Map<string, number>();
  return orderRow(
    order,
    {
      events: await eventsOf(query, order),
      rider: await findRider(query, order.riderId),
      refunded,
    },
    context,
  );
};

export const list: Handlers['takeoutOrderList'] = async (
  context,
  { status, tab, offset, size },
) => {
  const { deps, session, now } = context;
  await closeOverdueTakeouts(deps.db, now);
  const found = await ordersOfUser(deps.db.query, {
    userId: session.userId,
    tab,
    status: status ?? null,
    offset,
    size,
  });
  const page = found.slice(0, size);
  return {
    result: page.map((order) => orderCardRow(order, context)),
    next: found.length > size,
    nextOffset: offset + page.length,
  };
};

export const lastOrder: Handlers['takeoutLastOrder'] = async (context) => {
  const { deps, session, now } = context;
  const order = await lastActiveOrder(deps.db.query, session.userId, now);
  return { order: order === null ? null : orderCardRow(order, context), serverTime: now };
};

export const surplusTime: Handlers['takeoutSurplusTime'] = async (context, { tradeId }) => {
  const { status, payBefore } = await ownTakeoutOrder(context, tradeId);
  return {
    surplusTime: status === 0 ? surplusSeconds(payBefore, context.now) : 0,
    payBefore,
    serverTime: context.now,
  };
};
