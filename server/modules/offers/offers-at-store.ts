import type { Instant } from '#shared/kernel/time.ts';
import { couponBusinesses } from '#shared/voucher/wire-coupon.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { businessOfStore } from '#server/modules/catalogue/index.ts';
import type { ClaimableOffer } from './claimable.ts';
import { offersOfStore } from './offer-repo.ts';

/** What can be claimed on a store's page: its own and the platform's, of the store's business. */
export const offersAtStore = async (
  query: Query,
  storeId: string,
  now: Instant,
): Promise<ClaimableOffer[]> => {
  const business = (await businessOfStore(query, storeId)) ?? refuse('STORE_NOT_FOUND');
  const offers = await offersOfStore(query, storeId, now);
  return offers.filter(({ terms }) => couponBusinesses(terms).includes(business));
};
