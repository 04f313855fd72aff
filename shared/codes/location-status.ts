import { table } from './table.ts';

/**
 * How far the search for the guest's place has come: 0 unknown, 1 located, 2 failed (spec 001 §4).
 */
export const locationStatus = table({ unknown: 0, located: 1, failed: 2 });
/** The wire code of how far the search for the guest’s place has come. */
export type LocationStatus = 0 | 1 | 2;
