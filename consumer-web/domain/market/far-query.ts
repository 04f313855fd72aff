import { queryOptions } from '@tanstack/react-query';
import { marketFindCalls } from '#shared/contract/consumer/market-find.ts';
import type { Point } from '#shared/geo/distance.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { marketOutReachList } = marketFindCalls;
const api = bindCalls({ marketOutReachList });

export type FarWanted = { at: Point; keyword?: string; redpackId?: string };
/** Supermarkets that do not deliver to a place. */
export const farMarketsQuery = ({ at, keyword, redpackId }: FarWanted) =>
  queryOptions({
    queryKey: ['market', 'farStores', at, keyword, redpackId],
    queryFn: ({ signal }) =>
      api.marketOutReachList(
        {
          ...at,
          ...(keyword !== undefined && { keyword }),
          ...(redpackId !== undefined && { redpackId }),
        },
        { signal },
      ),
  });
