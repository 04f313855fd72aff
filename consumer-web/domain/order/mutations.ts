import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { once } from '../../lib/api/once.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import type { OrderKind } from './kind.ts';

/** Cancels an order. Every page that offers it shares one intent, so two presses are one cancel. */
export const useCancelOrder = <Cancelled>(
  kind: OrderKind<unknown, Cancelled>,
  orderId: OrderId,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`${kind.name}/cancel:${orderId}`, (key) => kind.cancel(orderId, { key })),
    onSuccess: () => {
      noteEvent('Userorderbehavior', { action: 'cancel' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: kind.staleOnCancel }),
  });
};
