import type { Role } from './group-order.ts';

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

/** Of no store, and still for the managers of one. */
export const STORELESS_KINDS_OF_MANAGERS = [
  'unknown-codes',
  'revoked-till',
] as const satisfies readonly AlertKind[];
const KINDS_OF_MANAGERS: readonly AlertKind[] = [
  ...STORELESS_KINDS_OF_MANAGERS,
  'guessing-locked',
  'unclosed-day',
  'operator-undos',
  'store-undos',
  'review-reported',
];

/** The kinds that a role is alerted to: a manager to what happens at a store, not to what happens to accounts. */
export const alertKindsOf = (role: Role): readonly AlertKind[] =>
  role === 'manager' ? ALERT_KINDS.filter((kind) => KINDS_OF_MANAGERS.includes(kind)) : ALERT_KINDS;

/** Which alerts a list shows. */
export const ALERT_STATES = ['open', 'settled', 'all'] as const;
/** Which alerts a list shows. */
export type AlertState = (typeof ALERT_STATES)[number];
