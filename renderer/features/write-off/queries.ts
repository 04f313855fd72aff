import { useMutation } from '@tanstack/react-query';
import { contract } from '#shared/contract/index.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { api } from '../../lib/api.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useStoreSwitches } from '../../domain/store-switches/store-switches.ts';

export type Found = ReplyOf<typeof contract.groupVerifySearch>;
export type FoundOrder = Found['result'][number];

/** Whether the person at the till may search: a cashier only where the store allows it. */
export const useMaySearch = (): boolean => {
  const { role } = useSignedIn().operator;
  const { searchAllowed } = useStoreSwitches();
  if (!contract.groupVerifySearch.roles?.includes(role)) return false;
  return role !== 'cashier' || searchAllowed;
};

/** Finds orders without a code. Not retried automatically: a miss counts as a guess. */
export const useOrderSearch = () => {
  const { storeId, deviceId } = useSignedIn();
  return useMutation({
    mutationKey: ['order-search'],
    mutationFn: (keyword: string): Promise<Found> =>
      api.groupVerifySearch({ keyword, storeId: storeId!, deviceId }),
  });
};
