import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { once } from '../../../lib/api/once.ts';
import { ordersKey } from '../list/queries.ts';
import { kindKey } from '../queries.ts';
import type { RemovableKind } from '../kind.ts';
import type { BuyAgain, StoreOrderKind } from '../store-orders.ts';

export const useRush = (kind: StoreOrderKind, tradeId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => kind.rush(tradeId),
    onSettled: () => queries.invalidateQueries({ queryKey: kindKey(kind) }),
  });
};

/** Only the list is made stale: the page of a deleted order must not be refetched. */
export const useDeleteOrder = (kind: RemovableKind, tradeId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`${kind.name}/delete:${tradeId}`, (key) => kind.remove(tradeId, { key })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ordersKey(kind) }),
  });
};

export const useBuyAgain = (buy: BuyAgain) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: Parameters<BuyAgain>[0]) => buy(order, queries),
  });
};
