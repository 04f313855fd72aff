import type { takeoutReviewCalls } from '#shared/contract/consumer/takeout-review.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { OrderKindName, ReadOptions, WriteOptions } from '../order/kind.ts';

type Calls = typeof takeoutReviewCalls;
export type ReviewWish = BodyOf<Calls['takeoutCommentAdd']>;
type MyReviews = ReplyOf<Calls['takeoutMyComments']>;
export type MyReview = MyReviews['result'][number];

/** What a kind of order provides to its reviews. */
export type ReviewKind = {
  name: OrderKindName;
  links: {
    order: (orderId: string) => string;
    done: (orderId: string) => string;
    mine: string;
    /** The orders that wait for a review. */
    waiting: string;
  };
  add: (wish: ReviewWish, options: WriteOptions) => Promise<unknown>;
  mine: (offset: number, options: ReadOptions) => Promise<MyReviews>;
  remove: (commentId: MyReview['commentId'], options: WriteOptions) => Promise<unknown>;
};
