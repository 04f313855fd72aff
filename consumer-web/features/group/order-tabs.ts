import { groupOrderStatus, type GroupOrderStatus } from '#shared/codes/group-order.ts';
import type { OrderCard } from './model.ts';

export const ORDER_TABS = ['all', 'toPay', 'usable', 'used', 'refund', 'closed'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** The tab of each status; orders with a refund are under that tab too. */
export const TAB_OF: Record<GroupOrderStatus, Exclude<OrderTab, 'all' | 'refund'>> = {
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
  { status, isRefund }: Pick<OrderCard, 'status' | 'isRefund'>,
  tab: OrderTab,
): boolean => {
  if (tab === 'refund') return isRefund;
  return tab === 'all' || TAB_OF[groupOrderStatus.nameOf(status)] === tab;
};

/** The tab that an address names, all orders by default. */
export const tabNamed = (name: string | null): OrderTab =>
  ORDER_TABS.find((tab) => tab === name) ?? 'all';
