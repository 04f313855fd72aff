import type { HostClient } from './navigation.ts';

/** Kinds of stored things, by what an ended session does to them. */
export type StoredThing =
  | 'scroll'
  | 'marketKeywords'
  | 'cart'
  | 'addressDraft'
  | 'merchantSession'
  | 'outbox'
  | 'language'
  | 'device'
  | 'popupMemory'
  | 'token'
  | 'member'
  | 'authCode'
  | 'socialIdentity'
  | 'couponChoice';

/**
 * What stays when a session ends (spec 000 §4, decision O14); language, device and the pop-ups that
 * were dismissed for ever (L7) are not private. All else is cleared.
 */
export const KEPT_AFTER_SESSION: ReadonlySet<StoredThing> = new Set([
  'scroll',
  'marketKeywords',
  'cart',
  'addressDraft',
  'merchantSession',
  'outbox',
  'language',
  'device',
  'popupMemory',
]);

/**
 * What opens after an ended session was cleared. `navigate`: the guards decide again for the page
 * one is on.
 */
export type AfterSession =
  | 'paymentAppLogin'
  | 'bankLogin'
  | 'bindPage'
  | 'walletRegistration'
  | 'navigate'
  | 'toast';

const AFTER: Readonly<Record<HostClient, AfterSession>> = {
  paymentApp: 'paymentAppLogin',
  bank: 'bankLogin',
  miniProgram: 'bindPage',
  wallet: 'walletRegistration',
  app: 'navigate',
  social: 'navigate',
  web: 'navigate',
};

/**
 * What follows code -10001003 in any response, once storage and member info are cleared (spec 000
 * §4). Checks of a shared red packet only show the error (spec 002 §8).
 */
export const afterSessionInvalid = (client: HostClient, isShareCheck = false): AfterSession =>
  isShareCheck ? 'toast' : AFTER[client];
