import type { FoundRoute } from '../routes/consumer/find-route.ts';
import type { KnownRouteName } from '../routes/consumer/known/index.ts';
import type { RouteAuth } from '../routes/define.ts';
import type { HostClient } from './navigation.ts';

const WALLET_PATHS = /^\/(?:market\/(?:order|afterSale)|gold|payment|vip|member)/;
const WALLET_NAMES: ReadonlySet<KnownRouteName> = new Set(['redemptionCenter', 'activityH5']);

/**
 * Routes that need sign-in in the wallet (spec 000 §4, decision M4): market orders and after-sale,
 * gold, payment, VIP and member pages, the redemption centre and activityH5.
 */
export const needsWalletSignIn = ({ name, route }: FoundRoute): boolean =>
  WALLET_NAMES.has(name) || WALLET_PATHS.test(route.path);

/** Sign-in for a route in a client: needed, tried, or not needed. */
export const requirement = (found: FoundRoute, client: HostClient): RouteAuth =>
  client === 'wallet' && needsWalletSignIn(found) ? true : found.route.meta.auth;

/** Pages of an order, of its coupons and of its payment. */
const OF_AN_ORDER =
  /^\/market\/(?:order|afterSale|voucher$|redpack$|payResult|submitComment|user\/)/;

/**
 * Pages of the supermarket that the wallet shows as its own search page: those where one browses.
 * All pages that belong to an order stay (spec 000 §4, decision P3).
 */
export const isSupermarketPath = (path: string): boolean =>
  path === '/mk/article' || (path.startsWith('/market/') && !OF_AN_ORDER.test(path));
