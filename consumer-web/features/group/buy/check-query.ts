import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Visit } from '#shared/contract/consumer/group-visit.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { host } from '../../../lib/host/host.ts';
import { api, type groupCalls } from '../api.ts';
import type { Wish } from './use-wish.ts';

/** What an order would cost, and the offers for it. */
export type Check = ReplyOf<(typeof groupCalls)['groupOrderCheckProduct']>;

/** `booking`: of a deal that is booked first, once it is chosen. `secKillId`: the flash sale whose price was shown. */
type Asked = Pick<Wish, 'quantity' | 'offerIds'> & {
  booking: Visit | null | undefined;
  secKillId: string | undefined;
};

/** Every figure of the sheet: what the server says an order would cost. The last one stays while a new one is asked for. */
export const checkQuery = (productId: string, { quantity, offerIds, booking, secKillId }: Asked) =>
  queryOptions({
    queryKey: [
      'mine',
      'dealCheck',
      productId,
      quantity,
      offerIds,
      booking ?? null,
      secKillId ?? null,
    ],
    queryFn: ({ signal }) =>
      api.groupOrderCheckProduct(
        {
          productId: asId<ProductId>(productId),
          quantity,
          ...(offerIds !== null && { offerIds }),
          ...(booking && { booking }),
          ...(secKillId !== undefined && { secKillId }),
          appVersion: host.appVersion(),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
