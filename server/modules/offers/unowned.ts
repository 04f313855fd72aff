import type { Offer } from '#shared/voucher/offer.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { newPiece } from './claim.ts';
import { offerOf, ownedRow } from './present.ts';
import type { OfferTerms } from './terms.ts';

/** Terms as an offer that the caller would have from now on: what it takes off is asked before it is theirs. */
export const offerIfOwned = (
  terms: OfferTerms,
  id: string,
  context: Pick<MemberContext, 'session' | 'now' | 'pick' | 't'>,
): Offer => {
  const { session, now } = context;
  const piece = newPiece({ userId: session.userId, id, offerId: id, nth: 1, terms }, now);
  return offerOf(ownedRow(piece, context, now), now);
};
