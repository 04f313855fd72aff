import { TAKEOUT_EVENTS, type TakeoutEventKind } from '#shared/codes/takeout-event.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { confirmUses, freeUses, stockMoved } from '#server/modules/catalogue/index.ts';
import { closeBy, closeOverdueBy, freshBy, refuseByStoreBy } from '../life/close.ts';
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
import { giveDishesBack } from './dish-stock.ts';
import { MOVES, type TakeoutMove } from './moves.ts';
import type { TakeoutOrder } from './order.ts';
import {
  compareAndSet,
  findTakeoutOrder,
  overdueTakeoutOrders,
  refundsWaiting,
} from './order-repo.ts';

/** Takeout as a kind of order. */
const takeout: OrderKind<TakeoutOrder, TakeoutMove> = {
  orderType: 'TAKEOUT_ORDER',
  tables: { events: 'takeout_order_event', refunds: 'takeout_refund' },
  moves: MOVES,
  find: findTakeoutOrder,
  compareAndSet,
  overdue: overdueTakeoutOrders,
  refundsWaiting,
  goods: {
    canReturn: ({ status }) => status <= takeoutOrderStatus.codes.waitingStore,
    giveBack: async (query, order) => {
      const moved = await giveDishesBack(query, order);
      return () => stockMoved(query, moved);
    },
  },
  activityUses: { confirm: confirmUses, free: freeUses },
};

export type MoveKind = TakeoutMove;
export type TakeoutEvent = events.OrderEvent<TakeoutEventKind>;
export const addEvent = events.addEvent(takeout.tables.events);
export const eventsOf = events.eventsOf(takeout.tables.events, TAKEOUT_EVENTS);
export const addRefund = refunds.addRefund(takeout.tables.refunds);
export const refundsOf = refunds.refundsOf(takeout.tables.refunds);
export const moveOrder = moveBy(takeout);
export const judgeAgain = judgeAgainBy(takeout);
export const payBack = payBackBy(takeout);
export const closeTakeout = closeBy(takeout);
export const refuseByStore = refuseByStoreBy(takeout);
export const freshTakeoutOrder = freshBy(takeout);
export const closeOverdueTakeouts = closeOverdueBy(takeout);
export const receiveTakeout = receiveBy(takeout);
export const giveWholeBack = giveWholeBackBy(takeout);
export const settleRequest = settleRequestBy(takeout);
export const answerRefund = answerRefundBy(takeout);
export const refundUnanswered = refundUnansweredBy(takeout);
