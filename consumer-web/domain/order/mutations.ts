import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { CommentId } from '#shared/contract/consumer/takeout-review.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { once } from '../../lib/api/once.ts';
import { api, type orderCalls } from '../../features/takeout/orders/api.ts';
import { TAKEOUT_KEY } from './queries.ts';

const renew = (queries: QueryClient) => () => queries.invalidateQueries({ queryKey: TAKEOUT_KEY });

export const useCancelOrder = (tradeId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`takeout/cancel:${tradeId}`, (key) => api.takeoutOrderCancel({ tradeId }, { key })),
    onSettled: renew(queries),
  });
};

export const useRush = (tradeId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.takeoutUrgentOrder({ tradeId }),
    onSettled: renew(queries),
  });
};

/** The order leaves the list; its own page must not ask for it any more. */
export const useDeleteOrder = (tradeId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`takeout/delete:${tradeId}`, (key) => api.takeoutOrderDelete({ tradeId }, { key })),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...TAKEOUT_KEY, 'list'] }),
  });
};

export const useRecallRefund = (tradeId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`takeout/recall:${tradeId}`, (key) => api.takeoutCancelRefund({ tradeId }, { key })),
    onSettled: renew(queries),
  });
};

export type RefundWish = {
  reason: number;
  text: string;
  photos: readonly string[];
  items: readonly { uuid: string; quantity: number }[];
  isWhole: boolean;
};

/** Asks for a refund: of all that is left by one call, of some dishes by another. */
export const useAskRefund = (tradeId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, text, photos, items, isWhole }: RefundWish) => {
      const form = { tradeId, reason, text, photos: [...photos] };
      return once(`takeout/refund:${tradeId}`, (key) =>
        isWhole
          ? api.takeoutApplyRefund(form, { key })
          : api.takeoutApplyForRefund({ ...form, productList: [...items] }, { key }),
      );
    },
    onSettled: renew(queries),
  });
};

export const useRefundBag = (tradeId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`takeout/bag:${tradeId}`, (key) => api.takeoutRefundPlasticBag({ tradeId }, { key })),
    onSettled: renew(queries),
  });
};

export const useShareLink = (tradeId: OrderId) =>
  useMutation({ mutationFn: () => api.platformShare({ orderId: tradeId }) });

export type ReviewWish = BodyOf<typeof orderCalls.takeoutCommentAdd>;

export const useAddReview = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: ReviewWish) =>
      once(`takeout/review:${wish.tradeId}`, (key) => api.takeoutCommentAdd(wish, { key })),
    onSuccess: renew(queries),
  });
};

export const useDeleteComment = (commentId: CommentId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`takeout/comment:${commentId}`, (key) =>
        api.takeoutCommentDelete({ commentId }, { key }),
      ),
    onSuccess: renew(queries),
  });
};
