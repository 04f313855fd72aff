import type { Offer, OfferRefusal } from '../voucher/offer.ts';
import type { Step } from './cart-quote.ts';
import type { PricedLine, PricedLines } from './priced-lines.ts';

/** How one kind of offer works in step 4. */
export type OfferRule = {
  readonly step: Step;
  /** Counts together with others of its kind (Box 3). */
  readonly isStackable: boolean;
  /** What it lowers: its base of goods, or the delivery fee. */
  readonly lowers: 'goods' | 'delivery';
  /** Which lines may be in its base, beside its own scope. */
  readonly covers: (line: PricedLine) => boolean;
  /** What it takes, in cents, now that its base is reached; or why it does not count. */
  readonly takes: (offer: Offer, baseCents: number, priced: PricedLines) => number | OfferRefusal;
};
