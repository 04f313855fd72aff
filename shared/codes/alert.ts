/** What owners and managers are alerted to. */
export const ALERT_KINDS = [
  'unknown-codes',
  'guessing-locked',
  'password-locked',
  'otp-locked',
  'pin-locked',
  'pin-withdrawn',
  'merchant-pins-locked',
  'refresh-reused',
  'new-device',
  'device-enrolled',
  'revoked-till',
  'unclosed-day',
  'operator-undos',
  'store-undos',
  'review-reported',
] as const;
/** What an alert is about. */
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Which alerts a list shows. */
export const ALERT_STATES = ['open', 'settled', 'all'] as const;
/** Which alerts a list shows. */
export type AlertState = (typeof ALERT_STATES)[number];
