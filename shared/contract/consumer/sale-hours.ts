import * as z from 'zod/mini';
import { count, instant } from '../wire.ts';

/**
 * The hours of a dish in words. `isOff`: they alone stop it now; `fromMinute`: when it is offered again
 * today, if it is.
 */
export const shownSaleHours = z.object({
  words: z.string(),
  isOff: z.boolean(),
  fromMinute: z.nullable(count),
});

/**
 * The same on a menu, with the hours themselves; weekdays from Sunday, none: every day. `laterAt`: a
 * dish that is off now can be ordered ahead, at this time first; null: it is on, or cannot.
 */
export const menuSaleHours = z.extend(shownSaleHours, {
  hours: z.array(z.object({ fromMinute: count, toMinute: count })),
  weekdays: z.array(count),
  laterAt: z.nullable(instant),
});
