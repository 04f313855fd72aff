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
  'groupRefund.reason.byStore': 'Refunded by the store',
  'title.groupRefundLog': 'Refunds',
  'groupRefund.vouchers': 'Which vouchers?',
  'groupRefund.voucher': 'Voucher {code}',
  'groupRefund.usesLeft': '{left} of {total} uses left',
  'groupRefund.why.used': 'Used',
  'groupRefund.why.refunded': 'Refunded',
  'groupRefund.why.refunding': 'Refund in progress',
  'groupRefund.why.expired': 'Expired',
  'groupRefund.why.unknown': 'Cannot be refunded now',
  'groupRefund.lost':
    '{count} voucher you chose can no longer be refunded and was unticked. Nothing else changed | {count} vouchers you chose can no longer be refunded and were unticked. Nothing else changed',
  'groupRefund.next': 'What happens next',
  'groupRefund.atOnce':
    'The refund is immediate, to the original payment method. Refunded vouchers can no longer be used.',
  'groupRefund.reviewed':
    'The store answers within 24 hours; after that the refund is automatic. Meanwhile the vouchers you chose cannot be used.',
  'groupRefund.submitAtOnce': 'Refund now',
  'groupRefund.done': 'Refund approved: {amount} goes to the original payment method',
  'groupRefund.running': 'A refund request is in progress',
  'groupRefund.runningText':
    'You can request another once the store has answered or you have withdrawn it',
  'groupRefund.nothingLeft': 'This order has no voucher to refund',
  'groupRefund.view': 'View refund',
  'groupRefund.viewAll': 'View all refunds',
  'groupRefund.ask': 'Request a refund',
  'groupRefund.recall': 'Withdraw request',
  'groupRefund.recallAsk': 'Withdraw the refund request?',
  'groupRefund.recallText': 'The vouchers can be used again, and you may request a refund later.',
  'groupRefund.recallYes': 'Withdraw',
  'groupRefund.recallNo': 'Keep waiting',
  'groupRefund.recalled': 'Refund request withdrawn',
  'groupRefund.approvedAtOnce':
    'This deal is refunded any time if unused, so it was approved immediately',
  'groupRefund.money.PENDING': 'The money is on its way to the original payment method',
  'groupRefund.money.SUCCESS': 'The money was returned to the original payment method',
  'groupRefund.money.FAIL':
    'The payment channel could not return the money. Please contact support',
  'groupRefund.answer': 'Reply from the store',
  'groupRefund.byStore': 'The store refunded you after the voucher was used',
  'groupRefund.byStoreText': 'The store gave this refund by itself; you did not need to ask',
  'groupRefund.about': 'What was refunded',
  'groupRefund.voucherCount': '{count} voucher | {count} vouchers',
  'groupRefund.notFound': 'This refund was not found',
};
