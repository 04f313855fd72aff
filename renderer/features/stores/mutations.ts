import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoreRow, StoreSwitches } from '#shared/contract/merchant/stores.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { merchantStoreDaysCalls } from '#shared/contract/merchant/store-days.ts';
import { api, bindCalls } from '../../lib/api.ts';
import { storeSwitchesKey } from '../../domain/store-switches/store-switches.ts';

const days = bindCalls(merchantStoreDaysCalls);

/** Changes one switch of a store; this till follows at once, the others within minutes. Setting it twice does no more than setting it once. */
export const useSetSwitch = (storeId: StoreId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: Partial<StoreSwitches>) =>
      api.merchantStoreSetSwitches({ storeId, ...patch }),
    onSuccess: (reply) => client.setQueryData(storeSwitchesKey(storeId), reply),
    onSettled: () => client.invalidateQueries({ queryKey: ['stores'] }),
  });
};

export const useSetHours = (storeId: StoreId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hours: StoreRow['hours']) => api.merchantStoreSetHours({ storeId, hours }),
    onSettled: () => client.invalidateQueries({ queryKey: ['stores'] }),
  });
};

/** Special days in the place of those that `seq` counts. */
type DaysEdit = { days: StoreRow['days']; seq: number };

/** Sets the special days of a store, in the place of those before; somebody else's edit meanwhile is `CONFLICT`. It is over when the stores are read anew. */
export const useSetDays = (storeId: StoreId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: DaysEdit) => days.merchantStoreSetDays({ storeId, ...edit }),
    onSettled: () => client.invalidateQueries({ queryKey: ['stores'] }),
  });
};
