import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { marketLantern } from '#shared/codes/lantern.ts';
import type { MarketGood } from '../../../domain/market/good.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Day } from '#shared/kernel/time.ts';
import { nextOffset } from '../../../lib/api/paging.ts';
import { api } from './api.ts';
import type { FlashInterval, FlashState } from './flash.ts';

const FOR_LONG = 10 * 60_000;

/** Supermarkets that are looked for. `tag` '': all. `redpackId`: only those that take this coupon. */
export type StoresWanted = {
  at: Point;
  sort: number;
  tag: string;
  keyword?: string;
  redpackId?: string;
};

/** Supermarkets that deliver to a place. */
export const marketStoresQuery = ({ at, sort, tag, keyword, redpackId }: StoresWanted) =>
  infiniteQueryOptions({
    queryKey: ['market', 'stores', at, sort, tag, keyword, redpackId],
    queryFn: ({ pageParam, signal }) =>
      api.marketNearList(
        {
          ...at,
          offset: pageParam,
          sortType: sort,
          ...(tag !== '' && { tagId: tag }),
          ...(keyword !== undefined && { keyword }),
          ...(redpackId !== undefined && { redpackId }),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** Goods that are looked for, by word or category. */
export type GoodsWanted = { at: Point; sort: number; keyword?: string; categoryId?: string };

const goodsRequest = ({ at, sort, keyword, categoryId }: GoodsWanted) => ({
  ...at,
  sortType: sort,
  ...(keyword !== undefined && { keyword }),
  ...(categoryId !== undefined && { categoryId }),
});

export const goodsQuery = (wanted: GoodsWanted) =>
  infiniteQueryOptions({
    queryKey: ['market', 'goods', wanted],
    queryFn: ({ pageParam, signal }) =>
      api.marketListStoreProduct({ ...goodsRequest(wanted), offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** Goods that only supermarkets have which do not deliver to the place. */
export const farGoodsQuery = (wanted: GoodsWanted) =>
  infiniteQueryOptions({
    queryKey: ['market', 'farGoods', wanted],
    queryFn: ({ pageParam, signal }) =>
      api.marketOutReachProducts({ ...goodsRequest(wanted), offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

export const tagsQuery = () =>
  queryOptions({
    queryKey: ['market', 'tags'],
    queryFn: ({ signal }) => api.marketStoreTagList({}, { signal }),
    staleTime: FOR_LONG,
  });

/** The categories of the whole market. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['market', 'categories'],
    queryFn: ({ signal }) => api.marketCategories({}, { signal }),
    staleTime: FOR_LONG,
  });

/** Suggestions while one types; the last ones stay until the next are there. */
export const marketWordsQuery = (at: Point, keyword: string) =>
  queryOptions({
    queryKey: ['market', 'words', at, keyword],
    queryFn: ({ signal }) =>
      api.associationalWordList(
        { ...at, keyword, businessType: couponBusiness.codes.market },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const hotWordsQuery = () =>
  queryOptions({
    queryKey: ['market', 'hotWords'],
    queryFn: ({ signal }) => api.trendingList({}, { signal }),
    staleTime: FOR_LONG,
  });

/** Category icons of the search. */
export const searchLanternsQuery = () =>
  queryOptions({
    queryKey: ['market', 'lanterns', marketLantern.codes.search],
    queryFn: ({ signal }) => api.marketLanterns({ type: marketLantern.codes.search }, { signal }),
    staleTime: FOR_LONG,
  });

/** The hours of the flash sales near a place; `today` because they are other ones tomorrow. */
export const flashHoursQuery = (at: Point, today: Day) =>
  queryOptions({
    queryKey: ['market', 'flashHours', at, today],
    queryFn: ({ signal }) => api.marketSeckillIntervals({ ...at }, { signal }),
  });

/** A good as it is shown: at its usual price once the sale is over, and sold out with the last piece of the sale. */
const shownIn =
  (state: FlashState) =>
  (good: MarketGood): MarketGood =>
    state === 'over'
      ? { ...good, seckill: null }
      : { ...good, sellout: good.sellout || good.seckill?.stock === 0 };

/** The goods of one interval; loaded anew as it begins and ends. */
export const flashGoodsQuery = (
  at: Point,
  { subId, day, state }: Pick<FlashInterval, 'subId' | 'day'> & { state: FlashState },
) =>
  queryOptions({
    queryKey: ['market', 'flashGoods', at, day, subId, state],
    queryFn: ({ signal }) =>
      api.marketSeckillIntervals({ ...at, subscribeDay: day, subId }, { signal }),
    select: ({ products }) => products.map(shownIn(state)),
  });
