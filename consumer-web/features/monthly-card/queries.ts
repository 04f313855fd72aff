import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { savingsType } from '#shared/codes/member.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { CardBusiness } from '#shared/member/monthly-card.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import { JUST_READ_MS } from '../../lib/api/query.ts';
import { api } from './api.ts';

/** Root key of what belongs to a member's card: all is made stale when some of it changes. */
export const CARD_KEY = ['mine', 'card'] as const;

export const basicQuery = () =>
  queryOptions({
    queryKey: [...CARD_KEY, 'basic'],
    queryFn: ({ signal }) => api.memberBasicInfo({}, { signal }),
    staleTime: JUST_READ_MS,
  });
export const plansQuery = () =>
  queryOptions({
    queryKey: [...CARD_KEY, 'plans'],
    queryFn: ({ signal }) => api.memberPlusList({}, { signal }),
    staleTime: JUST_READ_MS,
  });
export const openInfoQuery = (planId: string) =>
  queryOptions({
    queryKey: [...CARD_KEY, 'open', planId],
    queryFn: ({ signal }) => api.memberOpenInfo({ planId }, { signal }),
    staleTime: 0,
  });
/** What a renewal of the card would cost, and until when it would be valid. */
export const continueInfoQuery = () =>
  queryOptions({
    queryKey: [...CARD_KEY, 'continue'],
    queryFn: ({ signal }) => api.memberContinueInfo({}, { signal }),
    staleTime: 0,
  });
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['card', 'settings'],
    queryFn: ({ signal }) => api.memberSettingInfo({}, { signal }),
  });
export const partnerQuery = () =>
  queryOptions({
    queryKey: ['card', 'partner'],
    queryFn: ({ signal }) => api.memberPartner({}, { signal }),
  });
export const savedQuery = (type: 'monthly' | 'total') =>
  queryOptions({
    queryKey: [...CARD_KEY, 'saved', type],
    queryFn: ({ signal }) => api.memberSaveMoney({ type: savingsType.codes[type] }, { signal }),
    staleTime: 0,
  });
export const packetsQuery = (business: CardBusiness) =>
  queryOptions({
    queryKey: [...CARD_KEY, 'packets', business],
    queryFn: ({ signal }) =>
      api.memberRedpack({ businessType: couponBusiness.codes[business] }, { signal }),
    staleTime: 0,
  });
export const ordersQuery = () =>
  infiniteQueryOptions({
    queryKey: [...CARD_KEY, 'orders'],
    queryFn: ({ pageParam, signal }) => api.memberOrderList({ offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
/** One order, or null when there is no such order of the member. */
export const readOrder = async (orderId: OrderId, signal: AbortSignal) =>
  (await api.memberOrderList({ orderId }, { signal })).result[0] ?? null;
export const storesQuery = (kind: CardBusiness, at: Point) =>
  infiniteQueryOptions({
    queryKey: ['card', 'stores', kind, at],
    queryFn: ({ pageParam, signal }) =>
      api.memberStoreList(
        { ...at, businessType: couponBusiness.codes[kind], offset: pageParam },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
