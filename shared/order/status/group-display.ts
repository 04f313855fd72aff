import { groupOrderStatus, type GroupOrderStatus } from '../../codes/group-order.ts';
import { PROCESSING, type OrderDisplay } from './display.ts';

const LOOKS: Record<GroupOrderStatus, OrderDisplay> = {
  toBePaid: { labelKey: 'order.status.toBePaid', tone: 'warn', active: false },
  unused: { labelKey: 'order.status.unused', tone: 'good', active: true },
  partlyUsed: { labelKey: 'order.status.partlyUsed', tone: 'good', active: true },
  usedUp: { labelKey: 'order.status.usedUp', tone: 'neutral', active: false },
  expired: { labelKey: 'order.status.expired', tone: 'neutral', active: false },
  cancelled: { labelKey: 'order.status.cancelled', tone: 'neutral', active: false },
  refunded: { labelKey: 'order.status.refunded', tone: 'neutral', active: false },
  unknown: { ...PROCESSING, active: false },
};

/**
 * What a group order shows (decision D1). Active: a voucher of it can still be used. Refunds belong
 * to its vouchers, so they never override the label (decision D6).
 */
export const groupOrderDisplay = (orderStatus: number | null | undefined): OrderDisplay =>
  LOOKS[groupOrderStatus.nameOf(orderStatus)];
