import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import {
  riderStatus,
  takeoutOrderStatus,
  type RiderStatus,
  type TakeoutOrderStatus,
} from '#shared/codes/order-status.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Order } from '../model.ts';
import type { TextKey } from '../../../lib/i18n.ts';

/** A sentence about an order's state; `at` is the time that it names. */
type StateLine = {
  key: Extract<TextKey, `orders.line.${string}`>;
  at: Instant | null;
};

/** `pay` counts down to the end of the window. */
type LineWord =
  | 'pay'
  | 'payOver'
  | 'waiting'
  | 'waitingPickup'
  | 'cooking'
  | 'cookingPickup'
  | 'broughtBack'
  | 'toStore'
  | 'atStore'
  | 'coming'
  | 'storeComing'
  | 'arrived'
  | 'ready'
  | 'late'
  | 'completed'
  | 'byBuyer'
  | 'byTimeout'
  | 'byStore'
  | 'closed'
  | 'refunded'
  | 'unknown';

type Shown = Pick<
  Order,
  | 'orderStatus'
  | 'deliveryType'
  | 'riderStatus'
  | 'promisedAt'
  | 'completedAt'
  | 'closeReason'
  | 'payInfo'
  | 'log'
>;

const RIDER_WORDS: Record<RiderStatus, LineWord> = {
  waiting: 'cooking',
  headingToStore: 'toStore',
  pickingUp: 'atStore',
  delivering: 'coming',
  arrived: 'arrived',
  completed: 'arrived',
  unknown: 'unknown',
};

const travelWord = ({ deliveryType, riderStatus: rider }: Shown): LineWord => {
  switch (orderDeliveryType.nameOf(deliveryType)) {
    case 'pickup':
      return 'ready';
    case 'store':
      return 'storeComing';
    case 'rider':
    case 'riderToo':
      return RIDER_WORDS[riderStatus.nameOf(rider)];
    case 'unknown':
      return 'unknown';
  }
};

const CLOSED_BY = {
  BUYER: 'byBuyer',
  TIMEOUT: 'byTimeout',
  STORE: 'byStore',
  REFUND: 'refunded',
} as const;
const isPickup = ({ deliveryType }: Shown): boolean =>
  orderDeliveryType.nameOf(deliveryType) === 'pickup';

/** Nobody was met; once it leaves the store again it is on its way again. */
const wasBroughtBack = ({ log }: Shown): boolean => log.some(({ kind }) => kind === 'BROUGHT_BACK');

const acceptedWord = (order: Shown): LineWord => {
  if (isPickup(order)) return 'cookingPickup';
  return wasBroughtBack(order) ? 'broughtBack' : 'cooking';
};

const WORDS: Record<TakeoutOrderStatus, (order: Shown, now: Instant) => LineWord> = {
  toBePaid: ({ payInfo }, now) => (now <= payInfo.payBefore ? 'pay' : 'payOver'),
  waitingStore: (order) => (isPickup(order) ? 'waitingPickup' : 'waiting'),
  accepted: acceptedWord,
  onTheWay: travelWord,
  completed: () => 'completed',
  cancelled: ({ closeReason }) => (closeReason === null ? 'closed' : CLOSED_BY[closeReason]),
  refunded: () => 'refunded',
  unknown: () => 'unknown',
};

/** Sentences that promise a time; once it has passed, an apology takes their place. */
const PROMISING: readonly LineWord[] = [
  'waiting',
  'waitingPickup',
  'cooking',
  'cookingPickup',
  'toStore',
  'atStore',
  'coming',
  'storeComing',
];

/** What an order's state means for the guest, with the time that they were promised. */
export const stateLine = (order: Shown, now: Instant): StateLine => {
  const word = WORDS[takeoutOrderStatus.nameOf(order.orderStatus)](order, now);
  const isLate = PROMISING.includes(word) && now > order.promisedAt;
  const at =
    word === 'completed' ? order.completedAt : PROMISING.includes(word) ? order.promisedAt : null;
  return { key: `orders.line.${isLate ? 'late' : word}`, at };
};
