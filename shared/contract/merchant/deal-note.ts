import * as z from 'zod/mini';
import { NOTE_KINDS } from '../../codes/staff-note.ts';
import { plainId } from '../wire.ts';

/** A note for the staff of a deal. `mustTick`: the clerk ticks it before the write-off. */
export const dealNote = z.object({
  id: plainId,
  kind: z.enum(NOTE_KINDS),
  text: z.object({ zh: z.string(), en: z.string() }),
  mustTick: z.boolean(),
});
/** A note for the staff of a deal. */
export type DealNote = z.output<typeof dealNote>;
