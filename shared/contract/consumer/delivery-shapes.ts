import * as z from 'zod/mini';
import { dollars } from '../wire.ts';

/** The store's own driver; `code`: what the guest tells them at the door, `photo`: of where it was left. */
export const ownDriver = z.object({
  name: z.string(),
  code: z.nullable(z.string()),
  photo: z.nullable(z.string()),
});

/** No rider came, and the store asks whether its guest collects it; this much comes back then. */
export const pickupOffer = z.object({ refundAmtn: dollars });
