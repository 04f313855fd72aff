import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import { COMBO_PAGE } from '#shared/codes/combo.ts';
import { offerList, type OfferListName } from '#shared/codes/offer-list.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import { api } from './api.ts';

/** Root key of a member's combo coupons: all is made stale when some of it changes. */
export const COMBO_KEY = ['mine', 'combo'] as const;

/** Groups on sale; of a store of which there is one, those that it takes first. */
export const groupsQuery = (storeId: string | null) =>
  queryOptions({
    queryKey: [...COMBO_KEY, 'groups', storeId],
    queryFn: ({ signal }) =>
      api.comboGroups(
        { pageType: COMBO_PAGE.index, ...(storeId === null ? {} : { storeId }) },
        { signal },
      ),
    staleTime: 0,
  });
export const piecesQuery = (list: OfferListName) =>
  infiniteQueryOptions({
    queryKey: [...COMBO_KEY, 'pieces', list],
    queryFn: ({ pageParam, signal }) =>
      api.comboPieces({ dataType: offerList.codes[list], offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
export const drawsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...COMBO_KEY, 'draws'],
    queryFn: ({ pageParam, signal }) => api.comboDrawList({ offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
export const ordersQuery = () =>
  infiniteQueryOptions({
    queryKey: [...COMBO_KEY, 'orders'],
    queryFn: ({ pageParam, signal }) => api.comboOrderList({ offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
/** One order with its pieces, or null when there is no such order of the member. */
export const readOrder = async (orderId: OrderId, signal: AbortSignal) => {
  try {
    return await api.comboOrderGet({ orderId }, { signal });
  } catch (error) {
    if (isApiError(error) && error.reason === 'ORDER_NOT_FOUND') return null;
    throw error;
  }
};
