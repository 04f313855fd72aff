import type { messages as source } from '../zh/messages.ts';
import { messagesFrame } from './messages-frame.ts';

/** As printed where a document prints them in English (spec 001 §8, 002 §6, §8). */
export const messages: Record<keyof typeof source, string> = {
  ...messagesFrame,
  'member.notLoggedIn': 'Not logged in',
  'member.superCombo': 'Super Combo',
  'member.plus': 'mFood Plus',
  'member.conversionCenter': 'Conversion Center',
  'activity.loadFailed': 'Failed to load the campaign',
  'activity.over': 'Campaign over',
  'activity.notStarted': 'Not started',
  'activity.claimFailed': 'Failed to claim',
  'redPacket.isNew': 'New red packet',
  'redPacket.loadFailed': 'Failed to get red packet or voucher',
  'share.done': 'Shared',
  'share.failed': 'Share failed',
  'location.cannotDeliverHere': 'Unable to deliver here',
  'store.notFound': 'Store not found',
  'store.noneHere': 'No store info found in the current location',
  'store.noItemsHere': 'No item info is available in the area',
  'store.offHours': 'Off-business hours',
  'rating.done': 'Rating success',
  'rating.deleteConfirm': 'Really delete this review?',
  'list.noRecords': 'No records',
};
