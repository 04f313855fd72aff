import { noteEvent } from '../../lib/track/note-event.ts';

/** Records what a member did with an order (spec 002 §4); the event’s route says of which kind it is. */
export const trackOrder = (
  act: 'submitOrder' | 'payOrder' | 'partialRefund' | 'cancelOrder',
): void => {
  noteEvent('Userorderbehavior', { act });
};
