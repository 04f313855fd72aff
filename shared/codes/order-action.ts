/** What the owner of an order may do with it, as the server's list names it (decision E2). */
export const ORDER_ACTIONS = [
  'PAY',
  'CANCEL',
  'RUSH',
  'REFUND',
  'CANCEL_REFUND',
  'COMMENT',
  'AGAIN',
  'EDIT_TIME',
  'DELETE',
  'CONTACT',
] as const;
/** An action on an order, as the wire names it. */
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** The three kinds of orders. */
export const ORDER_KINDS = ['takeout', 'market', 'group'] as const;
/** A kind of order. */
export type OrderKind = (typeof ORDER_KINDS)[number];
