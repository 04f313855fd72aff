import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import {
  addComment,
  commentsWaiting,
  sumComments,
  type NewComment,
  type WaitingComment,
} from './comment-repo.ts';
import { answerComment } from './reply-repo.ts';
import type { ReviewableKind } from './reviewable-kind.ts';

/** Writes a review and marks its order, in one transaction; false when the order was reviewed before. */
export const recordReview = async (
  query: Query,
  kind: Pick<ReviewableKind, 'table' | 'receive'>,
  comment: NewComment,
): Promise<boolean> => {
  if (!(await kind.receive(query, comment.orderId, comment.createdAt))) return false;
  await addComment(query, kind.table, comment);
  return true;
};

/** Reviews written between two moments that their store has not answered. */
export const reviewsWaiting = (
  query: Query,
  { table }: Pick<ReviewableKind, 'table'>,
  asked: { from: Instant; before: Instant; most: number },
): Promise<WaitingComment[]> => commentsWaiting(query, table, asked);

/** A store answers a review, once; false when it has, or the review was taken back. */
export const answerReview = (
  query: Query,
  { table }: Pick<ReviewableKind, 'table'>,
  answer: { merchantId: string; id: string; text: string; at: Instant },
): Promise<boolean> => answerComment(query, table, answer);

/** How many reviews since `since` gave 1 to 5 stars to a store, or to a product that an order is about. */
export const starsGiven = async (
  query: Query,
  { table }: Pick<ReviewableKind, 'table'>,
  { since, ...to }: ({ storeId: string } | { firstProductId: string }) & { since?: Instant },
): Promise<readonly number[]> =>
  (await sumComments(query, table, { ...to, filter: 'ALL', ...(since && { since }) })).stars;
