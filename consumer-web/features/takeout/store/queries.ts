import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { COMMENT_PREVIEW } from '#shared/codes/comment-preview.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { nextOffset } from '../../../lib/api/paging.ts';
import { api } from './api.ts';

const of = (storeId: string) => ({ storeId: asId<StoreId>(storeId) });

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

/** The comments that a dish shows before the link to all of them (spec 001 §9). */
export const previewQuery = (subject: Subject) =>
  queryOptions({
    queryKey: ['takeoutPreview', subject.storeId, subject.productId],
    queryFn: ({ signal }) =>
      api.takeoutProductCommentList({ ...named(subject), ...COMMENT_PREVIEW }, { signal }),
  });
