import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Visit } from '#shared/contract/consumer/group-visit.ts';
import type { OrderId, ProductId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { groupOrders } from '../../domain/order/kinds/group.ts';
import { orderKey } from '../../domain/order/queries.ts';
import { trackOrder } from '../../domain/order/track-order.ts';
import { once } from '../../lib/api/once.ts';
import { host } from '../../lib/host/host.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { api } from './api.ts';
import { ORDERS_KEY } from './order-queries.ts';
import { SLOTS_KEY } from './visit/slots-query.ts';

type Wanted = {
  productId: ProductId;
  quantity: number;
  totalAmount: Cents;
  offerIds: readonly string[];
  /** Of a deal that is booked before it is bought. */
  booking?: Visit;
  /** The flash sale whose price is shown. */
  secKillId?: string;
};

/** Makes an order that waits for its payment. */
export const useCreateOrder = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ offerIds, booking, ...wanted }: Wanted) => {
      const parts = [...Object.values(wanted), ...offerIds, ...Object.values(booking ?? {})];
      return once(`buy:${parts.join(':')}`, async (key) => {
        const body = {
          ...wanted,
          offerIds: [...offerIds],
          ...(booking && { booking }),
          appVersion: host.appVersion(),
        };
        const made = await api.groupOrderCreate(body, { key });
        trackOrder('submitOrder');
        return made;
      });
    },
    onSuccess: async (_, { productId }) => {
      noteEvent('BuyNow', { productId });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ORDERS_KEY }),
        queries.invalidateQueries({ queryKey: ['mine', 'offers'] }),
      ]);
    },
    onError: (_, { productId }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['deal', productId] }),
        queries.invalidateQueries({ queryKey: ['mine', 'dealCheck', productId] }),
        queries.invalidateQueries({ queryKey: SLOTS_KEY }),
      ]),
  });
};

/** Leaves a note for the table of an order. */
export const useTableNote = (orderId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      once(`note:${orderId}:${note}`, (key) => api.groupOrderTableNote({ orderId, note }, { key })),
    onSuccess: () => queries.invalidateQueries({ queryKey: orderKey(groupOrders, orderId) }),
  });
};

/** Books the visit of an order, or moves it. The order is fetched again also after a refusal: what the deal agrees to may have changed (spec 002 §4). */
export const useSubscribe = (orderId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (visit: Visit) =>
      once(`book:${orderId}:${Object.values(visit).join(':')}`, (key) =>
        api.groupOrderSubscribe({ orderId, ...visit }, { key }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: orderKey(groupOrders, orderId) }),
  });
};
