import { merchantCommentCalls } from '#shared/contract/merchant/comment.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of reviews, which are loaded with their page. */
export const api = bindCalls(merchantCommentCalls);
