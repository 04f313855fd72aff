import type { Offer } from '../voucher/offer.ts';

/**
 * Where step 4 leaves the sums: `goodsCents` is what was taken off the goods, `packetCents` what a
 * free-delivery packet will take off the fee, null without one. `amounts` spreads it over the
 * lines, computed on first use: most of the sets that are tried are never grown or paid.
 */
export type Lowered = {
  readonly amounts: () => readonly number[];
  readonly goodsCents: number;
  readonly packetCents: number | null;
  readonly used: readonly Offer[];
};
