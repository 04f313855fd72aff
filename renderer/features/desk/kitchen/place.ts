import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import type { StationId, StoreId } from '#shared/kernel/ids.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { KEYS, readKey, writeKey } from '../../../lib/storage.ts';

/** Whose kitchen a display shows: the store of the address, else the till's, else the first. */
export const useKitchenStore = (stores: readonly DeskStoreRow[]) => {
  const [query, setQuery] = useSearchParams();
  const { storeId: own } = useSignedIn();
  const find = (id: string | null) => stores.find(({ storeId }) => storeId === id);
  return {
    store: find(query.get('store')) ?? find(own) ?? stores[0],
    choose: (storeId: string) => setQuery({ store: storeId }, { replace: true }),
  };
};

/** The station that this device shows, kept over restarts; null is all of them. */
export const useChosenStation = (storeId: StoreId) => {
  const [all, setAll] = useState(() => readKey(KEYS.kitchenStations));
  return {
    chosen: (all[storeId] ?? null) as StationId | null,
    choose: (stationId: string | null) => {
      const { [storeId]: _, ...others } = readKey(KEYS.kitchenStations);
      const next = stationId === null ? others : { ...others, [storeId]: stationId };
      writeKey(KEYS.kitchenStations, next);
      setAll(next);
    },
  };
};
