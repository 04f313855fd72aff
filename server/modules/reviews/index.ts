export { addComment, answerComment, commentsWaiting } from './comment-repo.ts';
export { reviewHandlers } from './handlers.ts';
export { shownName } from './shown-name.ts';
