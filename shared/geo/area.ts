import type { Point } from './distance.ts';

/** 1 the peninsula, 2 the islands, 3 beyond the border: out of reach (spec 000 §9, decision J6). */
export type AreaCode = 1 | 2 | 3;

/**
 * Area code by latitude: above 22.285113 gives 3, above 22.173 gives 1 (peninsula), else 2
 * (islands) (spec 000 §9, decision O10). Takes the coordinates as the server gives them.
 */
export const areaByPoint = ({ lat }: Point): AreaCode =>
  lat > 22.285113 ? 3 : lat > 22.173 ? 1 : 2;

/** True where nothing is delivered: area 3 (decision J6). */
export const isOutOfReach = (point: Point): boolean => areaByPoint(point) === 3;

/**
 * True when the way from a to b crosses between areas 1 and 2; the server's `passBridge` wins when
 * it sends one (decision J6). A way to area 3 crosses nothing: it is out of reach.
 */
export const crossesBridge = (a: Point, b: Point, passBridge?: boolean | null): boolean => {
  const areas = [areaByPoint(a), areaByPoint(b)];
  return passBridge ?? (areas.includes(1) && areas.includes(2));
};
