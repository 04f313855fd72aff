/** Times of navigation in milliseconds (spec 000 §2, §4, §9). */
export const NAVIGATION_MS = {
  /** After going back: has the page changed? */
  backCheck: 100,
  /** A tap on the floating button; longer is a drag. */
  tap: 200,
  /** After a change of the hash that the router missed. */
  reroute: 1000,
  /** The loading toast of the social browser. */
  socialLoading: 2000,
  /** Until the floating button shows. */
  homeButton: 3000,
  /** Between animation frames: the page was away. */
  longBackground: 120_000,
  /** Until a script chunk counts as lost. */
  chunkLoad: 120_000,
  debounce: 200,
} as const;

/**
 * Whether the page was away for long: more than 120 s between two animation frames (spec 000 §4).
 */
export const wasLongAway = (frames: { previous: number; current: number }): boolean =>
  frames.current - frames.previous > NAVIGATION_MS.longBackground;

/**
 * Whether a changed hash is routed again, 1000 ms later: only when the router did not move by
 * itself and the user has not moved on (decision M9).
 */
export const mustReroute = (since: {
  elapsedMs: number;
  hasRouterMoved: boolean;
  hasUserNavigated: boolean;
}): boolean =>
  since.elapsedMs >= NAVIGATION_MS.reroute && !since.hasRouterMoved && !since.hasUserNavigated;

/**
 * Whether a press on the floating button is a click, which returns to the origin, and not a drag
 * (spec 000 §2).
 */
export const isTap = (pressMs: number): boolean => pressMs < NAVIGATION_MS.tap;

/**
 * Tries to open the native app's store page one after the other, until one leaves the page (spec
 * 000 §4).
 */
export const STORE_ATTEMPTS = {
  ios: [{ store: 'appStore', afterMs: 2000 }],
  android: [
    { store: 'google', afterMs: 2000 },
    { store: 'huawei', afterMs: 3000 },
    { store: 'xiaomi', afterMs: 4000 },
    { store: 'others', afterMs: 5000 },
  ],
} as const;
