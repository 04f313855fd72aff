import { ORDER_ACTIONS, type OrderAction } from '../../codes/order-action.ts';
import type { Instant } from '../../kernel/time.ts';
import { canCancel } from './can-cancel.ts';
import { canDelete } from './can-delete.ts';
import { canEditTime } from './can-edit-time.ts';
import { canPay } from './can-pay.ts';
import { canRecallRefund, canRefund } from './can-refund.ts';
import { canRush } from './can-rush.ts';
import type { OrderFacts } from '../status/order-facts.ts';

type Rule = (order: OrderFacts, now: Instant) => boolean;

/**
 * Before the store accepts, an order is cancelled, not refunded: the button for one hides the
 * other's.
 */
const offersRefund: Rule = (order, now) => canRefund(order, now).ok && !canCancel(order, now).ok;

const RULES: Record<OrderAction, Rule> = {
  PAY: (order, now) => canPay(order, now).ok,
  CANCEL: (order, now) => canCancel(order, now).ok,
  RUSH: (order, now) => canRush(order, now).ok,
  REFUND: offersRefund,
  CANCEL_REFUND: (order, now) => canRecallRefund(order, now).ok,
  COMMENT: ({ orderStatus, hasComment }) => orderStatus === 4 && !hasComment,
  AGAIN: ({ orderStatus }) => orderStatus !== 0,
  EDIT_TIME: (order, now) => canEditTime(order, now).ok,
  DELETE: (order) => canDelete(order).ok,
  CONTACT: ({ paidAt }) => paidAt !== null,
};

/**
 * What the owner of an order may do now, in the order of decision E2. The server sends this list;
 * the screens only read it. A comment needs a completed order, "again" any order that is not
 * waiting for its payment, and the store can be reached about any order that was paid.
 */
export const orderActions = (order: OrderFacts, now: Instant): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => RULES[action](order, now));
