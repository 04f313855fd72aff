import type { Reachable } from './checkout-model.ts';

/** The query of the member's addresses, and its state. */
export type AddressAnswer = {
  rows: readonly Reachable[] | undefined;
  isFetching: boolean;
  isError: boolean;
};

/** The addresses that an order may use; undefined while loading, and while a stale list may lack the one just chosen. If a complete list lacks it, it was deleted, and another is used. */
export const reachedAddresses = (
  { rows, isFetching, isError }: AddressAnswer,
  chosenId: string | null,
): readonly Reachable[] | undefined => {
  if (rows === undefined) return undefined;
  const isThere = chosenId === null || rows.some(({ id }) => id === chosenId);
  return isThere || (!isFetching && !isError) ? rows : undefined;
};
