import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import type { Filters } from './filters.ts';

const SIZE = 50;
/** Every query of reviews begins with it. */
export const REVIEWS = 'reviews';

/** Reviews as far as the filters let them through. */
export const useReviews = (filters: Filters) => {
  const language = useLanguage();
  const { state, kind, storeId } = filters;
  return useInfiniteQuery({
    queryKey: [REVIEWS, language, filters],
    queryFn: ({ pageParam, signal }) =>
      api.merchantCommentList(
        {
          state,
          ...(kind && { tab: kind }),
          ...(storeId && { storeIds: [storeId] }),
          offset: pageParam,
          size: SIZE,
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next, nextOffset }) => (next ? nextOffset : undefined),
    placeholderData: keepPreviousData,
  });
};
