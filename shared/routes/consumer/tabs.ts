import type { KnownRouteName } from './known/index.ts';

/** The bottom tabs in their order; switching replaces the current route (spec 000 §2). */
export const BOTTOM_TABS = [
  { route: 'home', path: '/', titleKey: 'tab.takeout' },
  { route: 'marketIndex', path: '/market/index', titleKey: 'tab.market' },
  { route: 'allOrderList', path: '/allOrderList', titleKey: 'tab.orders' },
  { route: 'UserRedpack', path: '/userRedpack', titleKey: 'tab.redPackets' },
] as const satisfies readonly { route: KnownRouteName; path: string; titleKey: `tab.${string}` }[];
/** The key of a bottom tab’s title. */
export type TabTitleKey = (typeof BOTTOM_TABS)[number]['titleKey'];

/**
 * The tab bar shows on its own four routes, where the platform's configuration allows it (spec 000
 * §2).
 */
export const hasTabBar = (route: KnownRouteName, isAllowed: boolean): boolean =>
  isAllowed && BOTTOM_TABS.some((tab) => tab.route === route);
