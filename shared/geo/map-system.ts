import gcoord from 'gcoord';
import type { Point } from './distance.ts';

/**
 * WGS-84 is what a device measures, GCJ-02 what maps of the mainland shift it to, BD-09 what the
 * API declares (spec 000 §9, decision O11).
 */
export type MapSystem = 'WGS84' | 'GCJ02' | 'BD09';

/**
 * The shift is a rule for 72.004–137.8347° E, 0.8293–55.8271° N, Macau included; at its very edge
 * gcoord 1.0.7 turns back for ever, so the edge counts as outside.
 */
const isShifted = ({ lat, lon }: Point): boolean =>
  lon > 72.1 && lon < 137.7 && lat > 0.9 && lat < 55.7;

/**
 * A point of one map system in another; outside the mainland's rule (see above) the same point.
 * There and back is exact to a metre, in Macau to 0.2 m. Macau lies inside: its shift is about 600
 * m. Maps that leave Macau unshifted must be read as WGS84. Apart from the other geography so that
 * only who needs it loads gcoord (3.6 kB).
 */
export const convertPoint = (point: Point, from: MapSystem, to: MapSystem): Point => {
  if (from === to || !isShifted(point)) return { lat: point.lat, lon: point.lon };
  const [lon, lat] = gcoord.transform([point.lon, point.lat], gcoord[from], gcoord[to]);
  return { lat, lon };
};
