import { orderDeliveryType } from '../../codes/delivery-type.ts';
import { marketOrderStatus, type MarketOrderStatus } from '../../codes/order-status.ts';
import {
  overridingLook,
  PROCESSING,
  type Look,
  type OrderDisplay,
  type ShownOrder,
} from './display.ts';

/** Status 3 is on the way, or ready to collect, by delivery type (decision E1). */
const travelLook = (deliveryType: number | null | undefined): Look => {
  if (deliveryType === null || deliveryType === undefined)
    return { labelKey: 'order.status.outForDelivery', tone: 'info' };
  switch (orderDeliveryType.nameOf(deliveryType)) {
    case 'pickup':
      return { labelKey: 'order.status.readyForPickup', tone: 'good' };
    case 'rider':
    case 'riderToo':
    case 'store':
      return { labelKey: 'order.status.outForDelivery', tone: 'info' };
    case 'unknown':
      return PROCESSING;
  }
};

const STATUS_LOOKS: Record<Exclude<MarketOrderStatus, 'onTheWay'>, OrderDisplay> = {
  refunded: { labelKey: 'order.status.refunded', tone: 'neutral', active: false },
  cancelled: { labelKey: 'order.status.cancelled', tone: 'neutral', active: false },
  toBePaid: { labelKey: 'order.status.toBePaid', tone: 'warn', active: false },
  waitingStore: { labelKey: 'order.status.waitingStore', tone: 'info', active: true },
  picking: { labelKey: 'order.status.picking', tone: 'info', active: true },
  completed: { labelKey: 'order.status.completed', tone: 'good', active: false },
  unknown: { ...PROCESSING, active: false },
};

/**
 * What a market order shows (decision E1); refunds override its label as they do for takeout (spec
 * 001 §4).
 */
export const marketOrderDisplay = (order: ShownOrder): OrderDisplay => {
  const status = marketOrderStatus.nameOf(order.orderStatus);
  const shown =
    status === 'onTheWay'
      ? { ...travelLook(order.deliveryType), active: true }
      : STATUS_LOOKS[status];
  return { ...shown, ...overridingLook(order) };
};
