import * as z from 'zod/mini';
import { defineSlot } from '../../../lib/storage.ts';

/** Until when an order of the member may be under way, on this device: only so long its messages are asked for on every page. A sign-out forgets it. */
export const underWay = defineSlot({
  key: 'ordersUnderWay',
  area: 'local',
  schema: z.number(),
  absent: 0,
});
