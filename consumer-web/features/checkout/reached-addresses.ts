import type { Reachable } from './model.ts';

/** What was asked of the member's addresses, and how that stands. `isInvalidated`: the address book was changed since they came. */
export type AddressAnswer = { rows: readonly Reachable[] | undefined; isInvalidated: boolean; isFetching: boolean; isError: boolean };

/** The addresses that an order may go by; undefined while they may lack what was just saved or chosen. One that a whole list lacks is gone, and another counts. */
export const reachedAddresses = ({ rows, isInvalidated, isFetching, isError }: AddressAnswer, chosenId: string | null): readonly Reachable[] | undefined => {
  if (rows === undefined || isInvalidated) return undefined;
  const isThere = chosenId === null || rows.some(({ id }) => id === chosenId);
  return isThere || (!isFetching && !isError) ? rows : undefined;
};
