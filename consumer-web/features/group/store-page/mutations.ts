import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { randomText } from '../../../lib/api/random.ts';
import { noteEvent } from '../../../lib/track/note-event.ts';
import { api } from './api.ts';
import { dealLikeQuery, storeLikeQuery } from './queries.ts';

type Likes = { isLike: boolean; likeNum: number };

const useLike = (
  queryKey: QueryKey,
  subject: { storeId: string } | { productId: string },
  write: (isLike: boolean, options: { key: string }) => Promise<Likes>,
) => {
  const queries = useQueryClient();
  return useMutation({
    // a key for each press: the answer to an older one may not come back for a newer one
    mutationFn: (isLike: boolean) => write(isLike, { key: randomText(16) }),
    onSuccess: (now) => {
      noteEvent('Collect', { ...subject, isLike: now.isLike });
      queries.setQueryData(queryKey, now);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
};

/** Likes a store of deals, or no longer. */
export const useLikeStore = (storeId: string) =>
  useLike(storeLikeQuery(storeId).queryKey, { storeId }, (isLike, options) =>
    api.groupStoreLikeAdd({ id: asId<StoreId>(storeId), isLike }, options),
  );

/** Likes a deal, or no longer. */
export const useLikeDeal = (productId: string) =>
  useLike(dealLikeQuery(productId).queryKey, { productId }, (isLike, options) =>
    api.groupProductLikeAdd({ id: asId<ProductId>(productId), isLike }, options),
  );
