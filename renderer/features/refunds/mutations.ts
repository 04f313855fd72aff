import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { REFUNDS } from './queries.ts';

/** Answers a request; however it ends, the list and the number of those that wait are fetched anew. */
export const useDecide = () =>
  useMutation({
    mutationFn: (body: BodyOf<Contract['merchantRefundDecide']>) => api.merchantRefundDecide(body),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [REFUNDS] });
    },
  });

/** Whether a request was settled otherwise while its answer was being given. */
export const isSettledMeanwhile = (error: unknown): boolean =>
  isApiError(error) &&
  (error.reason === 'REFUND_NOT_RUNNING' || error.reason === 'REFUND_NOT_FOUND');
