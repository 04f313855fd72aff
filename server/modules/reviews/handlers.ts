import type { Handlers } from '#server/kit/context.ts';
import { addReview } from './add.ts';
import {
  deleteComment,
  myComments,
  productCommentList,
  productCommentSummary,
  storeCommentList,
} from './list.ts';

export const reviewHandlers = {
  takeoutCommentAdd: addReview,
  takeoutProductCommentList: productCommentList,
  takeoutProductCommentSummary: productCommentSummary,
  takeoutStoreCommentList: storeCommentList,
  takeoutMyComments: myComments,
  takeoutCommentDelete: deleteComment,
} satisfies Partial<Handlers>;
