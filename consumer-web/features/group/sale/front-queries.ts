import { queryOptions } from '@tanstack/react-query';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { takeoutLantern } from '#shared/codes/lantern.ts';
import type { Point } from '#shared/geo/distance.ts';
import { frontApi } from '../../../domain/store/front-api.ts';
import { api } from './api.ts';

const FOR_LONG = 10 * 60_000;
const { group: businessType } = couponBusiness.codes;

/** What the home of group-buy promotes. */
export const bannersQuery = () =>
  queryOptions({
    queryKey: ['banners', 'group'],
    queryFn: ({ signal }) => frontApi.bannerList({ businessType }, { signal }),
    staleTime: FOR_LONG,
  });

/** The ways into group-buy as pictures. */
export const lanternsQuery = () =>
  queryOptions({
    queryKey: ['lanterns', 'group'],
    queryFn: ({ signal }) =>
      frontApi.lanternList({ type: takeoutLantern.codes.home, businessType }, { signal }),
    staleTime: FOR_LONG,
  });

/** Flash sales of today at the stores near a place. */
export const flashSalesQuery = (at: Point) =>
  queryOptions({
    queryKey: ['deals', 'flash', at],
    queryFn: ({ signal }) => api.groupSecKillList(at, { signal }),
  });
