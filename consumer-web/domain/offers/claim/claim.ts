import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { once } from '../../../lib/api/once.ts';
import { noteReceived } from '../note-received.ts';
import { claimableQuery } from './claimable-query.ts';
import { couponCalls } from './load-calls.ts';

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
