import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { once } from '../../lib/api/once.ts';
import type { OrderKind } from './kind.ts';
import { trackOrder } from './track-order.ts';

/** Cancels an order. Every page that offers it shares one intent, so two presses are one cancel. */
export const useCancelOrder = <Cancelled>(
  kind: OrderKind<unknown, Cancelled>,
  orderId: OrderId,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`${kind.name}/cancel:${orderId}`, async (key) => {
        const cancelled = await kind.cancel(orderId, { key });
        trackOrder('cancelOrder');
        return cancelled;
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: kind.staleOnCancel }),
  });
};
