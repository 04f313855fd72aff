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

/**
 * Supermarket paths, which the wallet shows as its own search page. Order and after-sale pages
 * stay: the wallet's list of sign-in pages names them (spec 000 §4).
 */
export const isSupermarketPath = (path: string): boolean =>
  path.startsWith('/market/') && !/^\/market\/(?:order|afterSale)/.test(path);
