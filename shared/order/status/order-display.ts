import { orderDeliveryType } from '../../codes/delivery-type.ts';
import {
  riderStatus,
  takeoutOrderStatus,
  type RiderStatus,
  type TakeoutOrderStatus,
} from '../../codes/order-status.ts';
import {
  overridingLook,
  PROCESSING,
  type Look,
  type OrderDisplay,
  type ShownOrder,
} from './display.ts';

const RIDER_LOOKS: Record<RiderStatus, Look> = {
  waiting: { labelKey: 'order.rider.waiting', tone: 'info' },
  headingToStore: { labelKey: 'order.rider.headingToStore', tone: 'info' },
  pickingUp: { labelKey: 'order.rider.pickingUp', tone: 'info' },
  delivering: { labelKey: 'order.rider.delivering', tone: 'info' },
  arrived: { labelKey: 'order.rider.arrived', tone: 'good' },
  completed: { labelKey: 'order.rider.completed', tone: 'good' },
  unknown: PROCESSING,
};

/** The label of a rider's status; 0, 1, null and missing wait for a rider (decisions F2, F3). */
export const riderLook = (code: number | null | undefined): Look =>
  RIDER_LOOKS[riderStatus.nameOf(code)];

/**
 * Status 3 by how the order reaches the guest (spec 001 §4). No delivery type at all: "out for
 * delivery", which is the meaning of the status itself.
 */
const travelLook = ({ deliveryType, riderStatus: rider }: ShownOrder): Look => {
  if (deliveryType === null || deliveryType === undefined)
    return { labelKey: 'order.status.outForDelivery', tone: 'info' };
  switch (orderDeliveryType.nameOf(deliveryType)) {
    case 'store':
      return { labelKey: 'order.status.storeDelivery', tone: 'info' };
    case 'pickup':
      return { labelKey: 'order.status.readyForPickup', tone: 'good' };
    case 'rider':
    case 'riderToo':
      return riderLook(rider);
    case 'unknown':
      return PROCESSING;
  }
};

const STATUS_LOOKS: Record<TakeoutOrderStatus, (order: ShownOrder) => Look> = {
  refunded: () => ({ labelKey: 'order.status.refunded', tone: 'neutral' }),
  cancelled: () => ({ labelKey: 'order.status.cancelled', tone: 'neutral' }),
  toBePaid: () => ({ labelKey: 'order.status.toBePaid', tone: 'warn' }),
  waitingStore: () => ({ labelKey: 'order.status.waitingStore', tone: 'info' }),
  accepted: () => ({ labelKey: 'order.status.accepted', tone: 'info' }),
  onTheWay: travelLook,
  completed: () => ({ labelKey: 'order.status.completed', tone: 'good' }),
  unknown: () => PROCESSING,
};

const ACTIVE: readonly TakeoutOrderStatus[] = ['waitingStore', 'accepted', 'onTheWay'];

/**
 * What a takeout order shows (spec 001 §4, decisions E9, F1–F3). Refund progress overrides the
 * label, not the active flag, unless the status is 2, 3 or 4. Active from payment until it is
 * completed, or until the rider reports it (rider status 6).
 */
export const orderDisplay = (order: ShownOrder): OrderDisplay => {
  const status = takeoutOrderStatus.nameOf(order.orderStatus);
  return {
    ...(overridingLook(order) ?? STATUS_LOOKS[status](order)),
    active: ACTIVE.includes(status) && riderStatus.nameOf(order.riderStatus) !== 'completed',
  };
};
