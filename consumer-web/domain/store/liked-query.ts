import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextOffset } from '../../lib/api/paging.ts';
import { api } from './list-api.ts';

/** The member's favourite stores, the newest first; refetched whenever they are opened. */
export const likedQuery = () =>
  infiniteQueryOptions({
    queryKey: ['mine', 'likedStores'],
    queryFn: ({ pageParam, signal }) => api.takeoutStoreLikes({ offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
