import type { texts as zh } from './zh.ts';

/** Alerts of owners and managers. */
export const texts: Record<keyof typeof zh, string> = {
  'alerts.lead':
    'What you should look at. Settle an alert when it is dealt with; it is deleted after half a year.',
  'alerts.readOnly': 'Only owners and managers can settle them.',
  'alerts.list': 'Alerts',
  'alerts.state.open': 'Open',
  'alerts.state.settled': 'Settled',
  'alerts.state.all': 'All',
  'alerts.kind': 'Kind',
  'alerts.allKinds': 'All kinds',
  'alerts.empty': 'Nothing needs you',
  'alerts.emptyFiltered': 'No alerts match',
  'alerts.failed': 'The alerts could not be loaded',
  'alerts.new': 'New',
  'alerts.last': 'Last {time}',
  'alerts.since': '{count} time since {time} | {count} times since {time}',
  'alerts.seen': 'Seen by {name}, {time}',
  'alerts.settledBy': 'Settled by {name}, {time}',
  'alerts.settledByItself': 'Settled by itself, {time}',
  'alerts.goTo': 'Go to {page}',
  'alerts.settle': 'Settle',
  'alerts.settleOf': 'Settle: {what}',
  'alerts.settled': 'Settled',
  'alerts.settleTitle': 'Settle this alert?',
  'alerts.settleLead':
    'Your name and the time are kept. A few more of the same on the same day will not raise another alert.',
  'alerts.note': 'Note (optional)',
  'alerts.someone': 'Somebody unknown',
  'alerts.someDevice': 'an unknown device',
  'alerts.someStore': 'Unknown store',

  'alerts.kind.unknown-codes': 'Unknown codes',
  'alerts.kind.guessing-locked': 'Look-up locked',
  'alerts.kind.password-locked': 'Account locked',
  'alerts.kind.otp-locked': 'One-time code locked',
  'alerts.kind.pin-locked': 'PIN locked',
  'alerts.kind.pin-withdrawn': 'PIN removed',
  'alerts.kind.merchant-pins-locked': 'All PINs locked',
  'alerts.kind.refresh-reused': 'Copied sign-in',
  'alerts.kind.new-device': 'New device',
  'alerts.kind.device-enrolled': 'Device enrolled',
  'alerts.kind.revoked-till': 'Revoked device in use',
  'alerts.kind.unclosed-day': 'Day not closed',
  'alerts.kind.operator-undos': 'Many undos by an operator',
  'alerts.kind.store-undos': 'Many undos at a store',
  'alerts.kind.review-reported': 'Review reported',

  'alerts.what.unknown-codes': '{count} unknown voucher codes were tried on {day}',
  'alerts.what.guessing-locked':
    '{operator} kept entering unknown codes at {device}: look-up was locked for a minute',
  'alerts.what.password-locked': '{operator}: too many wrong passwords, the account was locked',
  'alerts.what.otp-locked': '{operator}: too many wrong one-time codes, sign-in was locked',
  'alerts.what.pin-locked': '{operator}: too many wrong PINs at {device}, the PIN was locked',
  'alerts.what.pin-withdrawn': '{operator}: too many wrong PINs in a week, the PIN was removed',
  'alerts.what.merchant-pins-locked':
    'Too many wrong PINs within an hour, last at {device}: the PINs of all staff were locked',
  'alerts.what.refresh-reused': '{operator}: a sign-in may have been copied and was ended',
  'alerts.what.new-device': '{operator} signed in at a new device, {device}',
  'alerts.what.device-enrolled': 'Enrolled as a till: {device}',
  'alerts.what.revoked-till': 'Revoked, but still in use: {device}',
  'alerts.what.unclosed-day': '{store} has not closed {day}',
  'alerts.what.operator-undos':
    '{operator} undid {count} redemption on {day} | {operator} undid {count} redemptions on {day}',
  'alerts.what.store-undos':
    '{store}: {count} redemption undone on {day} | {store}: {count} redemptions undone on {day}',
  'alerts.what.review-reported':
    '{store} reported {count} review to the platform on {day} | {store} reported {count} reviews to the platform on {day}',

  'alerts.advice.unknown-codes':
    'Somebody may be guessing codes. “Records” with the result “Refused” shows who tried them, and where.',
  'alerts.advice.guessing-locked':
    'Ask who was at work. The tries are in “Records” with the result “Refused”.',
  'alerts.advice.password-locked':
    'Ask whether it was them. If it was not, use “Reset password” under “People”.',
  'alerts.advice.otp-locked':
    'Whoever tried knew the password. If it was not them, use “Reset password” under “People”.',
  'alerts.advice.pin-locked': 'Ask who was at work. If in doubt, use “Clear PIN” under “People”.',
  'alerts.advice.pin-withdrawn':
    'They sign in with the password and set a new PIN. The tries are in “Who did what”.',
  'alerts.advice.merchant-pins-locked':
    'Passwords still work. Who tried, and where, is in “Who did what”.',
  'alerts.advice.refresh-reused':
    'If they know nothing of it, use “Reset password” under “People”.',
  'alerts.advice.new-device':
    'If you do not know it, use “Revoke” under “Devices”, and reset their password.',
  'alerts.advice.device-enrolled': 'If you did not arrange it, use “Revoke” under “Devices”.',
  'alerts.advice.revoked-till':
    'Find the device. To use it again, an owner chooses “Enrol a device” under “Devices”.',
  'alerts.advice.unclosed-day': 'Close it under “Day close”; this alert then settles by itself.',
  'alerts.advice.operator-undos':
    'Check the reasons and receipts in “Records” with the result “Undone”.',
  'alerts.advice.store-undos':
    'Check the reasons and receipts in “Records” with the result “Undone”.',
  'alerts.advice.review-reported': 'The review and the reason are in “Reviews”.',
};
