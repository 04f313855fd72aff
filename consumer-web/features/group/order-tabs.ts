import type { GroupOrderStatus } from '#shared/codes/group-order.ts';

export const ORDER_TABS = ['all', 'toPay', 'usable', 'used', 'closed'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** The tab of each status. */
export const TAB_OF: Record<GroupOrderStatus, Exclude<OrderTab, 'all'>> = {
  toBePaid: 'toPay',
  unused: 'usable',
  partlyUsed: 'usable',
  usedUp: 'used',
  expired: 'closed',
  cancelled: 'closed',
  refunded: 'closed',
  unknown: 'usable',
};

export const isInTab = (status: GroupOrderStatus, tab: OrderTab): boolean =>
  tab === 'all' || TAB_OF[status] === tab;
