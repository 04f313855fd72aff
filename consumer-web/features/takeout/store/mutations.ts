import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { once } from '../../../lib/api/once.ts';
import { noteReceived } from '../../../domain/offers/note-received.ts';
import { noteEvent } from '../../../lib/track/note-event.ts';
import { api } from './api.ts';
import { couponCalls, couponsQuery, likedQuery } from './queries.ts';

/** Makes a store a favourite, or no longer: shown at once, rolled back when the server refuses. */
export const useLike = (storeId: string) => {
  const queries = useQueryClient();
  const { queryKey } = likedQuery(storeId);
  return useMutation({
    mutationFn: (isLike: boolean) =>
      api.takeoutStoreLike({ storeId: asId<StoreId>(storeId), isLike }),
    onSuccess: (now) => {
      noteEvent('Collect', { storeId, isLike: now.isLike });
      queries.setQueryData(queryKey, now);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
};

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
    onSettled: () => queries.invalidateQueries({ queryKey: couponsQuery(storeId).queryKey }),
  });
};
