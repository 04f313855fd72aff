import { queryOptions } from '@tanstack/react-query';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { SURPLUS_POLL_MS } from '#shared/order/status/polling.ts';
import { surplusOf } from '../../lib/clock/use-seconds-left.ts';
import type { OrderKind } from './kind.ts';

type Named = Pick<OrderKind, 'name'>;

/** Everything about the orders of a kind: made stale as one when an order changes. */
export const kindKey = ({ name }: Named) => ['mine', name] as const;
export const orderKey = (kind: Named, orderId: string) =>
  [...kindKey(kind), 'order', orderId] as const;

export const orderQuery = <Order>(kind: OrderKind<Order>, orderId: string) =>
  queryOptions({
    queryKey: orderKey(kind, orderId),
    queryFn: ({ signal }) => kind.find(asId<OrderId>(orderId), { signal }),
    staleTime: 0,
  });

/** The last moment to pay, and how far the server's clock is ahead of ours (decision F7). */
export const surplusQuery = (kind: OrderKind, orderId: string) =>
  queryOptions({
    queryKey: [...kindKey(kind), 'surplus', orderId],
    queryFn: async ({ signal }) =>
      surplusOf(await kind.surplus(asId<OrderId>(orderId), { signal })),
    staleTime: 0,
    refetchInterval: SURPLUS_POLL_MS,
  });
