import type { Handlers } from '#server/kit/context.ts';
import { addReviewOf } from './add.ts';
import { deskReviewHandlers } from './desk.ts';
import { groupReviewHandlers } from './group.ts';
import { positiveGuideOf, showGuide } from './guide.ts';
import {
  commentListOf,
  deleteCommentOf,
  myCommentsOf,
  productCommentListOf,
  productCommentSummaryOf,
  storeCommentListOf,
} from './list.ts';
import type { ReviewableKind, ReviewableKinds } from './reviewable-kind.ts';

const addStoreReview = (kind: ReviewableKind, scope: string) =>
  addReviewOf(
    { ...kind, rate: (query, comment) => kind.rate(query, comment, comment.overall) },
    scope,
  );

/** The calls that this module answers, over the kinds of orders that can be reviewed. */
export const reviewHandlers = ({
  TAKEOUT_ORDER: takeout,
  MARKET_ORDER: market,
  GROUP_ORDER: group,
}: ReviewableKinds) =>
  ({
    ...groupReviewHandlers(group),
    ...deskReviewHandlers({ TAKEOUT: takeout, MARKET: market, GROUP: group }),
    takeoutCommentAdd: addStoreReview(takeout, 'takeout-review/add'),
    marketCommentAdd: addStoreReview(market, 'market-review/add'),
    marketCommentList: commentListOf(market),
    marketCommentSummary: productCommentSummaryOf(market),
    marketCommentMyList: myCommentsOf(market),
    marketCommentDelete: deleteCommentOf(market),
    marketPositiveGuide: positiveGuideOf(market),
    showGuidePopup: showGuide,
    takeoutProductCommentList: productCommentListOf(takeout),
    takeoutProductCommentSummary: productCommentSummaryOf(takeout),
    takeoutStoreCommentList: storeCommentListOf(takeout),
    takeoutMyComments: myCommentsOf(takeout),
    takeoutCommentDelete: deleteCommentOf(takeout),
  }) satisfies Partial<Handlers>;
