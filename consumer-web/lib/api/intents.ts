import * as z from 'zod/mini';
import { intentKeys } from './intent-key.ts';
import { randomText } from './random.ts';
import { defineSlot } from '../storage.ts';

/** Intent to idempotency key, until the intent is answered (decision K2). */
const unanswered = defineSlot<Record<string, string>>({
  key: 'intents',
  area: 'local',
  schema: z.record(z.string(), z.string()),
  absent: {},
});

export const intents = intentKeys(unanswered, () => randomText(16));
