import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FoundPlace } from '#shared/contract/consumer/address.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Point } from '#shared/geo/distance.ts';
import { geocodeResult, type GeocodeReason } from '#shared/geo/geocode-result.ts';
import { asId, type AddressId, type StoreId } from '#shared/kernel/ids.ts';
import { ADDRESSES_KEY } from '../../domain/place/address-queries.ts';
import type { ShopName } from '../../domain/shop.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import { api } from './api.ts';

const NAMED_MS = 10 * 60_000;

export const addressesQuery = () =>
  queryOptions({
    queryKey: [...ADDRESSES_KEY, 'list'],
    queryFn: async ({ signal }) => (await api.addressList({}, { signal })).result,
  });
/** The same with how many stores of the town deliver to each. */
export const marketAddressesQuery = () =>
  queryOptions({
    queryKey: [...ADDRESSES_KEY, 'market'],
    queryFn: async ({ signal }) => (await api.addressMarketList({}, { signal })).result,
    staleTime: 0,
  });
export const addressQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADDRESSES_KEY, 'one', id],
    queryFn: ({ signal }) => api.addressGet({ id: asId<AddressId>(id) }, { signal }),
  });

/** What a point is called, or why it is no place (spec 001 §8). */
export type Named = { ok: true; place: FoundPlace } | { ok: false; reason: GeocodeReason };
const named = (place: FoundPlace | null): Named => {
  const checked = geocodeResult(place?.point);
  if (!checked.ok || place === null)
    return { ok: false, reason: checked.ok ? 'noResult' : checked.reason };
  return { ok: true, place };
};

/** Five decimals are a metre. */
const near = ({ lat, lon }: Point): Point => ({
  lat: Number(lat.toFixed(5)),
  lon: Number(lon.toFixed(5)),
});

export const namedQuery = (point: Point) =>
  queryOptions({
    queryKey: ['place', near(point)],
    queryFn: async ({ signal }) => named((await api.geoSearch(near(point), { signal })).result),
    staleTime: NAMED_MS,
  });

export const placesQuery = (keyword: string, point: Point) =>
  infiniteQueryOptions({
    queryKey: ['places', keyword, near(point)],
    queryFn: ({ pageParam, signal }) =>
      api.geoSearchList({ keyword, ...near(point), offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: NAMED_MS,
    placeholderData: keepPreviousData,
  });

const STORES: Record<StoreKind, typeof api.takeoutStoreGet> = {
  takeout: (...asked) => api.takeoutStoreGet(...asked),
  market: (...asked) => api.marketStoreGet(...asked),
};

export const storeQuery = ({ kind, storeId }: ShopName, from: Point) =>
  queryOptions({
    queryKey: ['storeOnMap', kind, storeId, near(from)],
    queryFn: ({ signal }) =>
      STORES[kind]({ id: asId<StoreId>(storeId), location: near(from) }, { signal }),
  });
