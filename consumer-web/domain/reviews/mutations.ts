import { useMutation, useQueryClient } from '@tanstack/react-query';
import { once } from '../../lib/api/once.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { kindKey } from '../order/queries.ts';
import type { MyReview, ReviewKind, ReviewWish } from './review-kind.ts';

/** What a review needs of its order's kind; `W`: what is sent, with the order as `tradeId`. */
type Adds<W> = Pick<ReviewKind, 'name'> & {
  add: (wish: W, options: { key: string }) => Promise<unknown>;
};

export const useAddReview = <W extends { tradeId: string } = ReviewWish>(kind: Adds<W>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: W) =>
      once(`${kind.name}/review:${wish.tradeId}`, (key) => kind.add(wish, { key })),
    onSuccess: async () => {
      noteEvent('Comment', { kind: kind.name });
      await queries.invalidateQueries({ queryKey: kindKey(kind) });
    },
  });
};

export const useDeleteReview = (kind: ReviewKind, commentId: MyReview['commentId']) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`${kind.name}/comment:${commentId}`, (key) => kind.remove(commentId, { key })),
    onSuccess: () => queries.invalidateQueries({ queryKey: kindKey(kind) }),
  });
};
