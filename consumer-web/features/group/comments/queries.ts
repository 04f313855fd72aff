import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { GROUP_COMMENT_TABS } from '#shared/codes/comment-tabs.ts';
import { groupCommentCalls } from '#shared/contract/consumer/group-comment.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { nextOffset } from '../../../lib/api/paging.ts';

/** The calls of reviews of deals. */
export const api = bindCalls(groupCommentCalls);

export type CommentTab = (typeof GROUP_COMMENT_TABS)[number];
export type GroupComment = ReplyOf<
  (typeof groupCommentCalls)['groupCommentList']
>['result'][number];
/** What the reviews are about. */
export type CommentSubject = { storeId: string } | { productId: string };

/** Root key; it begins with `mine`, since the rows say which the member wrote. */
export const COMMENTS_KEY = ['mine', 'groupComments'] as const;

const storeOf = (storeId: string) => ({ storeId: asId<StoreId>(storeId) });
const productOf = (productId: string) => ({ productId: asId<ProductId>(productId) });
const named = (subject: CommentSubject) =>
  'storeId' in subject ? storeOf(subject.storeId) : productOf(subject.productId);

export const commentsQuery = (subject: CommentSubject, tab: CommentTab) =>
  infiniteQueryOptions({
    queryKey: [...COMMENTS_KEY, 'list', subject, tab],
    queryFn: ({ pageParam, signal }) =>
      api.groupCommentList({ ...named(subject), tab, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

const PREVIEW = 3;

/** The newest three, and how many there are. */
export const previewQuery = (subject: CommentSubject) =>
  queryOptions({
    queryKey: [...COMMENTS_KEY, 'preview', subject],
    queryFn: async ({ signal }) => {
      const [{ result }, counts] = await Promise.all([
        api.groupCommentList({ ...named(subject), size: PREVIEW }, { signal }),
        countsOf(subject, signal),
      ]);
      return { result, count: counts.all };
    },
  });

type Counts = ReplyOf<(typeof groupCommentCalls)['groupCommentStoreCount']>;
type Rating = ReplyOf<(typeof groupCommentCalls)['groupCommentStoreScore']>;
/** The reply about a deal says how it is rated, too. */
const countsOf = (
  subject: CommentSubject,
  signal: AbortSignal,
): Promise<Counts & { rating?: Rating }> =>
  'storeId' in subject
    ? api.groupCommentStoreCount(storeOf(subject.storeId), { signal })
    : api.groupCommentProductCount(productOf(subject.productId), { signal });

/** How many reviews each tab has. */
export const countsQuery = (subject: CommentSubject) =>
  queryOptions({
    queryKey: [...COMMENTS_KEY, 'counts', subject],
    queryFn: ({ signal }) => countsOf(subject, signal),
  });

/** The mean of a store and how many gave 1 to 5 stars; null: not of a store. */
export const storeScoreQuery = (storeId: string | null) =>
  queryOptions({
    queryKey: [...COMMENTS_KEY, 'score', storeId],
    queryFn: ({ signal }) => api.groupCommentStoreScore(storeOf(storeId ?? ''), { signal }),
    enabled: storeId !== null,
  });
