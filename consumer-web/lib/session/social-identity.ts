import * as z from 'zod/mini';
import { defineSlot } from '../storage.ts';

/** Who one is in the social browser, for the headers of every request. */
export const socialIdentity = defineSlot({
  key: 'socialIdentity',
  area: 'local',
  schema: z.object({ openId: z.string(), unionId: z.string() }),
  absent: { openId: '', unionId: '' },
});
