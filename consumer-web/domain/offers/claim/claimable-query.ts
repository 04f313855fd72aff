import { queryOptions } from '@tanstack/react-query';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { offersCalls } from '#shared/contract/consumer/offers.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { JUST_READ_MS } from '../../../lib/api/query.ts';
import { couponCalls } from './load-calls.ts';

/** A coupon that a store's page offers. */
export type ClaimableCoupon = ReplyOf<(typeof offersCalls)['storeVouchers']>['result'][number];

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
    staleTime: JUST_READ_MS,
  });
