import * as z from 'zod/mini';
import { day, instant } from '#shared/contract/wire.ts';
import { NO_MEMORY, type PopupMemory } from '#shared/popup/popup-memory.ts';
import { defineSlot } from '../../../lib/storage.ts';

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
