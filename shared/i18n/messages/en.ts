import type { texts as zh } from './zh.ts';

/**
 * Messages that the documents print and that no screen shows yet (spec 000 §8, 001 §8, 002 §4, §5,
 * §8).
 */
export const texts: Record<keyof typeof zh, string> = {
  'member.notLoggedIn': 'Not logged in',
  'member.superCombo': 'Super Combo',
  'member.plus': 'mFood Plus',
  'member.conversionCenter': 'Conversion Center',
  'activity.over': 'Campaign over',
  'activity.notStarted': 'Not started',
  'activity.claimFailed': 'Failed to claim',
  'redPacket.isNew': 'New red packet',
  'redPacket.loadFailed': 'Failed to get red packet or voucher',
  'member.infoFailed': 'Failed to get user info',
  'location.failed': 'Location failed',
  'location.cannotDeliverHere': 'Unable to deliver here',
  'store.notFound': 'Store not found',
  'store.noItemsHere': 'No item info is available in the area',
};
