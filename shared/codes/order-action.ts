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

/** What may be asked back of a supermarket order: all that is left, some pieces, the bag's fee; or a request be withdrawn (decision P21). */
export const REFUND_ACTIONS = ['REFUND_ALL', 'REFUND_PART', 'REFUND_BAG', 'CANCEL_REFUND'] as const;
/** An action of after-sale, as the wire names it. */
export type RefundAction = (typeof REFUND_ACTIONS)[number];

/** The three kinds of orders. */
export const ORDER_KINDS = ['takeout', 'market', 'group'] as const;
/** A kind of order. */
export type OrderKind = (typeof ORDER_KINDS)[number];
