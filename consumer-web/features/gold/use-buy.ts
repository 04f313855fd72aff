import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { trackOrder } from '../../domain/order/track-order.ts';
import { once } from '../../lib/api/once.ts';
import { api } from './api.ts';
import { GOLD_KEY } from './queries.ts';

/**
 * Orders a bag once and goes to its cashier: a second press or a lost answer leads to the first
 * order.
 */
export const useBuy = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (bagId: string) =>
      once(`gold:${bagId}`, async (key) => {
        const made = await api.goldBagBuy({ bagId }, { key });
        trackOrder('submitOrder');
        return made;
      }),
    onSuccess: ({ orderId }) => {
      void navigate(href(consumerRoutes.aliPay, { orderId }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: GOLD_KEY }),
  });
};
