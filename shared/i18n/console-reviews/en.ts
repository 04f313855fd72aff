import type { texts as zh } from './zh.ts';

/** Reviews of deals at the store's side (decision GA10). */
export const texts: Record<keyof typeof zh, string> = {
  'reviews.lead':
    'Guests rate their takeaway, supermarket and deal orders. Replies are public; each review can be answered once.',
  'reviews.readOnly': 'Only owners and managers can reply.',
  'reviews.state.WAITING': 'No reply yet',
  'reviews.state.ANSWERED': 'Answered',
  'reviews.kind': 'Score',
  'reviews.allKinds': 'All scores',
  'reviews.kind.good': 'Good (4–5 stars)',
  'reviews.kind.middle': 'Average (3 stars)',
  'reviews.kind.bad': 'Poor (1–2 stars)',
  'reviews.kind.withImg': 'With photos',
  'reviews.list': 'Reviews',
  'reviews.empty.WAITING': 'No review is waiting for a reply',
  'reviews.empty.ANSWERED': 'No review was answered yet',
  'reviews.emptyFiltered': 'No matching reviews',
  'reviews.failed': 'The reviews could not be loaded',
  'reviews.score': '{score} of 5 stars',
  'reviews.noText': 'The guest only gave a score',
  'reviews.answer': 'Reply of the store ({time})',
  'reviews.reply': 'Reply',
  'reviews.replyOf': 'Reply to the review of {name}',
  'reviews.replyTitle': 'Reply to this review',
  'reviews.replyText': 'All guests will see it. It cannot be changed once it is sent.',
  'reviews.replyLabel': 'Your reply',
  'reviews.templates': 'Ready-made replies',
  'reviews.template.thanks': 'Thank you for your support. We look forward to serving you again!',
  'reviews.template.sorry':
    'We are sorry that you were not satisfied. We are putting this right and hope that you will give us another chance.',
  'reviews.template.look':
    'Thank you for telling us. Please call the store so that we can look into your order.',
  'reviews.replyMissing': 'Enter a reply',
  'reviews.send': 'Send reply',
  'reviews.sent': 'Reply sent',
  'reviews.meanwhile': 'Somebody else has answered this review, or the guest has deleted it.',
};
