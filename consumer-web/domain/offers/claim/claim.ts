import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { offersCalls } from '#shared/contract/consumer/offers.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { once } from '../../../lib/api/once.ts';
import { loadPart } from '../../../lib/navigation/part.ts';
import { noteReceived } from '../note-received.ts';

/** A coupon that a store's page offers. */
export type ClaimableCoupon = ReplyOf<(typeof offersCalls)['storeVouchers']>['result'][number];

const couponCalls = async () => (await loadPart(() => import('./coupon-calls.ts'))).couponApi;

/** What can be claimed on the page of a store, and what of it the member has; a supermarket has a call of its own (decision P16). */
export const claimableQuery = (storeId: string, kind: StoreKind = 'takeout') =>
  queryOptions({
    queryKey: ['mine', 'storeCoupons', storeId],
    queryFn: async ({ signal }): Promise<{ result: ClaimableCoupon[] }> => {
      const calls = await couponCalls();
      const of = { storeId: asId<StoreId>(storeId) };
      return kind === 'market'
        ? calls.marketCouponList(of, { signal })
        : calls.storeVouchers(of, { signal });
    },
    staleTime: 0,
  });

/** Claims one piece of a coupon. */
export const useClaim = (storeId: string, kind: StoreKind = 'takeout') => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (voucherId: string) =>
      once(`claim:${voucherId}`, async (key) => {
        const calls = await couponCalls();
        return kind === 'market'
          ? (await calls.marketCouponReceive({ couponId: voucherId }, { key })).result
          : [(await calls.receiveVoucher({ voucherId }, { key })).result];
      }),
    onSuccess: (received) => {
      noteReceived(received);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: claimableQuery(storeId).queryKey }),
  });
};
