import * as z from 'zod/mini';
import { GROUP_COMMENT_TABS } from '../../codes/comment-tabs.ts';
import { REVIEW_OUTCOMES, REVIEW_REPORT_REASONS } from '../../codes/review-report.ts';
import type { RequestId, StoreId } from '../../kernel/ids.ts';
import type { CommentId } from '../consumer/takeout-review.ts';
import { call } from '../define.ts';
import { id, instant, page, paging, text, whole, withDefault } from '../wire.ts';

/** A store's reply. `at`: when it was first sent; `editedAt`: when it was last changed. */
const reply = z.object({ text: z.string(), at: instant, editedAt: z.nullable(instant) });

/** That a store has reported a review to the platform, and what that decided and when; null while it waits. */
const report = z.object({
  reason: z.enum(REVIEW_REPORT_REASONS),
  at: instant,
  settled: z.nullable(z.object({ outcome: z.enum(REVIEW_OUTCOMES), at: instant })),
});

/** What was ordered. */
export const REVIEWED_KINDS = ['TAKEOUT', 'MARKET', 'GROUP'] as const;

/** A review as its store reads it: like guests do, so that an anonymous writer stays unknown. `score`: 1 to 5. */
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
  report: z.nullable(report),
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
  /**
   * A review is answered once, and the reply may be changed for a day after it was first sent.
   * `before`: the text that is changed; a reply that is another one by now stays as it is. The same
   * text again is no error.
   */
  merchantCommentReply: call('/group/merchant/comment/_reply', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Answers a review, or changes the reply; all guests read it',
    errors: ['REVIEW_NOT_FOUND', 'REVIEW_ANSWERED', 'REVIEW_REPLY_LATE', 'KEY_REUSED'],
    request: z.object({
      requestId: id<RequestId>(),
      commentId: id<CommentId>(),
      text: text(300, 1),
      before: z.optional(text(300, 1)),
    }),
    reply: z.object({ reply, replay: z.boolean() }),
  }),
  /** A review is reported once; again, it is answered like the first time. */
  merchantCommentReport: call('/group/merchant/comment/_report', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Tells the platform that a review is against its rules',
    errors: ['REVIEW_NOT_FOUND', 'KEY_REUSED'],
    request: z
      .object({
        requestId: id<RequestId>(),
        commentId: id<CommentId>(),
        reason: z.enum(REVIEW_REPORT_REASONS),
        note: withDefault(text(200), ''),
      })
      .check(z.refine(({ reason, note }) => reason !== 'OTHER' || note !== '')),
    reply: z.object({ report, replay: z.boolean() }),
  }),
};
