import type { Point } from './distance.ts';

/** Area code by latitude: above 22.285113 gives 3, above 22.173 gives 1 (peninsula), else 2 (islands) (spec 000 §9, decision O10). */
export const areaByPoint = ({ lat }: Point): 1 | 2 | 3 => (lat > 22.285113 ? 3 : lat > 22.173 ? 1 : 2);
