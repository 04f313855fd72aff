import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { OrderId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { trackOrder } from '../../domain/order/track-order.ts';
import { once } from '../../lib/api/once.ts';
import { api } from './api.ts';
import { GOLD_KEY } from './queries.ts';

/** Closes an order of a bag that is not paid, and goes back to the bags. */
export const useCancel = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (orderId: OrderId) =>
      once(`gold-cancel:${orderId}`, async (key) => {
        const cancelled = await api.goldOrderCancel({ orderId }, { key });
        trackOrder('cancelOrder');
        return cancelled;
      }),
    onSuccess: () => {
      void navigate(consumerRoutes.goldBuy.path, { replace: true });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: GOLD_KEY }),
  });
};
