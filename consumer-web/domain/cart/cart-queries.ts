import { queryOptions } from '@tanstack/react-query';
import { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Point } from '#shared/geo/distance.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { takeoutMenu } = takeoutMenuCalls;
const { takeoutStoreGet, takeoutStoreState } = takeoutStoreCalls;
const api = bindCalls({ takeoutMenu, takeoutStoreGet, takeoutStoreState });

export type StorePage = ReplyOf<typeof takeoutStoreGet>;
export type MenuReply = ReplyOf<typeof takeoutMenu>;

/** What the answers about a store begin with, for every place. */
export const storeKey = (storeId: string) => ['takeoutStore', storeId] as const;

/** A store as one place sees it: its fee, distance and minutes. */
export const storeQuery = (storeId: string, { lat, lon }: Point) =>
  queryOptions({
    queryKey: [...storeKey(storeId), lat, lon],
    queryFn: ({ signal }) =>
      api.takeoutStoreGet({ id: asId<StoreId>(storeId), location: { lat, lon } }, { signal }),
  });

export const storeStateQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutStoreState', storeId],
    queryFn: ({ signal }) => api.takeoutStoreState({ storeId: asId<StoreId>(storeId) }, { signal }),
    staleTime: 0,
  });

/** A store's menu with all that a price depends on. It is asked for anew by the rules of re-pricing (decision G11), not by the browser's focus. */
export const menuQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutMenu', storeId],
    queryFn: ({ signal }) => api.takeoutMenu({ storeId: asId<StoreId>(storeId) }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
