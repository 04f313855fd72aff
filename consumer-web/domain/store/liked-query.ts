import { infiniteQueryOptions } from '@tanstack/react-query';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import type { LikedStores } from './model.ts';

/** The favourites of one shop: where they are read, and where more of its stores are found. */
export type Likes = {
  kind: StoreKind;
  read: (at: { offset: number }, options: { signal: AbortSignal }) => Promise<LikedStores>;
  routes: {
    /** The home of the shop. */
    home: string;
    /** All of its favourites. */
    list: string;
  };
};

/** The member's favourite stores of a shop, the newest first; refetched whenever they are opened. */
export const likedQuery = ({ kind, read }: Likes) =>
  infiniteQueryOptions({
    queryKey: ['mine', 'likedStores', kind],
    queryFn: ({ pageParam, signal }) => read({ offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
