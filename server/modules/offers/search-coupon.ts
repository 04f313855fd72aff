import type { SearchCoupon } from '#shared/contract/consumer/takeout-search.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import type { CouponsOfSearch } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { latestOfOffer } from './member-repo.ts';
import { findOffer } from './offer-repo.ts';
import { termsRow } from './present.ts';
import type { OfferTerms } from './terms.ts';

const shown = (
  context: Context,
  id: string,
  { terms, endDate }: { terms: OfferTerms; endDate: Instant | null },
): SearchCoupon => ({ ...termsRow(id, terms, context), endDate });

const ends = ({ validity }: OfferTerms): Instant | null =>
  validity.kind === 'fixed' ? validity.endAt : null;

/** Coupons as a search knows them: the caller's own piece, else what can be claimed on a store's page. */
export const couponsOfSearch: CouponsOfSearch = {
  find: async (context, redpackId) => {
    const { query } = context.deps.db;
    const userId = await visitorOf(context.deps.db, context);
    const own = userId === null ? null : await latestOfOffer(query, { userId, offerId: redpackId });
    if (own !== null) return shown(context, redpackId, { terms: own.terms, endDate: own.endAt });
    const offer = await findOffer(query, redpackId);
    return offer?.way === 'store'
      ? shown(context, redpackId, { terms: offer.terms, endDate: ends(offer.terms) })
      : null;
  },
};
