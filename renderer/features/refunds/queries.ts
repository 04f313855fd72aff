import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import type { Filters } from './filters.ts';

const SIZE = 50;
const EVERY_MS = 60_000;
/** Every query of refund requests begins with it. */
export const REFUNDS = 'refunds';

/** Refund requests as far as the filters let them through. */
export const useRefunds = (filters: Filters) => {
  const language = useLanguage();
  const { state, storeId } = filters;
  return useInfiniteQuery({
    queryKey: [REFUNDS, language, filters],
    queryFn: ({ pageParam, signal }) =>
      api.merchantRefundList(
        { state, offset: pageParam, size: SIZE, ...(storeId && { storeIds: [storeId] }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next, nextOffset }) => (next ? nextOffset : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
};

/** How many requests wait for an answer: asked once a minute while the window is shown. Null until it is known. */
export const useWaitingRefunds = (): number | null =>
  useQuery({
    queryKey: [REFUNDS, 'count'],
    queryFn: ({ signal }) => api.merchantRefundList({ state: 'WAITING', size: 1 }, { signal }),
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS / 2,
  }).data?.waiting ?? null;
