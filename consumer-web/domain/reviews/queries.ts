import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextOffset } from '../../lib/api/paging.ts';
import { kindKey } from '../order/queries.ts';
import type { ReviewKind } from './review-kind.ts';

export const myReviewsQuery = (kind: ReviewKind) =>
  infiniteQueryOptions({
    queryKey: [...kindKey(kind), 'comments'],
    queryFn: ({ pageParam, signal }) => kind.mine(pageParam, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
