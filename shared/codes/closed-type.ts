import { table } from './table.ts';

/** Why a store takes no orders (spec 002 §3). 0 or missing: it is open (decision F6). */
export const closedType = table({ open: 0, resting: 1, overloaded: 2, closed: 3 });
/** The wire code of whether a store is open. */
export type ClosedTypeCode = 0 | 1 | 2 | 3;
/** The name of whether a store is open. */
export type ClosedType = ReturnType<typeof closedType.nameOf>;
