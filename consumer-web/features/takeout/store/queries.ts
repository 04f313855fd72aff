import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { nextOffset } from '../../../lib/api/paging.ts';
import { api } from './api.ts';

const of = (storeId: string) => ({ storeId: asId<StoreId>(storeId) });
type Signal = { signal: AbortSignal };

export const postersQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutPosters', storeId],
    queryFn: ({ signal }) => api.takeoutPosters(of(storeId), { signal }),
  });

/** Ingredients of a dish: fetched when its sheet opens. */
export const dishQuery = (storeId: string, productId: string) =>
  queryOptions({
    queryKey: ['takeoutDish', storeId, productId],
    queryFn: ({ signal }) =>
      api.takeoutProductDetail(
        { ...of(storeId), productId: asId<ProductId>(productId) },
        { signal },
      ),
    staleTime: 120_000,
  });

export const likedQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['mine', 'takeoutLiked', storeId],
    queryFn: ({ signal }) => api.takeoutStoreLiked(of(storeId), { signal }),
  });

export const couponsQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['mine', 'takeoutCoupons', storeId],
    queryFn: ({ signal }) => api.storeVouchers(of(storeId), { signal }),
    staleTime: 0,
  });

export const exchangeQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutExchange', storeId],
    queryFn: ({ signal }) => api.takeoutPurchaseInfo(of(storeId), { signal }),
  });
export const exchangeDishesQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutExchangeDishes', storeId],
    queryFn: ({ signal }) => api.takeoutPurchaseProducts(of(storeId), { signal }),
    staleTime: 0,
  });

/** What a store has on, every kind by its own call (spec 001 §7). */
const OFFERS = {
  full: async (of, options) => (await api.activityFull(of, options)).result,
  gift: async (of, options) => (await api.activityFullGift(of, options)).fullGift,
  return: async (of, options) => (await api.activityPlaceOrderVoucher(of, options)).fullReturn,
  pickup: async (of, options) => (await api.activitySelfTake(of, options)).selfTake,
  delivery: async (of, options) => (await api.activityMerchantDeliveryList(of, options)).result,
  flash: async (of, options) => (await api.takeoutFlashSetting(of, options)).setting,
  discount: async (of, options) => (await api.takeoutDiscounts(of, options)).result,
  exchange: async (of, options) => (await api.takeoutPurchaseInfo(of, options)).purchase,
} as const satisfies Record<
  string,
  (of: { storeId: StoreId }, options: Signal) => Promise<unknown>
>;
export type OfferKind = keyof typeof OFFERS;
export type StoreOffers = { [K in OfferKind]: Awaited<ReturnType<(typeof OFFERS)[K]>> };
/** The kinds of offers in the order in which a store lists them. */
export const OFFER_KINDS = Object.keys(OFFERS) as OfferKind[];

const calls: {
  readonly [K in OfferKind]: (of: { storeId: StoreId }, options: Signal) => Promise<StoreOffers[K]>;
} = OFFERS;

/** One kind of offer of a store: a kind that fails takes no other with it. */
export const offersQuery = <K extends OfferKind>(storeId: string, kind: K) =>
  queryOptions({
    queryKey: ['takeoutOffers', storeId, kind],
    queryFn: ({ signal }) => calls[kind](of(storeId), { signal }),
  });

/** What delivery costs: the store's plan with the platform's promotion on it, and what the store itself pays. */
export const deliveryQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutDelivery', storeId],
    queryFn: async ({ signal }) => {
      const [{ plan, reachMeters, delivery: platform }, { delivery: store }] = await Promise.all([
        api.activityDelivery(of(storeId), { signal }),
        api.activityMerchantDelivery(of(storeId), { signal }),
      ]);
      return { plan, reachMeters, platform, store };
    },
  });

export const FLASH_POLL_MS = 30_000;
export const flashQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutFlash', storeId],
    queryFn: ({ signal }) => api.takeoutFlashProducts(of(storeId), { signal }),
    staleTime: FLASH_POLL_MS,
  });

export const COMMENT_FILTERS = ['ALL', 'GOOD', 'BAD', 'PHOTO'] as const;
export type CommentFilter = (typeof COMMENT_FILTERS)[number];
/** What is read about: a store, or one dish of it. */
export type Subject = { storeId: string; productId: string | null };

const named = ({ storeId, productId }: Subject) => ({
  ...of(storeId),
  ...(productId !== null && { productId: asId<ProductId>(productId) }),
});

export const ratingQuery = (subject: Subject) =>
  queryOptions({
    queryKey: ['takeoutRating', subject.storeId, subject.productId],
    queryFn: ({ signal }) => api.takeoutProductCommentSummary(named(subject), { signal }),
  });

export const commentsQuery = (subject: Subject, filter: CommentFilter) =>
  infiniteQueryOptions({
    queryKey: ['takeoutComments', subject.storeId, subject.productId, filter],
    queryFn: ({ pageParam, signal }) =>
      (subject.productId === null ? api.takeoutStoreCommentList : api.takeoutProductCommentList)(
        { ...named(subject), filter, offset: pageParam },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** As many comments as a dish shows before the link to all of them (spec 001 §9). */
const PREVIEW = 3;
export const previewQuery = (subject: Subject) =>
  queryOptions({
    queryKey: ['takeoutPreview', subject.storeId, subject.productId],
    queryFn: ({ signal }) =>
      api.takeoutProductCommentList({ ...named(subject), offset: 0, size: PREVIEW }, { signal }),
  });
