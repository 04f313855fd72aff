/** The facts of an entry of the merged list (spec 001 §4). */
export type ClosingEntry = {
  readonly closing: boolean;
  readonly reserve: boolean;
  readonly openingTime: number | null;
};

/**
 * Entries that are closing are dropped unless they take pre-orders and have an opening time (spec
 * 001 §4).
 */
export const isShownEntry = ({ closing, reserve, openingTime }: ClosingEntry): boolean =>
  !closing || (reserve && openingTime !== null);
