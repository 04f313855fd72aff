import type { Offer } from '../voucher/offer.ts';

/** Where step 4 leaves the sums: `amounts` is each line after it, `goodsCents` what was taken off them; `packetCents` is what a free-delivery packet will take off the fee, null without one. */
export type Lowered = { readonly amounts: readonly number[]; readonly goodsCents: number; readonly packetCents: number | null; readonly used: readonly Offer[] };
