import { splitPath } from '../routes/query.ts';
import { isAtLeast } from '../validate/version.ts';
import type { HostClient } from './navigation.ts';
import { NAVIGATION_MS } from './timing.ts';

const MARKET_HOME = '/market/index';
const isMarketPage = (fullPath: string): boolean => splitPath(fullPath).path.startsWith('/market/');

/** What follows going back one step. */
export type AfterBack =
  | { kind: 'done' }
  | { kind: 'closeContainer' }
  | { kind: 'go'; path: string };

/**
 * What follows going back one step, 100 ms later (spec 000 §2): nothing when the page changed; a
 * page opened from outside closes the container; else the given path, the market home when coming
 * from a market page, else home.
 */
export const afterBack = ({
  hasChanged,
  isFromOutside,
  givenPath,
  from,
}: {
  hasChanged: boolean;
  isFromOutside: boolean;
  givenPath?: string;
  from: string;
}): AfterBack => {
  if (hasChanged) return { kind: 'done' };
  if (isFromOutside) return { kind: 'closeContainer' };
  return { kind: 'go', path: givenPath ?? (isMarketPage(from) ? MARKET_HOME : '/') };
};

type Device = { client: HostClient; os: string; appVersion: string | null };

/** Market pages in the iOS app go back natively from version 3.7.5 on (spec 000 §2). */
export const usesNativeBack = ({ client, os, appVersion }: Device, page: string): boolean =>
  client === 'app' && os === 'ios' && isAtLeast(appVersion, '3.7.5') && isMarketPage(page);

/** Default of the setting `swipeBackMinIos` (decision M12). */
export const SWIPE_BACK_MIN_IOS = '3.7.5';

/**
 * Swiping back is off on Android and in iOS apps below the set version (spec 000 §5, decision M12);
 * a plain iOS browser keeps its own.
 */
export const hasSwipeBack = (
  { client, os, appVersion }: Device,
  minIos: string = SWIPE_BACK_MIN_IOS,
): boolean =>
  os !== 'android' && (client !== 'app' || os !== 'ios' || isAtLeast(appVersion, minIos));

/**
 * The floating "back to home" button: in the wallet, 3 s after the start, when home is not in the
 * history (spec 000 §2).
 */
export const hasHomeButton = (
  client: HostClient,
  { elapsedMs, history }: { elapsedMs: number; history: readonly string[] },
): boolean =>
  client === 'wallet' &&
  elapsedMs >= NAVIGATION_MS.homeButton &&
  !history.some((fullPath) => splitPath(fullPath).path === '/');
