import type { texts as zh } from './zh.ts';

/** Refunds of group-buy vouchers. */
export const texts: Record<keyof typeof zh, string> = {
  'groupRefund.reason.plansChanged': 'Plans changed',
  'groupRefund.reason.orderedByMistake': 'Bought by mistake',
  'groupRefund.reason.noSlot': 'No slot found',
  'groupRefund.reason.storeUnreachable': 'Store closed or unreachable',
  'groupRefund.reason.storeRefused': 'The store did not accept the voucher',
  'groupRefund.reason.cheaperElsewhere': 'Cheaper elsewhere',
  'groupRefund.reason.notAsDescribed': 'Not as described',
  'groupRefund.reason.others': 'Others',
};
