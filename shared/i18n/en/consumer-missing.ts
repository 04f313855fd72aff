import type { consumerMissing as source } from '../zh/consumer-missing.ts';

export const consumerMissing: Record<keyof typeof source, string> = {
  'missing.none': 'This order was not found',
  'missing.noId': 'The link is not complete. Please open the order from the list',
  'missing.another': 'This account has no such order. It may belong to another account',
  'missing.anotherThan': '{phone} has no such order. It may belong to another account',
  'missing.change': 'Sign in with another account',
  'missing.refused': 'This order cannot be opened',
  'missing.why': '{note} (code {code})',
  'missing.unsaid': 'No reason was given',
  'missing.orders': 'See all orders',
};
