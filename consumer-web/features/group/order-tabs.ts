import { GROUP_ORDER_TABS, type GroupOrderTab } from '#shared/codes/group-order.ts';

/** The tab that an address names, all orders by default. */
export const tabNamed = (name: string | null): GroupOrderTab =>
  GROUP_ORDER_TABS.find((tab) => tab === name) ?? 'all';
