import { queryOptions } from '@tanstack/react-query';
import { paymentCalls } from '#shared/contract/consumer/payment.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { paymentMcoinInfo } = paymentCalls;
const api = bindCalls({ paymentMcoinInfo });

/** What a member has of mCoin. */
export const mcoinQuery = () =>
  queryOptions({
    queryKey: ['mine', 'mcoin'],
    queryFn: ({ signal }) => api.paymentMcoinInfo({}, { signal }),
  });
