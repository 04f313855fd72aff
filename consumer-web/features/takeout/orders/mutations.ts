import { useMutation } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { api } from './api.ts';

export const useShareLink = (tradeId: OrderId) =>
  useMutation({ mutationFn: () => api.platformShare({ orderId: tradeId }) });
