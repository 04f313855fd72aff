import type { takeoutReviewCalls } from '#shared/contract/consumer/takeout-review.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { ReadOptions, WriteOptions } from '../order/kind.ts';
import type { StoreOrders } from '../order/store-orders.ts';
import type { ShopWords } from '../shop-words.ts';

type Calls = typeof takeoutReviewCalls;
export type ReviewWish = BodyOf<Calls['takeoutCommentAdd']>;
type MyReviews = ReplyOf<Calls['takeoutMyComments']>;
export type MyReview = MyReviews['result'][number];

/** What a kind of order provides to its reviews. */
export type ReviewKind = StoreOrders & {
  words: ShopWords;
  pages: {
    done: (orderId: string) => string;
    mine: string;
    /** The orders that wait for a review. */
    waiting: string;
  };
  /** A good review is followed by an invitation to rate the app. */
  hasGuide: boolean;
  add: (wish: ReviewWish, options: WriteOptions) => Promise<unknown>;
  mine: (offset: number, options: ReadOptions) => Promise<MyReviews>;
  remove: (commentId: MyReview['commentId'], options: WriteOptions) => Promise<unknown>;
};
