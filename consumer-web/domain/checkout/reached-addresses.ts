import type { Reachable } from './checkout-model.ts';

/** The query of the member's addresses, and its state. */
export type AddressAnswer = {
  rows: readonly Reachable[] | undefined;
  isFetching: boolean;
  isError: boolean;
};

/** The addresses that an order may go by; undefined before they came, and while they may lack what was just chosen. One that a whole list lacks is gone, and another counts. */
export const reachedAddresses = (
  { rows, isFetching, isError }: AddressAnswer,
  chosenId: string | null,
): readonly Reachable[] | undefined => {
  if (rows === undefined) return undefined;
  const isThere = chosenId === null || rows.some(({ id }) => id === chosenId);
  return isThere || (!isFetching && !isError) ? rows : undefined;
};
