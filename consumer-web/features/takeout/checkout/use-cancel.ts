import { useMutation, useQueryClient } from '@tanstack/react-query';
import { once } from '../../../lib/api/once.ts';
import { api } from './api.ts';
import type { TakeoutOrder } from './model.ts';

/** Cancels an order that was not paid. */
export const useCancel = ({ tradeId }: TakeoutOrder) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      once(`takeout-cancel:${tradeId}`, (key) => api.takeoutOrderCancel({ tradeId }, { key })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};
