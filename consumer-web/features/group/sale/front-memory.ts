import { useEffect } from 'react';
import * as z from 'zod/mini';
import { defineSlot } from '../../../lib/storage.ts';

const parts = z.object({ lanterns: z.boolean(), banners: z.boolean(), flash: z.boolean() });
type Parts = z.output<typeof parts>;

/** What stood above the list when the home was last seen: the list keeps its place while that is asked for again. */
const slot = defineSlot<Parts>({
  key: 'groupFront',
  area: 'local',
  schema: parts,
  absent: { lanterns: true, banners: true, flash: true },
});

export const stood = (part: keyof Parts): boolean => slot.get()[part];

/** Notes whether a part stands, once that is known. */
export const useNoteStands = (part: keyof Parts, stands: boolean | undefined): void => {
  useEffect(() => {
    if (stands === undefined) return;
    const now = slot.get();
    if (now[part] !== stands) slot.set({ ...now, [part]: stands });
  }, [part, stands]);
};
