import type { Instant } from '#shared/kernel/time.ts';
import type { OfferTerms } from './terms.ts';

/** How one gets a coupon: on a store's page, from a friend's order, in the zone for new users of the supermarkets, from an activity of theirs. */
export type OfferWay = 'store' | 'share' | 'zone' | 'activity';

/** Something to claim. `merchantId` '' is the platform; `stock` and `perUser` -1 have no limit. */
export type ClaimableOffer = {
  id: string;
  merchantId: string;
  way: OfferWay;
  position: number;
  storeIds: readonly string[];
  terms: OfferTerms;
  claimFrom: Instant;
  claimUntil: Instant | null;
  stock: number;
  claimed: number;
  perUser: number;
};
