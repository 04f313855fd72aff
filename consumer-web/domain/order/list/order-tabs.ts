import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { TakeoutTab } from '#shared/codes/takeout-event.ts';

export const ORDER_TABS = ['all', 'toPay', 'active', 'comment', 'refund'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** The request of each tab: one status, or one of the server's views. */
export const TAB_REQUESTS: Record<OrderTab, { tab: TakeoutTab; status?: number }> = {
  all: { tab: 'ALL' },
  toPay: { tab: 'ALL', status: takeoutOrderStatus.codes.toBePaid },
  active: { tab: 'ACTIVE' },
  comment: { tab: 'COMMENT' },
  refund: { tab: 'REFUND' },
};
