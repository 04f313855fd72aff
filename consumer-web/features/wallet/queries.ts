import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { couponList, type CouponListName, type TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { KeptOrder } from '../../domain/offers/offer-choice.ts';
import type { Wallet } from './kinds.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import { api } from './api.ts';

/** Root key of a member's offers: all are made stale when one changes. */
export const OFFERS_KEY = ['mine', 'offers'] as const;

const LISTS = {
  redPacket: api.redpackList,
  voucher: api.voucherList,
  freeDelivery: api.reduceList,
} as const;
const CHOICES = {
  redPacket: api.buyerStoreRedPackets,
  voucher: api.buyerStoreVouchers,
  freeDelivery: api.buyerStoreReduces,
} as const;
/** A supermarket's vouchers have a call of their own (decision P16). */
const vouchersOf = (kind: StoreKind) =>
  kind === 'market' ? api.marketCouponsByOrder : CHOICES.voucher;

type Business = Wallet['business'];
const ofBusiness = (business: Business) =>
  business === undefined ? {} : { businessType: business };

export const walletQuery = (kind: TakeoutOffer, list: CouponListName, business: Business) =>
  infiniteQueryOptions({
    queryKey: [...OFFERS_KEY, kind, list, business],
    queryFn: ({ pageParam, signal }) =>
      LISTS[kind](
        { dataType: couponList.codes[list], offset: pageParam, ...ofBusiness(business) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });

export const countsQuery = (business: Business) =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'counts', business],
    queryFn: ({ signal }) => api.voucherAndRedpackCount(ofBusiness(business), { signal }),
    staleTime: 0,
  });

/** What may be chosen for an order, by kind, with the best set over all kinds. */
export type Choices = {
  rows: Readonly<Record<TakeoutOffer, readonly ChoiceCoupon[]>>;
  bestIds: readonly string[];
  savingAmtn: Cents;
};

/** All kinds are fetched together: a choice of one kind affects the others. */
export const choicesQuery = (order: KeptOrder, kind: StoreKind) =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'choices', order],
    queryFn: async ({ signal }): Promise<Choices> => {
      const [redPacket, voucher, freeDelivery] = await Promise.all(
        [CHOICES.redPacket, vouchersOf(kind), CHOICES.freeDelivery].map((ask) =>
          ask({ storeId: order.storeId, order }, { signal }),
        ),
      );
      return {
        rows: {
          redPacket: redPacket!.result,
          voucher: voucher!.result,
          freeDelivery: freeDelivery!.result,
        },
        bestIds: redPacket!.bestIds,
        savingAmtn: redPacket!.savingAmtn,
      };
    },
    staleTime: 0,
  });

export const boxesQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['boxes', storeId],
    queryFn: ({ signal }) => api.takeoutPackage({ storeId: asId<StoreId>(storeId) }, { signal }),
  });
