import * as z from 'zod/mini';
import { dollars } from '../wire.ts';

/**
 * The rider is named afterwards too; the number is '' before and after the ride, so that a rider
 * whose order is over cannot be called.
 */
export const riderInfo = z.object({ riderName: z.string(), riderPhone: z.string() });

/** The store's own driver; `code`: what the guest tells them at the door, `photo`: of where it was left. */
export const ownDriver = z.object({
  name: z.string(),
  code: z.nullable(z.string()),
  photo: z.nullable(z.string()),
});

/** No rider came, and the store asks whether its guest collects it; this much comes back then. */
export const pickupOffer = z.object({ refundAmtn: dollars });
