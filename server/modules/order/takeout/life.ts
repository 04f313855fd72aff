import type { StoreKind } from '#shared/codes/store-kind.ts';
import { TAKEOUT_EVENTS, type TakeoutEventKind } from '#shared/codes/takeout-event.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { pauseNow } from '#shared/order/checkout/store-live.ts';
import { deskWay } from '#shared/order/desk/desk-stage.ts';
import { answerBefore } from '#shared/order/desk/answer-before.ts';
import type { Db, Query } from '#server/db/db.ts';
import { confirmUses, deskStores, freeUses } from '#server/modules/catalogue/index.ts';
import { closeBy, closeOverdueBy, freshBy, refreshBy, refuseByStoreBy } from '../life/close.ts';
import * as events from '../life/event-repo.ts';
import { judgeAgainBy } from '../life/judge-again.ts';
import type { OrderKind } from '../life/kind.ts';
import { moveBy } from '../life/move.ts';
import { payBackBy } from '../life/pay-back.ts';
import { receiveBy } from '../life/receive.ts';
import * as refunds from '../life/refund-repo.ts';
import {
  answerRefundBy,
  giveWholeBackBy,
  refundUnansweredBy,
  settleRequestBy,
} from '../life/refund-settle.ts';
import { giveGoodsBack, givePartBack, giveUnmadeBack } from './goods-back.ts';
import { endWithOrder } from './held.ts';
import { MOVES_OF, type TakeoutMove } from './moves.ts';
import type { TakeoutOrder } from './order.ts';
import { papersPort } from './papers-port.ts';
import {
  compareAndSet,
  findOrder,
  findOrderOf,
  overdueOrders,
  refundsWaiting,
} from './order-repo.ts';

const PAID_AS: Readonly<Record<StoreKind, PaidOrderType>> = {
  takeout: 'TAKEOUT_ORDER',
  market: 'MARKET_ORDER',
};
const TABLES = { events: 'takeout_order_event', refunds: 'takeout_refund' } as const;

type CartKind = OrderKind<TakeoutOrder, TakeoutMove>;

/** Orders of a shop as a kind of order. */
const kindOf = (kind: StoreKind): CartKind => ({
  business: kind,
  orderType: PAID_AS[kind],
  tables: TABLES,
  moves: MOVES_OF[kind],
  find: (query, id) => findOrderOf(query, id, kind),
  compareAndSet,
  overdue: (query, now, most) => overdueOrders(query, { kind, now, most }),
  refundsWaiting: (query, before, most) => refundsWaiting(query, { kind, before, most }),
  goods: {
    giveBack: giveGoodsBack,
    giveUnmadeBack,
    givePartBack,
  },
  moved: async (query, order, move, at) => {
    await endWithOrder(query, order, at);
    await papersPort().moved(query, order, move, at);
  },
  atPayment: async (query, order, paidAt) => {
    const { merchantId, storeId, slotAt, snapshot } = order;
    const [store] = await deskStores(query, merchantId, [storeId]);
    if (store?.runBy !== 'STAFF') return {};
    const { prepMinutes } = snapshot.store;
    const { hours, answerMinutes } = store;
    const way = deskWay(order) === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
    return {
      answerBefore: answerBefore({ paidAt, slotAt, prepMinutes, answerMinutes, hours }),
      isPaidInPause: pauseNow(store.live, paidAt)?.ways.includes(way) === true,
    };
  },
  activityUses: { confirm: confirmUses, free: freeUses },
});
const KINDS = { takeout: kindOf('takeout'), market: kindOf('market') };

export type MoveKind = TakeoutMove;
export type TakeoutEvent = events.OrderEvent<TakeoutEventKind>;
export const addEvent = events.addEvent(TABLES.events);
export const eventsOf = events.eventsOf(TABLES.events, TAKEOUT_EVENTS);
export const addRefund = refunds.addRefund(TABLES.refunds);
export const refundsOf = refunds.refundsOf(TABLES.refunds);

/** What is done with an order in hand, as its kind does it. */
const following =
  <Rest extends readonly unknown[], R>(
    verbOf: (kind: CartKind) => (query: Query, order: TakeoutOrder, ...rest: Rest) => R,
  ) =>
  (query: Query, order: TakeoutOrder, ...rest: Rest): R =>
    verbOf(KINDS[order.kind])(query, order, ...rest);

export const moveOrder = following(moveBy<TakeoutOrder, TakeoutMove>);
export const payBack = following(payBackBy<TakeoutOrder, TakeoutMove>);
export const closeOrder = following(closeBy<TakeoutOrder, TakeoutMove>);
export const refuseByStore = following(refuseByStoreBy<TakeoutOrder, TakeoutMove>);
export const giveWholeBack = following(giveWholeBackBy<TakeoutOrder, TakeoutMove>);
export const settleRequest = following(settleRequestBy<TakeoutOrder, TakeoutMove>);

/** What is begun with an id, for the orders of one shop. */
const lifeOf = (kind: CartKind) => ({
  fresh: freshBy(kind),
  closeOverdue: closeOverdueBy(kind),
  receive: receiveBy(kind),
  answerRefund: answerRefundBy(kind),
  refundUnanswered: refundUnansweredBy(kind),
});
export const LIVES = { takeout: lifeOf(KINDS.takeout), market: lifeOf(KINDS.market) };

export const judgeAgain = judgeAgainBy<TakeoutOrder, TakeoutMove>({ find: findOrder });

/** The order of either shop as it is now: one whose window has passed is closed on the way. */
export const freshOrder = async (
  db: Db,
  id: string,
  now: Instant,
): Promise<TakeoutOrder | null> => {
  const order = await findOrder(db.query, id);
  return order === null ? null : refreshBy(KINDS[order.kind])(db, order, now);
};

/** A store's answer to a request of an order of either shop. */
export const answerRefund = async (
  db: Db,
  id: string,
  answer: 'approve' | 'reject',
  at: Instant,
): Promise<boolean> => {
  const order = await findOrder(db.query, id);
  return order !== null && LIVES[order.kind].answerRefund(db, id, answer, at);
};

/** Requests that no store answered, of both shops. */
export const refundUnanswered = async (db: Db, now: Instant): Promise<number> =>
  (await LIVES.takeout.refundUnanswered(db, now)) + (await LIVES.market.refundUnanswered(db, now));
