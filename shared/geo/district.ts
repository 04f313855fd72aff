import type { District } from '../codes/group-list.ts';
import type { Point } from './distance.ts';

/** Degrees of latitude where each district ends in the south; 22.173 is the strait (spec 000 §9). */
const SOUTH_ENDS = [
  ['north', 22.2],
  ['centre', 22.173],
  ['taipa', 22.15],
  ['cotai', 22.13],
] as const;

/** The district of a point of the city, by its latitude; takes the coordinates as the server gives them. */
export const districtOf = ({ lat }: Point): District =>
  SOUTH_ENDS.find(([, south]) => lat > south)?.[0] ?? 'coloane';
