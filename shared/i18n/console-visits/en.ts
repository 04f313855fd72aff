import type { texts as zh } from './zh.ts';

/** Booked visits of deals, at the store's side (decision GA16). */
export const texts: Record<keyof typeof zh, string> = {
  'visits.list': 'Booked visits',
  'visits.empty': 'No visits booked on this day',
  'visits.failed': 'The visits could not be loaded',
  'visits.sum':
    '{count} guest booked · {arrived} arrived | {count} guests booked · {arrived} arrived',
  'visits.party': '{count} guest | {count} guests',
  'visits.guest': 'Guest {phone}',
  'visits.usable': '{count} voucher to use | {count} vouchers to use',
  'visits.used': '{count} used',
  'visits.arrivedAt': 'Arrived {time}',
  'visits.arrive': 'Arrived',
  'visits.arriveOf': 'Guest {phone} has arrived',
  'visits.undo': 'Not arrived',
  'visits.undoOf': 'Guest {phone} has not arrived',
  'visits.note': 'From the guest: ',
  'visits.order': 'View order',
};
