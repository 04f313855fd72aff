import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { host } from '../../lib/host/host.ts';
import { payingQuery, settlePayment } from './payment.ts';

/** Whether an attempt is still open at the bank. If none is, the next press starts a new one. */
export const useOpenAttempt = (orderId: OrderId): { isOpen: boolean; isAsking: boolean } => {
  const { data, isFetching } = useQuery(payingQuery(orderId));
  const isOpen = data?.paying?.result === 'PENDING';
  useEffect(() => {
    if (data && !isFetching && !isOpen) settlePayment(orderId);
  }, [data, isFetching, isOpen, orderId]);
  return { isOpen, isAsking: isFetching };
};

/** The browser's back button restores the page as it was left: makes its button usable again. */
export const useReturnFromBank = (reset: () => void): void => {
  const queries = useQueryClient();
  useEffect(
    () =>
      host.onShownAgain(() => {
        reset();
        void queries.invalidateQueries({ queryKey: ['mine'] });
      }),
    [queries, reset],
  );
};
