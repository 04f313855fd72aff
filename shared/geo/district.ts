import type { Point } from './distance.ts';

/** Districts of the city, from north to south. */
export const DISTRICTS = ['north', 'centre', 'taipa', 'cotai', 'coloane'] as const;
/** The name of a district. */
export type District = (typeof DISTRICTS)[number];

/** Degrees of latitude where each district ends in the south; the third is the strait of spec 000 §9. */
const SOUTH_ENDS = [
  ['north', 22.2],
  ['centre', 22.173],
  ['taipa', 22.15],
  ['cotai', 22.13],
] as const;

/** The district of a point of the city, by its latitude; takes the coordinates as the server gives them. */
export const districtOf = ({ lat }: Point): District =>
  SOUTH_ENDS.find(([, south]) => lat > south)?.[0] ?? 'coloane';
