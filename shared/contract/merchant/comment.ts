import * as z from 'zod/mini';
import { GROUP_COMMENT_TABS } from '../../codes/comment-tabs.ts';
import type { StoreId } from '../../kernel/ids.ts';
import type { CommentId } from '../consumer/takeout-review.ts';
import { call } from '../define.ts';
import { id, instant, page, paging, text, whole, withDefault } from '../wire.ts';

const reply = z.object({ text: z.string(), at: instant });

/** A review as its store reads it: like guests do, so that an anonymous writer stays unknown. `score`: 1 to 5. */
/** What was ordered. */
export const REVIEWED_KINDS = ['TAKEOUT', 'MARKET', 'GROUP'] as const;

const comment = z.object({
  kind: z.enum(REVIEWED_KINDS),
  commentId: id<CommentId>(),
  storeId: id<StoreId>(),
  productName: z.string(),
  nickname: z.string(),
  score: whole,
  text: z.string(),
  imgList: z.array(z.string()),
  at: instant,
  reply: z.nullable(reply),
});
/** A review as the console shows it. `productName`: what it names of the order, empty for the order as a whole. */
export type MerchantCommentRow = z.output<typeof comment>;

/** Reviews at the store's side: of takeaway, supermarket and deals (decision GA10). */
export const merchantCommentCalls = {
  merchantCommentList: call('/group/merchant/comment/_list', {
    caller: 'merchant',
    roles: ['owner', 'manager', 'auditor'],
    failure: 'silent',
    repeat: 'read',
    summary: 'Reviews of orders of all kinds, newest first: those without a reply, or with one',
    errors: ['NO_PERMISSION'],
    request: z.object({
      storeIds: z.optional(z.array(id<StoreId>()).check(z.maxLength(200))),
      state: withDefault(z.enum(['WAITING', 'ANSWERED']), 'WAITING'),
      kind: z.optional(z.enum(REVIEWED_KINDS)),
      tab: withDefault(z.enum(GROUP_COMMENT_TABS), 'all'),
      ...paging,
    }),
    reply: page(comment),
  }),
  /** A review is answered once; the same text again is no error. */
  merchantCommentReply: call('/group/merchant/comment/_reply', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    summary: 'Answers a review; all guests read the reply',
    errors: ['REVIEW_NOT_FOUND', 'REVIEW_ANSWERED'],
    request: z.object({
      commentId: id<CommentId>(),
      text: text(300, 1),
    }),
    reply: z.object({ reply }),
  }),
};
