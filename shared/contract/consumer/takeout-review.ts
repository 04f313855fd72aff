import * as z from 'zod/mini';
import type { Id, OrderId, ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
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

/** 1 to 5 (spec 001 §9). */
const score = whole;
const tag = z.string().check(z.maxLength(20), z.regex(/^comment_tag\d{1,2}$/));

/** Which comments a list shows: overall 4 and 5, 1 to 3, or those with pictures. */
const filter = withDefault(z.enum(['ALL', 'GOOD', 'BAD', 'PHOTO']), 'ALL');

/** The id of a review. */
export type CommentId = Id<'comment'>;

/**
 * A review as all guests read it. The name of an anonymous one is masked, and nothing identifies
 * its writer. Rider tags are for the platform and the writer only. `reply`: the store's answer.
 */
const comment = z.object({
  commentId: id<CommentId>(),
  nickname: z.string(),
  overall: score,
  taste: z.nullable(score),
  packaging: z.nullable(score),
  remark: z.string(),
  photos: z.array(z.string()),
  products: z.array(z.object({ productId: id<ProductId>(), productName: z.string(), score })),
  createTime: instant,
  reply: z.nullable(z.object({ text: z.string(), at: instant })),
});
const mine = z.extend(comment, {
  tradeId: id<OrderId>(),
  storeId: id<StoreId>(),
  storeName: z.string(),
  storeImg: z.string(),
  isAnonymous: z.boolean(),
  /** The platform has hidden it: only its writer reads it. */
  isHidden: z.boolean(),
  riderScore: z.nullable(score),
  riderTags: z.array(z.string()),
});

const ofProduct = { storeId: id<StoreId>(), productId: z.optional(id<ProductId>()) };

/** Reviews of takeout orders. */
export const takeoutReviewCalls = {
  /**
   * `riderScore` null: no rider came, or none is rated; tags fit the score: 1 to 6 from 4 up, 7 to
   * 15 below (spec 001 §3).
   */
  takeoutCommentAdd: call('/takeouts/comment/_add', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Rates an order, its rider and its dishes',
    errors: ['ORDER_NOT_FOUND', 'REVIEW_NOT_NOW', 'REVIEW_ALREADY', 'REVIEW_INVALID', 'KEY_REUSED'],
    request: z.object({
      tradeId: id<OrderId>(),
      overall: score,
      taste: withDefault(z.nullable(score), null),
      packaging: withDefault(z.nullable(score), null),
      riderScore: withDefault(z.nullable(score), null),
      riderTags: withDefault(z.array(tag).check(z.maxLength(15)), []),
      isAnonymous: withDefault(z.boolean(), false),
      remark: withDefault(text(500), ''),
      photos: withDefault(z.array(uploadedPicture).check(z.maxLength(6)), []),
      products: withDefault(
        z.array(z.object({ productId: id<ProductId>(), score })).check(z.maxLength(100)),
        [],
      ),
    }),
    reply: z.object({ commentId: id<CommentId>() }),
  }),
  /**
   * Comments of a store's dish, or of any of its dishes; the store page previews three (spec 001
   * §9).
   */
  takeoutProductCommentList: call('/takeouts/comment/_get-product-comment-list', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Comments with scores of dishes, newest first',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ ...ofProduct, filter, ...paging }),
    reply: page(comment),
  }),
  /** `stars`: how many gave 1 to 5. */
  takeoutProductCommentSummary: call('/takeouts/comment/_get-product-comment-summary', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'How a store or a dish is rated',
    errors: ['STORE_NOT_FOUND'],
    request: z.object(ofProduct),
    reply: z.object({
      score: z.nullable(z.number()),
      count,
      goodCount: count,
      badCount: count,
      photoCount: count,
      taste: z.nullable(z.number()),
      packaging: z.nullable(z.number()),
      stars: z.array(count),
    }),
  }),
  takeoutStoreCommentList: call('/takeouts/comment/_list', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Comments of a store, newest first',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ storeId: id<StoreId>(), filter, ...paging }),
    reply: page(comment),
  }),
  takeoutMyComments: call('/takeouts/comment/_get-my-list', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Comments that the caller wrote, newest first',
    request: z.object(paging),
    reply: page(mine),
  }),
  takeoutCommentDelete: call('/takeouts/comment/_del', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Takes a comment of the caller back; the order cannot be rated again',
    errors: ['REVIEW_NOT_FOUND'],
    request: z.object({ commentId: id<CommentId>() }),
    reply: z.object({}),
  }),
};
