import type { texts as zh } from './zh.ts';

/** The title and the advice of each verdict at the till (decision B13). */
export const texts: Record<keyof typeof zh, string> = {
  'verdict.ok.title': 'Redeemed',
  'verdict.ok.advice': 'Serve the guest',
  'verdict.undone.title': 'Undone',
  'verdict.undone.advice': 'The voucher can be used again: tell the guest',
  'verdict.receipt.title': 'This is a receipt',
  'verdict.receipt.advice':
    'Press “Show its record” to see what was redeemed. To redeem, scan the guest’s voucher',
  'verdict.order.title': 'This is an order number',
  'verdict.order.advice':
    'It is not a voucher code; if it was typed as one, check its digits. Find its order, or scan the guest’s voucher to redeem',
  'verdict.checking.title': 'Checking',
  'verdict.checking.advice': 'Do not redeem again. The result will appear automatically',
  'verdict.offline.title': 'No connection',
  'verdict.offline.advice': 'Nothing was redeemed. Check the connection and scan again',
  'verdict.signedOut.title': 'Sign in again',
  'verdict.signedOut.advice': 'Then scan once more',
  'verdict.refused.unknown.title': 'Cannot be redeemed',
  'verdict.refused.unknown.advice': 'Do not serve yet. Call a manager',
  'verdict.refused.BAD_FORMAT.title': 'Not a voucher',
  'verdict.refused.BAD_FORMAT.advice': 'Ask the guest to open the voucher in the order',
  'verdict.refused.CHECK_DIGIT.title': 'Mistyped code',
  'verdict.refused.CHECK_DIGIT.advice': 'Check the 12 digits and type them again',
  'verdict.refused.NOT_FOUND.title': 'No such voucher',
  'verdict.refused.NOT_FOUND.advice':
    'Compare the digits with the guest, or scan the QR code in the order',
  'verdict.refused.WRONG_MERCHANT.title': 'Another merchant',
  'verdict.refused.WRONG_MERCHANT.advice':
    'We cannot take it. The order shows the guest where to use it',
  'verdict.refused.WRONG_STORE.title': 'Wrong store',
  'verdict.refused.WRONG_STORE.advice':
    'We cannot take it here. The guest can use it at these stores',
  'verdict.refused.NOT_PAID.title': 'Not paid',
  'verdict.refused.NOT_PAID.advice': 'Ask the guest to pay in the order first, then scan again',
  'verdict.refused.ALREADY_USED.title': 'Already redeemed',
  'verdict.refused.ALREADY_USED.advice':
    'Do not serve again. Tell the guest when and where it was used; if in doubt, ask a manager to look it up under “Records”',
  'verdict.refused.NO_TIMES_LEFT.title': 'Not enough uses left',
  'verdict.refused.NO_TIMES_LEFT.advice': 'Choose fewer uses',
  'verdict.refused.REFUNDED.title': 'Refunded',
  'verdict.refused.REFUNDED.advice':
    'Do not serve. The money was refunded to the guest, who can buy again',
  'verdict.refused.REFUNDING.title': 'Refund in progress',
  'verdict.refused.REFUNDING.advice':
    'Do not serve: the guest has requested a refund. They can withdraw it, or a manager answers it under “Refunds”',
  'verdict.refused.NOT_STARTED.title': 'Not valid yet',
  'verdict.refused.NOT_STARTED.advice': 'Not today. Ask the guest to come back when it is valid',
  'verdict.refused.EXPIRED.title': 'Expired',
  'verdict.refused.EXPIRED.advice':
    'Do not serve. The deal’s page tells the guest whether expired vouchers are refunded automatically',
  'verdict.refused.OUT_OF_HOURS.title': 'Not at this hour',
  'verdict.refused.OUT_OF_HOURS.advice':
    'Not now. Ask the guest to come back within the valid hours',
  'verdict.refused.BLACKOUT_DAY.title': 'Not today',
  'verdict.refused.BLACKOUT_DAY.advice': 'Ask the guest to come another day',
  'verdict.refused.PRODUCT_BLOCKED.title': 'Product suspended',
  'verdict.refused.PRODUCT_BLOCKED.advice':
    'Ask the guest to wait. A manager can press “Allow redemption” under “Products”',
  'verdict.refused.REQUEST_REUSED.title': 'Try once more',
  'verdict.refused.REQUEST_REUSED.advice': 'Nothing was redeemed. Scan the code again',
  'verdict.refused.NO_PERMISSION.title': 'Not allowed',
  'verdict.refused.NO_PERMISSION.advice':
    'This account may not do that here. A manager can take over by “Switch operator”',
  'verdict.refused.DEVICE_REVOKED.title': 'Device revoked',
  'verdict.refused.DEVICE_REVOKED.advice':
    'Use another till. The owner can enrol this one again under “People”',
  'verdict.refused.TOO_MANY_TRIES.title': 'Too many tries',
  'verdict.refused.TOO_MANY_TRIES.advice':
    'Wait for the countdown, then scan the QR code rather than typing',
  'verdict.refused.QR_STALE.title': 'QR out of date',
  'verdict.refused.QR_STALE.advice':
    'Ask the guest to open the voucher itself, not a screenshot, and scan again; the 12 digits below the QR code work too',
  'verdict.refused.UNDO_EXPIRED.title': 'Too late to undo',
  'verdict.refused.UNDO_EXPIRED.advice':
    'A manager can undo it under “Records” for 24 hours, and until 10:00 the next day at the latest',
  'verdict.refused.UNDO_OTHER_DEVICE.title': 'Undo at the other till',
  'verdict.refused.UNDO_OTHER_DEVICE.advice':
    'Undo it at the till that redeemed it, or ask a manager to undo it under “Records”',
  'verdict.refused.UNDO_SETTLED.title': 'Already settled',
  'verdict.refused.UNDO_SETTLED.advice':
    'It stays redeemed. Look it up under “Records” and give the owner its “Receipt no.”',
  'verdict.refused.UNDO_CYCLES.title': 'Undone too often',
  'verdict.refused.UNDO_CYCLES.advice':
    'It stays redeemed. Ask the owner to look at “History of this voucher” under “Records”',
  'verdict.refused.BOOKING_MISSING.title': 'No booking',
  'verdict.refused.BOOKING_MISSING.advice':
    'Ask the guest to open “Book your visit” in the order, fill it in and press “Book”; then scan again',
  'verdict.refused.CANNOT_RECEIVE.title': 'Cannot be redeemed',
  'verdict.refused.CANNOT_RECEIVE.advice': 'Do not serve yet. Call a manager',
  'verdict.refused.SERVER_BUSY.title': 'System busy',
  'verdict.refused.SERVER_BUSY.advice': 'Nothing was redeemed. Wait a few seconds and scan again',
};
