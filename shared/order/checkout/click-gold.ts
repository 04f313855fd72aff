/** What an entry of the merged list says of itself (spec 001 §4). */
export type ClosingEntry = {
  readonly closing: boolean;
  readonly reserve: boolean;
  readonly openingTime: number | null;
};

/** Entries that are closing are dropped unless they take pre-orders and say when they open (spec 001 §4). */
export const isShownEntry = ({ closing, reserve, openingTime }: ClosingEntry): boolean =>
  !closing || (reserve && openingTime !== null);
