import type { texts as zh } from './zh.ts';

/** What the owner of an order can do with it (spec 001 §8, 002 §5). */
export const texts: Record<keyof typeof zh, string> = {
  'order.action.PAY': 'Pay now',
  'order.action.CANCEL': 'Cancel order',
  'order.action.RUSH': 'Urgent reminder',
  'order.action.REFUND': 'Request a refund',
  'order.action.CANCEL_REFUND': 'Withdraw request',
  'order.action.COMMENT': 'Rate',
  'order.action.AGAIN': 'Order again',
  'order.action.EDIT_TIME': 'Change time',
  'order.action.DELETE': 'Delete order',
  'order.action.CONTACT': 'Contact store',
  'order.actions': 'Order actions',
  'order.deleteAsk': 'Delete this order?',
  'order.deleteText': 'It will be removed from your list.',
  'order.deleteYes': 'Delete',
  'order.deleteNo': 'Keep',
  'order.deleted': 'Order deleted',
};
