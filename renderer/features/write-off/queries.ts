import { useMutation } from '@tanstack/react-query';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { api } from '../../lib/api.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useStoreSwitches } from '../../domain/store-switches/store-switches.ts';

export type Found = ReplyOf<typeof merchantContract.groupVerifySearch>;
export type FoundOrder = Found['result'][number];

/** Whether the person at the till may search: a cashier only where the store allows it. */
export const useMaySearch = (): boolean => {
  const { role } = useSignedIn().operator;
  const { searchAllowed } = useStoreSwitches();
  if (!merchantContract.groupVerifySearch.roles?.includes(role)) return false;
  return role !== 'cashier' || searchAllowed;
};

/** Sends the buyer of an order a code by which they let this till open it. */
export const useAskGuestCode = () => {
  const { storeId, deviceId } = useSignedIn();
  return useMutation({
    mutationFn: (orderId: OrderId) =>
      api.groupVerifyAskCode({ orderId, storeId: storeId!, deviceId }),
  });
};

export type GuestCodeSent = ReplyOf<typeof merchantContract.groupVerifyAskCode>;
export type Picks = ReplyOf<typeof merchantContract.groupVerifyGuestCode>['picks'];

/** Opens the orders of the guest who said the code. */
export const useGuestCode = () => {
  const { storeId, deviceId } = useSignedIn();
  return useMutation({
    mutationFn: (given: { orderId: OrderId; code: string }) =>
      api.groupVerifyGuestCode({ ...given, storeId: storeId!, deviceId }),
  });
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
