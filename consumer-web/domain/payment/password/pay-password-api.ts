import { queryOptions } from '@tanstack/react-query';
import { payPasswordCalls } from '#shared/contract/consumer/cards.ts';
import { bindCalls } from '../../../lib/api/api.ts';

export const payPasswordApi = bindCalls(payPasswordCalls);

export const PAY_PASSWORD_KEY = ['mine', 'payPassword'] as const;

/** Whether there is a payment password, and whether it is locked. */
export const payPasswordQuery = () =>
  queryOptions({
    queryKey: PAY_PASSWORD_KEY,
    queryFn: ({ signal }) => payPasswordApi.payPasswordStatus({}, { signal }),
    staleTime: 0,
  });
