import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { host } from '../../../lib/host/host.ts';
import { api, type groupCalls } from '../api.ts';
import type { Wish } from './use-wish.ts';

/** What an order would cost, and the offers for it. */
export type Check = ReplyOf<(typeof groupCalls)['groupOrderCheckProduct']>;

/** Every figure of the sheet: what the server says an order would cost. The last one stays while a new one is asked for. */
export const checkQuery = (
  productId: string,
  { quantity, offerIds }: Pick<Wish, 'quantity' | 'offerIds'>,
) =>
  queryOptions({
    queryKey: ['mine', 'dealCheck', productId, quantity, offerIds],
    queryFn: ({ signal }) =>
      api.groupOrderCheckProduct(
        {
          productId: asId<ProductId>(productId),
          quantity,
          ...(offerIds !== null && { offerIds }),
          appVersion: host.appVersion(),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
