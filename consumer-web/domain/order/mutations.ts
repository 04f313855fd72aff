import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { once } from '../../lib/api/once.ts';
import type { OrderKind } from './kind.ts';
import { trackOrder } from './track-order.ts';

/** Cancels an order. Every page that offers it shares one intent, so two presses are one cancel. The reason is part of the intent: a request key belongs to one body. */
export const useCancelOrder = <Cancelled>(
  kind: OrderKind<unknown, Cancelled>,
  orderId: OrderId,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string | void) =>
      once(`${kind.name}/cancel:${orderId}:${reason ?? ''}`, async (key) => {
        const cancelled = await kind.cancel(orderId, { key }, reason ?? undefined);
        trackOrder('cancelOrder');
        return cancelled;
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: kind.staleOnCancel }),
  });
};
