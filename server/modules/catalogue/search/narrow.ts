import * as z from 'zod/mini';

/** The filter of a label, as the list's request names it. */
export const narrow = z.object({
  qualityDelivery: z.exactOptional(z.boolean()),
  isNew: z.exactOptional(z.boolean()),
  storeCoupon: z.exactOptional(z.boolean()),
  fullReduction: z.exactOptional(z.boolean()),
  discount: z.exactOptional(z.boolean()),
  pickup: z.exactOptional(z.boolean()),
});
export type Narrow = z.output<typeof narrow>;
