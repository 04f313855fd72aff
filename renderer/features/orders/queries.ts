import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { isMistypedOrderNumber } from '#shared/order/order-number.ts';
import { api } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { isWholeNumber, requestOf, type Filters } from './filters.ts';

/** One page of orders with the sums of its whole filter; the previous page is shown while the next one loads. A cashier needs a full order number; one that is mistyped is not asked for. */
export const useOrders = (filters: Filters) => {
  const language = useLanguage();
  const isCashier = useSignedIn().operator.role === 'cashier';
  const { keyword } = filters;
  const isAllowed = !isMistypedOrderNumber(keyword) && (!isCashier || isWholeNumber(keyword));
  return useQuery({
    queryKey: ['orders', language, filters],
    queryFn: ({ signal }) => api.merchantOrderList(requestOf(filters), { signal }),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });
};

export const useOrder = (orderId: OrderId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['orders', language, 'one', orderId],
    queryFn: ({ signal }) => api.merchantOrderGet({ orderId }, { signal }),
  });
};
