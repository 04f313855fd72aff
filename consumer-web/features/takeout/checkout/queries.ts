import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { api } from './api.ts';

/* Keys that begin with `mine` hold what belongs to the signed-in member, and go with the session. */

/** The partner campaign that this order counts for; null for none. */
export const campaignQuery = (storeId: string, totalPrice: Cents | null) =>
  queryOptions({
    queryKey: ['mine', 'kexie', storeId, totalPrice],
    queryFn:
      totalPrice === null
        ? skipToken
        : async ({ signal }) => {
            const { isJoin } = await api.kexieCheck(
              { storeId: asId<StoreId>(storeId), totalPrice },
              { signal },
            );
            return isJoin ? api.kexieConfig({}, { signal }) : null;
          },
    placeholderData: keepPreviousData,
  });
