import * as z from 'zod/mini';
import { defineSlot } from '../../../lib/storage.ts';

/** Whether the town had flash sales when it was last asked: the list below keeps its place while it is asked again. */
export const hasFlashSales = defineSlot<boolean>({
  key: 'hasFlashSales',
  area: 'local',
  schema: z.boolean(),
  absent: true,
});
