import type { StoreKind } from '#shared/codes/store-kind.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { combosPort } from '../life/combos-port.ts';
import { eventsOf, freshOrder, LIVES, refundsOf } from './life.ts';
import { hasRefunds } from './held.ts';
import { orderCardRow, orderRow } from './present.ts';
import { refundedPieces } from '../life/refund-repo.ts';
import type { TakeoutOrder } from './order.ts';
import { lastActiveOrder, ordersOfUser } from './order-repo.ts';
import { pickupOfferOf } from './pickup-offer-repo.ts';
import { findRider } from './rider-repo.ts';
import { stopOfOrder } from './run-repo.ts';

/** The caller's own order of a shop, or a refusal that does not reveal whether another's exists. Without a kind: of either shop. */
export const ownOrder = async (
  { deps, session, now }: MemberContext,
  tradeId: string,
  kind?: StoreKind,
): Promise<TakeoutOrder> => {
  const order = await freshOrder(deps.db, tradeId, now);
  return order !== null &&
    order.userId === session.userId &&
    (kind === undefined || order.kind === kind)
    ? order
    : refuse('ORDER_NOT_FOUND');
};

/** The caller's own order of a shop, and how its owner reads it in the flat form that takeout sends. */
export const readOwnOrder = async (context: MemberContext, tradeId: string, kind: StoreKind) => {
  const { query } = context.deps.db;
  const order = await ownOrder(context, tradeId, kind);
  const refunded = hasRefunds(order)
    ? refundedPieces(await refundsOf(query, order))
    : new Map<string, number>();
  const shown = {
    events: await eventsOf(query, order),
    rider: await findRider(query, order.riderId),
    refunded,
    stop: await stopOfOrder(query, order),
    pickupOffer: await pickupOfferOf(query, order),
  };
  return { order, flat: orderRow(order, shown, context) };
};

export const get: Handlers['takeoutOrderGet'] = async (context, { tradeId }) => {
  const { flat } = await readOwnOrder(context, tradeId, 'takeout');
  const combo = await combosPort().of(context.deps.db.query, tradeId);
  return {
    ...flat,
    combo: combo && {
      orderId: combo.id,
      name: context.pick(combo.name),
      payAmount: combo.total,
      isBack: combo.isBack,
      isKept: combo.isKept,
    },
  };
};

export const listOf =
  (kind: StoreKind): Handlers['takeoutOrderList'] =>
  async (context, { status, tab, offset, size }) => {
    const { deps, session, now } = context;
    await LIVES[kind].closeOverdue(deps.db, now);
    const found = await ordersOfUser(deps.db.query, {
      userId: session.userId,
      kind,
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
  const order = await lastActiveOrder(
    deps.db.query,
    { userId: session.userId, kind: 'takeout' },
    now,
  );
  return { order: order === null ? null : orderCardRow(order, context), serverTime: now };
};

export const surplusTimeOf =
  (kind: StoreKind): Handlers['takeoutSurplusTime'] =>
  async (context, { tradeId }) => {
    const { status, payBefore } = await ownOrder(context, tradeId, kind);
    return {
      surplusTime: status === 0 ? surplusSeconds(payBefore, context.now) : 0,
      payBefore,
      serverTime: context.now,
    };
  };
