import * as z from 'zod/mini';
import { defineSlot } from '../../../lib/storage.ts';

const parts = z.object({ banners: z.boolean(), flash: z.boolean() });
type Parts = z.output<typeof parts>;

/** What stood above the list when the home was last seen: the list keeps its place while that is asked for again. */
const slot = defineSlot<Parts>({
  key: 'groupFront',
  area: 'local',
  schema: parts,
  absent: { banners: true, flash: true },
});

export const stood = (part: keyof Parts): boolean => slot.get()[part];

export const noteStands = (part: keyof Parts, stands: boolean): void => {
  const now = slot.get();
  if (now[part] !== stands) slot.set({ ...now, [part]: stands });
};
