import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { offersCalls } from '#shared/contract/consumer/offers.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { once } from '../../../lib/api/once.ts';
import { loadPart } from '../../../lib/navigation/part.ts';
import { noteReceived } from '../note-received.ts';

/** A coupon that a store's page offers. */
export type ClaimableCoupon = ReplyOf<(typeof offersCalls)['storeVouchers']>['result'][number];

const couponCalls = async () => (await loadPart(() => import('./coupon-calls.ts'))).couponApi;

/** What can be claimed on the page of a store, and what of it the member has. */
export const claimableQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['mine', 'storeCoupons', storeId],
    queryFn: async ({ signal }) =>
      (await couponCalls()).storeVouchers({ storeId: asId<StoreId>(storeId) }, { signal }),
    staleTime: 0,
  });

/** Claims one piece of a coupon. */
export const useClaim = (storeId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (voucherId: string) =>
      once(`claim:${voucherId}`, async (key) =>
        (await couponCalls()).receiveVoucher({ voucherId }, { key }),
      ),
    onSuccess: ({ result }) => {
      noteReceived([result]);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: claimableQuery(storeId).queryKey }),
  });
};
