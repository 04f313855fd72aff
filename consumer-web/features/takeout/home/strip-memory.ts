import * as z from 'zod/mini';
import { dayOf } from '#shared/kernel/time.ts';
import { client } from '../../../lib/api/api.ts';
import { defineSlot } from '../../../lib/storage.ts';

export type StripName = 'newly' | 'app';
/** The last day on which a strip stays hidden: today, or forever. */
const FOR_GOOD = '9999-12-31';

/** Dismissed strips of the home, each with the last day on which it stays hidden. */
const stripsOff = defineSlot<Record<string, string>>({
  key: 'stripsOff',
  area: 'local',
  schema: z.record(z.string(), z.string()),
  absent: {},
});

export const isStripOff = (name: StripName): boolean =>
  (stripsOff.get()[name] ?? '') >= dayOf(client.now());
export const putStripOff = (name: StripName): void => {
  stripsOff.set({
    ...stripsOff.get(),
    [name]: name === 'app' ? FOR_GOOD : dayOf(client.now()),
  });
};
