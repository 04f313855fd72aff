import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { pathOfTrade, settlePayment, startPayment, type PayBy, type PayWish } from './payment.ts';

/**
 * What is paid, and the page that checks the outcome. `queryKey`: what a refused payment may have
 * changed.
 */
export type Payable = Omit<PayWish, keyof PayBy> & { queryKey: QueryKey };

/** Pays by a channel. An outcome that the client cannot be sure of is checked with the server. */
export const usePay = ({ queryKey, ...payable }: Payable) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (by: PayBy) => startPayment({ ...payable, ...by }),
    // a mark of the payment password is kept nowhere
    gcTime: 0,
    onSuccess: (outcome) => {
      if (outcome === 'paid' || outcome === 'unknown')
        void navigate(pathOfTrade(payable.backTo, payable.orderId), { replace: true });
    },
    onError: (error) => {
      if (isApiError(error) && error.isDefinite) settlePayment(payable.orderId);
      return queries.invalidateQueries({ queryKey });
    },
  });
};
