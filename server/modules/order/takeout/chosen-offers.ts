import type { UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { TakeoutStore } from '#server/modules/catalogue/index.ts';
import { offersPort } from '../life/offers-port.ts';

/** What a cart names: offers, and a supermarket's mall coupons. */
type Named = {
  offerIds: readonly string[];
  mallCouponUserIds?: readonly string[] | undefined;
};

const refuseOne = (offerId: string): never =>
  refuse('OFFER_UNAVAILABLE', { offers: [{ offerId, reason: 'NOT_FOUND' }] });

/** The offers that were chosen, then the mall coupons of the cart; each is named where its kind belongs (decision P15). */
export const chosenOffersOf = async (
  query: Query,
  store: Pick<TakeoutStore, 'kind' | 'id'>,
  { body: { offerIds, mallCouponUserIds = [] }, userId }: { body: Named; userId: UserId },
  now: Instant,
): Promise<readonly Offer[]> => {
  const mall = new Set(mallCouponUserIds);
  const chosen = await offersPort().chosen(
    query,
    {
      userId,
      business: store.kind,
      storeId: store.id,
      offerIds: [...offerIds.filter((id) => !mall.has(id)), ...mall],
    },
    now,
  );
  for (const { id, kind } of chosen) if ((kind === 'mallCoupon') !== mall.has(id)) refuseOne(id);
  return chosen;
};
