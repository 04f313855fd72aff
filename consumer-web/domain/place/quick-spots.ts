import type { Point } from '#shared/geo/distance.ts';

/** Well-known places: enough to see who delivers where, before an address is typed. */
export const QUICK_SPOTS = {
  senado: { lat: 22.19386, lon: 113.53982 },
  horta: { lat: 22.20512, lon: 113.54582 },
  border: { lat: 22.21372, lon: 113.54922 },
  areia: { lat: 22.20982, lon: 113.55512 },
  nape: { lat: 22.18992, lon: 113.55182 },
  cunha: { lat: 22.15354, lon: 113.55702 },
  ocean: { lat: 22.15912, lon: 113.55012 },
  cotai: { lat: 22.14652, lon: 113.56562 },
  coloane: { lat: 22.11732, lon: 113.55122 },
} as const satisfies Record<string, Point>;
export type QuickSpot = keyof typeof QUICK_SPOTS;
