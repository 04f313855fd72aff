import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { OUTSIDE_DELIVERY } from '#shared/codes/list-defaults.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { ListCoupon } from '#shared/contract/consumer/takeout-search.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import { frontApi } from './front-api.ts';
import { isPlain, requestOf, type Filters } from './filters.ts';
import type { AdSpace, ListedStore } from './model.ts';

export type StorePage = {
  result: ListedStore[];
  next: boolean;
  nextOffset: number;
  spaces: readonly AdSpace[];
  redpack: ListCoupon | null;
};
type Options = { signal: AbortSignal };
/** `redpackId`: only stores that take this coupon. */
export type Wanted = {
  at: Point;
  filters: Filters;
  classifyId?: string;
  keyword?: string;
  redpackId?: string;
};

/** Whether a list is of one class, word or coupon. */
export const isNarrow = ({
  classifyId,
  keyword,
  redpackId,
}: { [K in 'classifyId' | 'keyword' | 'redpackId']?: string | undefined }): boolean =>
  (classifyId ?? keyword ?? redpackId) !== undefined;

/** Calls that the first screen does not make are loaded on first use. */
const rest = async () => (await import('./list-api.ts')).api;

const FOR_LONG = 10 * 60_000;

/** A search by a word says where it came from (spec 001 §3). */
const byKeyword = (keyword: string | undefined) =>
  keyword === undefined
    ? {}
    : { keyword, requestUrl: consumerRoutes.Search.path, pageSource: 'search' };

/** Without filters the merged list with its paid entries (spec 001 §7); with any, or of one class or word, the search. An entry that must not be shown is dropped when it is drawn: the pages stay whole. */
const storePage = async (
  { at, filters, classifyId, keyword, redpackId }: Wanted,
  offset: number,
  options: Options,
): Promise<StorePage> => {
  if (isPlain(filters) && !isNarrow({ classifyId, keyword, redpackId })) {
    const { result, advertisingSpaceList, ...page } = await frontApi.clickGoldMergeList(
      { ...at, offset },
      options,
    );
    return {
      ...page,
      result: result.map((row) => ({ ...row, products: [] })),
      spaces: advertisingSpaceList,
      redpack: null,
    };
  }
  const { result, ...page } = await (
    await rest()
  ).nearStoreList(
    {
      ...requestOf(filters),
      ...at,
      offset,
      ...(classifyId !== undefined && { classifyId }),
      ...byKeyword(keyword),
      ...(redpackId !== undefined && { redpackId }),
    },
    options,
  );
  return { ...page, result: result.map((row) => ({ ...row, isAd: false })), spaces: [] };
};

/** Stores that deliver to a place. */
export const storesQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['stores', wanted],
    queryFn: ({ pageParam, signal }) => storePage(wanted, pageParam, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** Stores that do not: a list of its own (spec 001 §9). */
export const farStoresQuery = (
  at: Point,
  { keyword, redpackId }: Pick<Wanted, 'keyword' | 'redpackId'> = {},
) =>
  queryOptions({
    queryKey: ['farStores', at, keyword, redpackId],
    queryFn: async ({ signal }) =>
      (await rest()).nearStoreList(
        {
          ...at,
          ...OUTSIDE_DELIVERY,
          outState: 1,
          ...byKeyword(keyword),
          ...(redpackId !== undefined && { redpackId }),
        },
        { signal },
      ),
  });

export const lanternsQuery = (type: 1 | 2) =>
  queryOptions({
    queryKey: ['lanterns', type],
    queryFn: ({ signal }) => frontApi.lanternList({ type }, { signal }),
    staleTime: FOR_LONG,
  });
export const labelsQuery = () =>
  queryOptions({
    queryKey: ['labels'],
    queryFn: ({ signal }) => frontApi.nearLabelList({}, { signal }),
    staleTime: FOR_LONG,
  });
export const filterListsQuery = () =>
  queryOptions({
    queryKey: ['filterLists'],
    queryFn: async ({ signal }) => (await rest()).nearFrontFilter({}, { signal }),
    staleTime: FOR_LONG,
  });
