import type { OrderAct } from '#shared/codes/pushed-event.ts';
import { noteEvent } from '../../lib/track/note-event.ts';

/** Records what a member did with an order (spec 002 §4), at a store where it is known; the event’s route says of which kind it is. */
export const trackOrder = (act: OrderAct, storeId?: string): void => {
  noteEvent('Userorderbehavior', { act, ...(storeId !== undefined && { storeId }) });
};
