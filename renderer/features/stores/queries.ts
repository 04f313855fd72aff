import { useQuery } from '@tanstack/react-query';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { api } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { storeSwitchesKey } from '../../domain/store-switches/store-switches.ts';
import type { StoreId } from '#shared/kernel/ids.ts';

const PAGE = 100;
const EVERY_MS = 60_000;

/** Every store of the session with its figures of today: page by page, for merchants are small and the list is one. */
const allStores = async (signal: AbortSignal): Promise<StoreRow[]> => {
  const stores: StoreRow[] = [];
  for (;;) {
    const { result, next, nextOffset } = await api.merchantStoreList(
      { offset: stores.length, size: PAGE },
      { signal },
    );
    stores.push(...result);
    if (!next || nextOffset <= stores.length - result.length) return stores;
  }
};

export const useStores = () => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['stores', language],
    queryFn: ({ signal }) => allStores(signal),
    refetchInterval: EVERY_MS,
  });
};

/** The switches of one store, with who set them last; the same that a till there reads. */
export const useSwitches = (storeId: StoreId) =>
  useQuery({
    queryKey: storeSwitchesKey(storeId),
    queryFn: ({ signal }) => api.merchantStoreSwitches({ storeId }, { signal }),
    gcTime: Infinity,
  });
