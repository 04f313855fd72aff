import { queryOptions } from '@tanstack/react-query';
import type { Way } from '#shared/cart/delivery-mode.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { kindKey } from '../../../domain/order/queries.ts';
import { api } from './api.ts';
import { marketKind } from './market-kind.ts';

/** Times that an order can be moved to; they run out while one chooses. */
export const editTimesQuery = (tradeId: OrderId, way: Way) =>
  queryOptions({
    queryKey: [...kindKey(marketKind), 'editTimes', tradeId, way],
    queryFn: ({ signal }) =>
      (way === 'pickup' ? api.marketEditTimeAskFor : api.marketEditTimeCook)(
        { tradeId },
        { signal },
      ),
    staleTime: 0,
    refetchInterval: MINUTE,
  });
