import * as z from 'zod/mini';
import { count } from '../wire.ts';

/**
 * The hours of a dish in words. `isOff`: they alone stop it now; `fromMinute`: when it is offered again
 * today, if it is.
 */
export const shownSaleHours = z.object({
  words: z.string(),
  isOff: z.boolean(),
  fromMinute: z.nullable(count),
});
