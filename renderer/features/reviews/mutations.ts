import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { api } from './api.ts';
import { newRequestId } from '../../lib/fresh-id.ts';
import { queryClient } from '../../lib/query.ts';
import { REVIEWS } from './queries.ts';

/** Reports a review to the platform; however it ends, the list is fetched anew. */
export const useReport = () =>
  useMutation({
    mutationFn: (body: Omit<BodyOf<Contract['merchantCommentReport']>, 'requestId'>) =>
      api.merchantCommentReport({ requestId: newRequestId(), ...body }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [REVIEWS] });
    },
  });

/** Answers a review, or changes the reply; however it ends, the list is fetched anew. */
export const useReply = () =>
  useMutation({
    mutationFn: (body: Omit<BodyOf<Contract['merchantCommentReply']>, 'requestId'>) =>
      api.merchantCommentReply({ requestId: newRequestId(), ...body }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [REVIEWS] });
    },
  });

/** Whether somebody else answered or changed the reply meanwhile, or the guest took the review back. */
export const isGoneMeanwhile = (error: unknown): boolean =>
  isApiError(error) && (error.reason === 'REVIEW_ANSWERED' || error.reason === 'REVIEW_NOT_FOUND');
