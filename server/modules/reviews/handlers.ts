import type { Handlers } from '#server/kit/context.ts';
import { addReviewOf } from './add.ts';
import { deskReviewHandlers } from './desk.ts';
import { groupReviewHandlers } from './group.ts';
import {
  deleteCommentOf,
  myCommentsOf,
  productCommentListOf,
  productCommentSummaryOf,
  storeCommentListOf,
} from './list.ts';
import type { ReviewableKinds } from './reviewable-kind.ts';

/** The calls that this module answers, over the kinds of orders that can be reviewed. */
export const reviewHandlers = ({ TAKEOUT_ORDER: takeout, GROUP_ORDER: group }: ReviewableKinds) =>
  ({
    ...groupReviewHandlers(group),
    ...deskReviewHandlers(group),
    takeoutCommentAdd: addReviewOf(
      {
        ...takeout,
        rate: (query, comment) => takeout.rate(query, comment, comment.overall),
      },
      'takeout-review/add',
    ),
    takeoutProductCommentList: productCommentListOf(takeout),
    takeoutProductCommentSummary: productCommentSummaryOf(takeout),
    takeoutStoreCommentList: storeCommentListOf(takeout),
    takeoutMyComments: myCommentsOf(takeout),
    takeoutCommentDelete: deleteCommentOf(takeout),
  }) satisfies Partial<Handlers>;
