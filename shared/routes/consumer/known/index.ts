import { consumerRoutes } from '../index.ts';
import type { KnownRoute } from './define.ts';
import { knownPromotion } from './promotion.ts';

/**
 * Every documented consumer address by route name: the built screens and those that are still to be
 * built. The guards decide on these.
 */
export const knownRoutes = {
  ...knownPromotion,
  ...consumerRoutes,
} as const satisfies Record<string, KnownRoute>;
/** The name of a documented address. */
export type KnownRouteName = keyof typeof knownRoutes;

/** The name of a documented address that has no screen. */
export type MissingName = keyof typeof knownPromotion;

/** Whether a documented address has no screen. */
export const isMissing = (name: KnownRouteName): name is MissingName => name in knownPromotion;
