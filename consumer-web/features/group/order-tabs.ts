import { groupOrderStatus, type GroupOrderStatus } from '#shared/codes/group-order.ts';
import type { OrderCard } from './model.ts';

export const ORDER_TABS = ['all', 'toPay', 'usable', 'used', 'review', 'refund', 'closed'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** The tab of each status; orders with a refund, or to review, are under those tabs too. */
export const TAB_OF: Record<GroupOrderStatus, Exclude<OrderTab, 'all' | 'review' | 'refund'>> = {
  toBePaid: 'toPay',
  unused: 'usable',
  partlyUsed: 'usable',
  usedUp: 'used',
  expired: 'closed',
  cancelled: 'closed',
  refunded: 'closed',
  unknown: 'usable',
};

/** Whether an order is shown under a tab. */
export const isInTab = (
  { status, isRefund, canReview }: Pick<OrderCard, 'status' | 'isRefund' | 'canReview'>,
  tab: OrderTab,
): boolean => {
  if (tab === 'refund') return isRefund;
  if (tab === 'review') return canReview;
  return tab === 'all' || TAB_OF[groupOrderStatus.nameOf(status)] === tab;
};

/** The tab that an address names, all orders by default. */
export const tabNamed = (name: string | null): OrderTab =>
  ORDER_TABS.find((tab) => tab === name) ?? 'all';
