import type { Instant } from '#shared/kernel/time.ts';
import { couponBusinesses } from '#shared/voucher/wire-coupon.ts';
import type { Context } from '#server/kit/context.ts';
import type { CouponsOfSearch, FoundCoupon } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { latestOfOffers, type MemberOffer } from './member-repo.ts';
import { findOffer } from './offer-repo.ts';
import { termsRow } from './present.ts';
import type { OfferTerms } from './terms.ts';

type Facts = Pick<FoundCoupon, 'refusal'> & { terms: OfferTerms; endDate: Instant | null };

const shown = (context: Context, id: string, { terms, endDate, refusal }: Facts): FoundCoupon => ({
  redpack: { ...termsRow(id, terms, context), endDate },
  businesses: couponBusinesses(terms),
  refusal,
});

/** Whether a moment is within two; the second may be open. */
const refusalAt = (
  { startAt, endAt }: { startAt: Instant; endAt: Instant | null },
  now: Instant,
): FoundCoupon['refusal'] =>
  endAt !== null && endAt < now ? 'EXPIRED' : startAt > now ? 'NOT_STARTED' : null;

const refusalOf = (piece: MemberOffer, now: Instant): FoundCoupon['refusal'] =>
  piece.state === 'used' || piece.state === 'reserved'
    ? 'USED'
    : piece.state === 'expired'
      ? 'EXPIRED'
      : refusalAt(piece, now);

const ends = ({ validity }: OfferTerms): Instant | null =>
  validity.kind === 'fixed' ? validity.endAt : null;

/** Coupons as a search knows them: the caller's own piece, else what can be claimed on a store's page. */
export const couponsOfSearch: CouponsOfSearch = {
  find: async (context, redpackId) => {
    const { now } = context;
    const { query } = context.deps.db;
    const userId = await visitorOf(context.deps.db, context);
    const had =
      userId === null ? null : await latestOfOffers(query, { userId, offerIds: [redpackId] });
    const own = had?.get(redpackId);
    if (own !== undefined)
      return shown(context, redpackId, {
        terms: own.terms,
        endDate: own.endAt,
        refusal: refusalOf(own, now),
      });
    const offer = await findOffer(query, redpackId);
    return offer?.way === 'store'
      ? shown(context, redpackId, {
          terms: offer.terms,
          endDate: ends(offer.terms),
          refusal: refusalAt({ startAt: offer.claimFrom, endAt: offer.claimUntil }, now),
        })
      : null;
  },
};
