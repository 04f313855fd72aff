import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { kindKey } from '../../../domain/order/queries.ts';
import { once } from '../../../lib/api/once.ts';
import { api } from './api.ts';
import { marketKind } from './market-kind.ts';

/** Moves an order to the slot that begins at a moment; each slot is an intent of its own. */
export const useEditTime = (tradeId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (at: Instant) =>
      once(`market/editTime:${tradeId}:${at}`, (key) =>
        api.marketEditTime({ tradeId, time: { isNow: false, at } }, { key }),
      ),
    // not waited for: the part that asks goes with the order that it reads anew
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: kindKey(marketKind) });
    },
  });
};
