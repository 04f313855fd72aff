import type { GroupOrderStatus } from '#shared/codes/group-order.ts';

export const ORDER_TABS = ['all', 'toPay', 'usable', 'used', 'closed'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];
type Tone = 'warn' | 'good' | 'quiet';

/** Where an order of each status stands among the tabs, and how its state looks. A new status does not compile until it has both. */
export const ORDER_LOOKS: Record<GroupOrderStatus, { tab: Exclude<OrderTab, 'all'>; tone: Tone }> = {
  toBePaid: { tab: 'toPay', tone: 'warn' },
  unused: { tab: 'usable', tone: 'good' },
  partlyUsed: { tab: 'usable', tone: 'good' },
  usedUp: { tab: 'used', tone: 'quiet' },
  expired: { tab: 'closed', tone: 'quiet' },
  cancelled: { tab: 'closed', tone: 'quiet' },
  refunded: { tab: 'closed', tone: 'quiet' },
  unknown: { tab: 'usable', tone: 'quiet' },
};

export const isInTab = (status: GroupOrderStatus, tab: OrderTab): boolean => tab === 'all' || ORDER_LOOKS[status].tab === tab;
