import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { COMMENT_PREVIEW } from '#shared/codes/comment-preview.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { takeoutReviewCalls } from '#shared/contract/consumer/takeout-review.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import type { ReadOptions } from '../order/kind.ts';
import type { ShopWords } from '../shop-words.ts';

type Calls = typeof takeoutReviewCalls;
type Asked = BodyOf<Calls['takeoutProductCommentList']>;
type Named = BodyOf<Calls['takeoutProductCommentSummary']>;
type Page = ReplyOf<Calls['takeoutProductCommentList']>;
export type Rating = ReplyOf<Calls['takeoutProductCommentSummary']>;

/** What a kind of store provides to what guests wrote of it. */
export type ReviewedStores = {
  kind: StoreKind;
  words: ShopWords;
  list: (asked: Asked, options: ReadOptions) => Promise<Page>;
  summary: (named: Named, options: ReadOptions) => Promise<Rating>;
};

export const COMMENT_FILTERS = ['ALL', 'GOOD', 'BAD', 'PHOTO'] as const;
export type CommentFilter = (typeof COMMENT_FILTERS)[number];
/** What is read about: a store, or one product of it. */
export type Subject = { storeId: string; productId: string | null };

const named = ({ storeId, productId }: Subject): Named => ({
  storeId: asId<StoreId>(storeId),
  ...(productId !== null && { productId: asId<ProductId>(productId) }),
});
const keyOf = ({ kind }: ReviewedStores, { storeId, productId }: Subject) =>
  ['reviews', kind, storeId, productId] as const;

export const ratingQuery = (stores: ReviewedStores, subject: Subject) =>
  queryOptions({
    queryKey: [...keyOf(stores, subject), 'rating'],
    queryFn: ({ signal }) => stores.summary(named(subject), { signal }),
  });

export const commentsQuery = (stores: ReviewedStores, subject: Subject, filter: CommentFilter) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(stores, subject), filter],
    queryFn: ({ pageParam, signal }) =>
      stores.list({ ...named(subject), filter, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** The comments that a product shows before the link to all of them (spec 001 §9). */
export const previewQuery = (stores: ReviewedStores, subject: Subject) =>
  queryOptions({
    queryKey: [...keyOf(stores, subject), 'preview'],
    queryFn: ({ signal }) => stores.list({ ...named(subject), ...COMMENT_PREVIEW }, { signal }),
  });
