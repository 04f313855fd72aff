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

const AREAS = {
  promotion: knownPromotion,
} as const;
/** What documented addresses without a screen are part of. */
export type KnownArea = keyof typeof AREAS;

/** The area of a documented address that has no screen; null when it has one. */
export const knownArea = (name: KnownRouteName): KnownArea | null =>
  name in consumerRoutes
    ? null
    : ((Object.keys(AREAS) as KnownArea[]).find((area) => name in AREAS[area]) ?? null);
