import type { Point } from './distance.ts';

/**
 * Why a geocoder's answer is no place: the point 0,0, or no point at all (spec 000 §5, spec 001
 * §8).
 */
export type GeocodeReason = 'zeroPoint' | 'noResult';

/**
 * The point of a geocoder's answer, in degrees; refused when there is none or when it is 0,0 (spec
 * 000 §5).
 */
export const geocodeResult = (
  point: Point | null | undefined,
): { ok: true; point: Point } | { ok: false; reason: GeocodeReason } => {
  if (!point || !Number.isFinite(point.lat) || !Number.isFinite(point.lon))
    return { ok: false, reason: 'noResult' };
  return point.lat === 0 && point.lon === 0
    ? { ok: false, reason: 'zeroPoint' }
    : { ok: true, point };
};
