import * as z from 'zod/mini';
import { day, instant } from '#shared/contract/wire.ts';
import { NO_MEMORY, rememberStart, type PopupMemory } from '#shared/popup/popup-memory.ts';
import { defineSlot } from '../../lib/storage.ts';

const record = z.object({
  lastIds: z.string(),
  pushFrequency: z.nullable(z.number()),
  time: z.nullable(instant),
  day: z.nullable(day),
  nextTime: z.array(z.string()),
  disabled: z.array(z.string()),
});
/** What is remembered of pop-ups on this device (spec 002 §4); what cannot be read counts as nothing. */
export const popupMemory = defineSlot<PopupMemory>({
  key: 'popups',
  area: 'local',
  schema: z.record(z.string(), record),
  absent: NO_MEMORY,
});

const hasStarted = defineSlot({
  key: 'popupsStarted',
  area: 'session',
  schema: z.boolean(),
  absent: false,
});

/** What is remembered now. The first question of a tab is a start of the app: what was put off comes again (decision L7). */
export const knownPopups = (): PopupMemory => {
  if (!hasStarted.get()) {
    hasStarted.set(true);
    popupMemory.set(rememberStart(popupMemory.get()));
  }
  return popupMemory.get();
};
