import type { StoredThing } from '#shared/guards/session-invalid.ts';

/**
 * Every key that this app stores, and what it is. Its schema is declared by who owns it (`defineSlot`), which may not be
 * loaded yet when a session ends or an account is closed: what is swept then is decided here.
 */
export const STORED_THINGS = {
  session: 'token',
  authCode: 'authCode',
  authState: 'authCode',
  socialIdentity: 'socialIdentity',
  language: 'language',
  clockOffset: 'device',
  equipmentId: 'device',
  anonymousId: 'device',
  untracked: 'device',
  unreminded: 'device',
  groupFront: 'device',
  region: 'device',
  found: 'device',
  mapSystem: 'device',
  reloadedAt: 'device',
  events: 'outbox',
  adReports: 'outbox',
  intents: 'outbox',
  trades: 'outbox',
  dealWishes: 'cart',
  offerChoices: 'cart',
  checkoutDrafts: 'addressDraft',
  pin: 'addressDraft',
  addressDrafts: 'addressDraft',
  formDrafts: 'addressDraft',
  orderAddresses: 'addressDraft',
  diets: 'member',
  dealReminders: 'member',
  ordersUnderWay: 'member',
  popups: 'popupMemory',
  popupsStarted: 'popupMemory',
  stripsOff: 'popupMemory',
  'search-history': 'marketKeywords',
  scroll: 'scroll',
} as const satisfies Record<string, StoredThing>;

export type StoredKey = keyof typeof STORED_THINGS;
