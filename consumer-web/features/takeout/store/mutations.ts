import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { noteEvent } from '../../../lib/track/note-event.ts';
import { api } from './api.ts';
import { likedQuery } from './queries.ts';

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
