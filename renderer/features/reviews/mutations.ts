import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { api } from './api.ts';
import { queryClient } from '../../lib/query.ts';
import { REVIEWS } from './queries.ts';

/** Answers a review; however it ends, the list is fetched anew. */
export const useReply = () =>
  useMutation({
    mutationFn: (body: BodyOf<Contract['merchantCommentReply']>) => api.merchantCommentReply(body),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [REVIEWS] });
    },
  });

/** Whether somebody else answered meanwhile, or the guest took the review back. */
export const isGoneMeanwhile = (error: unknown): boolean =>
  isApiError(error) && (error.reason === 'REVIEW_ANSWERED' || error.reason === 'REVIEW_NOT_FOUND');
