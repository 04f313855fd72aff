import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { isId } from '../../lib/address.ts';

/** Requests wait for an answer, or are settled. */
export const REFUND_STATES = ['WAITING', 'SETTLED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** The filters of the list of requests; null is every store. */
export type Filters = { state: RefundState; storeId: StoreId | null };

/** Filters from the address; what does not read is as if it were not there. */
export const filtersOf = (query: URLSearchParams): Filters => {
  const store = query.get('store');
  return {
    state: REFUND_STATES.find((state) => state === query.get('state')) ?? 'WAITING',
    storeId: isId(store) ? asId(store) : null,
  };
};

/** The address of filters: only what differs from all that wait. */
export const queryOf = ({ state, storeId }: Filters): Record<string, string> => ({
  ...(state !== 'WAITING' && { state }),
  ...(storeId && { store: storeId }),
});
