import type { goldServer as zh } from '../zh/gold-server.ts';

/** What the server says of the consumption bag: its pieces, its rules, and why one cannot be bought or used. */
export const goldServer: Record<keyof typeof zh, string> = {
  'error.GOLD_UNAVAILABLE': 'The gold you chose cannot be used any more. Please choose again',
  'error.GOLD_BAG_NOT_FOUND': 'This gold bag was not found',
  'error.GOLD_BAG_OVER': 'This gold bag is no longer on sale',
  'error.GOLD_BAG_SOLD_OUT': 'This gold bag is sold out',
  'error.GOLD_BAG_LIMIT': 'You have reached the limit of this bag',
  'gold.limit': 'For goods of {amount} or more',
  'gold.expire': 'Until {date}',
  'gold.explain': 'Use it by {date} 23:59; it ends after that',
  'gold.rule': 'Gold pays for dishes; you may use several pieces in one order',
  'gold.ruleGoods':
    'Gold pays for dishes after offers only: not for delivery, service, box or bag fees. At least $0.10 of an order is paid with money',
  'gold.ruleTogether':
    'It goes together with vouchers, red packets, free delivery and what stores have on',
  'gold.ruleReturn':
    'When an order is cancelled or refunded, the gold that paid for the refunded dishes comes back to the cent; what has ended meanwhile lasts three more days',
  'gold.ruleEnd':
    'Each piece is valid from the day of payment. Bags are not refunded once paid, and gold is neither transferable nor exchanged for cash',
};
