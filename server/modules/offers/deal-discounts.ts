import { dealPriceInput, offerForDeal } from '#shared/pricing/deal-price.ts';
import { bestSpecial, type DealSpecial } from '#shared/pricing/deal-special.ts';
import { bestVoucherSet } from '#shared/voucher/best-set.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import { couponBusinesses } from '#shared/voucher/wire-coupon.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  dealsAtStore,
  runningSpecialsOf,
  type RunningSpecial,
} from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { newPiece } from './claim.ts';
import { choosable, countHad, type MemberOffer } from './member-repo.ts';
import { offersAtStore } from './offers-at-store.ts';
import { offerOf, ownedRow } from './present.ts';
import { isOpen } from './receive.ts';

type Asked = { storeId: string; userId: string | null };

/** The caller's own coupons for deals, and pieces of those that they could claim at the store. */
const piecesAt = async (
  query: Query,
  { storeId, userId }: Asked,
  now: Instant,
): Promise<MemberOffer[]> => {
  const own = userId === null ? [] : await choosable(query, userId, now);
  const offers = await offersAtStore(query, storeId, now);
  const offerIds = offers.map(({ id }) => id);
  const had = userId === null ? new Map<string, number>() : await countHad(query, userId, offerIds);
  const claimable = offers
    .filter((offer) => isOpen(offer, had.get(offer.id) ?? 0))
    .map(({ id, terms }) => newPiece({ userId: '', id, offerId: id, nth: 1, terms }, now));
  return [...own, ...claimable].filter(({ terms }) => couponBusinesses(terms).includes('group'));
};

/** A visitor is priced as the member that they become before they pay. */
const BUYER = { isLoggedIn: true, appVersion: null, paymentChannel: null };

/** Special prices as for a buyer who had no piece of them yet: what this one had counts when they order. */
const visitorSpecials = (running: readonly RunningSpecial[]): DealSpecial[] =>
  running.map((special) => {
    if (special.kind === 'BULK') return special;
    const { limit: userRemaining, ...flash } = special;
    return { ...flash, userRemaining };
  });

/** What the best coupon makes of the deals of a store; deals without one are left out. */
export const dealDiscounts: Handlers['listStoreProductDiscount'] = async (
  context,
  { storeId, productIds },
) => {
  const { deps, now } = context;
  const { query } = deps.db;
  const [deals, specialsOf] = await Promise.all([
    dealsAtStore(query, storeId, now),
    runningSpecialsOf(deps.db, now),
  ]);
  const userId = await visitorOf(deps.db, context);
  const pieces = await piecesAt(query, { storeId, userId }, now);
  const rows = pieces.map((piece) => ownedRow(piece, context, now));
  const offers = rows.map((row): Offer => offerOf(row, now));
  const asked = deals.filter(({ id }) => productIds === undefined || productIds.includes(id));
  return {
    result: asked.flatMap(({ id, price, minPurchase, storeIds }) => {
      const quantity = Math.max(1, minPurchase);
      const special = bestSpecial(visitorSpecials(specialsOf(id)), { price, quantity });
      const order = { productId: id, price, quantity, storeIds, offers: [], buyer: BUYER, special };
      const best = bestVoucherSet(
        offers.map((offer) => offerForDeal(offer, storeIds)),
        dealPriceInput(order),
        now,
      );
      const row = rows.find((one) => one.id === best.offerIds[0]);
      if (row === undefined) return [];
      const { voucherId, couponName, amount, limitAmount } = row;
      return [
        {
          productId: id,
          voucherId,
          couponName,
          amount,
          limitAmount,
          quantity,
          savingAmtn: best.savingCents,
          payAmount: best.payableCents,
          isReceived: pieces.some((piece) => piece.id === row.id && piece.userId !== ''),
        },
      ];
    }),
  };
};
