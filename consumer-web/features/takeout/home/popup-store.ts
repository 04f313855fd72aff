import * as z from 'zod/mini';
import { day, instant } from '#shared/contract/wire.ts';
import { NO_MEMORY, type PopupMemory } from '#shared/popup/popup-memory.ts';
import { storage } from '../../../lib/storage.ts';

const record = z.object({
  lastIds: z.string(),
  pushFrequency: z.nullable(z.number()),
  time: z.nullable(instant),
  day: z.nullable(day),
  nextTime: z.array(z.string()),
  disabled: z.array(z.string()),
});
const memory = z.record(z.string(), record);

/** What is remembered of pop-ups on this device; what cannot be read counts as nothing. */
export const popupMemory = {
  get: (): PopupMemory => {
    const read = memory.safeParse(storage.popups.get());
    return read.success ? read.data : NO_MEMORY;
  },
  set: (value: PopupMemory): void => {
    storage.popups.set({ ...value });
  },
};
