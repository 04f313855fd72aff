import { useQuery } from '@tanstack/react-query';
import { DEFAULT_SWITCHES, type StoreSwitches } from '#shared/contract/merchant/stores.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { currentSession, storeOf, useSession } from '../../lib/session.ts';

/** A till applies what a manager changed elsewhere within this time; a change of store refetches at once. */
const EVERY_MS = 3 * 60_000;

export const storeSwitchesKey = (storeId: StoreId | null | undefined) =>
  ['store-switches', storeId] as const;

/** The switches of this till's store, where deals are redeemed (table A, row 37). Until the server has answered, or while it cannot, the last known ones, else the defaults. */
export const useStoreSwitches = (): StoreSwitches => {
  const session = useSession();
  const storeId = session?.storeId ?? null;
  const hasDeals = session !== null && storeOf(session)?.kind === 'group';
  const { data } = useQuery({
    queryKey: storeSwitchesKey(storeId),
    enabled: hasDeals,
    staleTime: EVERY_MS,
    gcTime: Infinity,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => api.merchantStoreSwitches({ storeId: storeId! }, { signal }),
  });
  return data ?? DEFAULT_SWITCHES;
};

/** The same outside of components: what `useStoreSwitches` has loaded. */
export const storeSwitchesNow = (): StoreSwitches =>
  queryClient.getQueryData<StoreSwitches>(storeSwitchesKey(currentSession()?.storeId ?? null)) ??
  DEFAULT_SWITCHES;
