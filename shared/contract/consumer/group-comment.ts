import * as z from 'zod/mini';
import { GROUP_COMMENT_TABS } from '../../codes/comment-tabs.ts';
import type { OrderId, ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import type { CommentId } from './takeout-review.ts';
import {
  count,
  id,
  instant,
  page,
  paging,
  text,
  uploadedPicture,
  whole,
  withDefault,
} from '../wire.ts';

const read = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;
const storeId = { storeId: id<StoreId>() };
const productId = { productId: id<ProductId>() };

/** How many reviews each tab has. */
const counts = z.object({ all: count, withImg: count, good: count, middle: count, bad: count });

/** `score`: the mean of the last 365 days, null under three. `spread`: how many gave 1 to 5. */
const rating = { score: z.nullable(z.number()), count, spread: z.array(count) };

/**
 * A review as all guests read it; nothing identifies the writer of an anonymous one. `score`: 1 to
 * 5. `reply`: the store's answer.
 */
const comment = z.object({
  commentId: id<CommentId>(),
  nickname: z.string(),
  score: whole,
  text: z.string(),
  imgList: z.array(z.string()),
  productId: id<ProductId>(),
  productName: z.string(),
  at: instant,
  reply: z.nullable(z.object({ text: z.string(), at: instant })),
  isMine: z.boolean(),
  /** The platform has hidden it: only its writer reads it. */
  isHidden: z.boolean(),
});

/** Reviews of orders of deals (spec 002 §7, decisions GA10, GA11). `_add`, `_del` are ours. */
export const groupCommentCalls = {
  groupCommentAdd: call('/group/groupComment/_add', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Rates an order of a deal once it was used, within 90 days of its last use',
    errors: ['ORDER_NOT_FOUND', 'REVIEW_NOT_NOW', 'REVIEW_ALREADY', 'REVIEW_INVALID', 'KEY_REUSED'],
    request: z.object({
      orderId: id<OrderId>(),
      score: whole,
      text: withDefault(text(500), ''),
      imgList: withDefault(z.array(uploadedPicture).check(z.maxLength(6)), []),
      isAnonymous: withDefault(z.boolean(), false),
    }),
    reply: z.object({ commentId: id<CommentId>() }),
  }),
  groupCommentDelete: call('/group/groupComment/_del', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Takes a review of the caller back; the order cannot be rated again',
    errors: ['REVIEW_NOT_FOUND'],
    request: z.object({ commentId: id<CommentId>() }),
    reply: z.object({}),
  }),
  groupCommentStoreScore: call('/group/groupComment/calculateStoreCommentStore', {
    ...read,
    summary: 'How a store of deals is rated',
    errors: ['STORE_NOT_FOUND'],
    request: z.object(storeId),
    reply: z.object(rating),
  }),
  groupCommentStoreCount: call('/group/groupComment/countStoreComment', {
    ...read,
    summary: 'How many reviews of a store each tab has',
    errors: ['STORE_NOT_FOUND'],
    request: z.object(storeId),
    reply: counts,
  }),
  groupCommentProductCount: call('/group/groupComment/countProductComment', {
    ...read,
    summary: 'How many reviews of a deal each tab has, and how it is rated',
    errors: ['PRODUCT_NOT_FOUND'],
    request: z.object(productId),
    // documented with its counts only, while a store's rating has a call of its own
    reply: z.extend(counts, { rating: z.object(rating) }),
  }),
  /** Of a store, of a deal, or of a deal at a store; one of them must be named. */
  groupCommentList: call('/group/groupComment/getCommentListUserSide', {
    ...read,
    summary: 'Reviews of a store or a deal, newest first',
    request: z.object({
      storeId: z.optional(storeId.storeId),
      productId: z.optional(productId.productId),
      tab: withDefault(z.enum(GROUP_COMMENT_TABS), 'all'),
      ...paging,
    }),
    reply: page(comment),
  }),
};
