import type { Instant } from '#shared/kernel/time.ts';
import { campaignState } from '#shared/voucher/receive-failure.ts';
import { instant } from '#shared/kernel/time.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { isDuplicate } from '#server/db/errors.ts';
import type { Query } from '#server/db/db.ts';
import { retry } from '#server/db/retry.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addMemberOffer, countHad, type MemberOffer } from './member-repo.ts';
import type { ClaimableOffer } from './claimable.ts';
import { countClaim } from './offer-repo.ts';
import { windowOf, type OfferTerms } from './terms.ts';

/** A new piece in its first state. */
export const newPiece = (
  given: { userId: string; id: string; offerId: string; nth: number; terms: OfferTerms },
  now: Instant,
): MemberOffer => ({
  ...given,
  ...windowOf(given.terms, now),
  state: 'claimed',
  seq: 1,
  claimedAt: now,
  merchantId: '',
  orderId: '',
  usedAt: null,
});

/** The end of time, for campaigns without one. */
const NEVER = instant(Number.MAX_SAFE_INTEGER);

/** Refuses a campaign that does not run, in the words of spec 001 §8. */
export const checkCampaign = (
  { claimFrom, claimUntil }: Pick<ClaimableOffer, 'claimFrom' | 'claimUntil'>,
  now: Instant,
): void => {
  const state = campaignState({ startAt: claimFrom, endAt: claimUntil ?? NEVER }, now);
  if (state === 'notStarted') refuse('RECEIVE_NOT_STARTED', { at: claimFrom });
  if (state === 'over') refuse('RECEIVE_OVER');
};

/**
 * Gives a member one piece of an offer, or refuses. `nth` keeps two claims of one member apart, the counter of the offer those of all: of many at once only so many get through as there are pieces.
 * The piece is written before it is counted, so that the offer's row, which all claimants want, is held for the shortest time.
 */
export const claimOne = async (
  query: Query,
  offer: ClaimableOffer,
  { userId, id }: { userId: string; id: string },
  now: Instant,
): Promise<MemberOffer> => {
  checkCampaign(offer, now);
  const had = (await countHad(query, userId, [offer.id])).get(offer.id) ?? 0;
  if (offer.perUser >= 0 && had >= offer.perUser) return refuse('RECEIVE_LIMIT');
  if (offer.stock >= 0 && offer.claimed >= offer.stock) return refuse('RECEIVE_SOLD_OUT');
  const piece = newPiece({ userId, id, offerId: offer.id, nth: had + 1, terms: offer.terms }, now);
  await addMemberOffer(query, piece);
  return (await countClaim(query, offer.id)) ? piece : refuse('RECEIVE_SOLD_OUT');
};

/** A claim as a whole: a repeat with the same key gets the first answer; of two at once of one member the second looks again. */
export const claiming = <T extends object>(
  { deps, session, idempotencyKey, now }: MemberContext,
  asked: { scope: string; body: unknown },
  work: (query: Query) => Promise<T>,
): Promise<T> =>
  retry(
    () =>
      keyed(
        {
          db: deps.db,
          userId: session.userId,
          scope: `offers/${asked.scope}`,
          key: idempotencyKey,
          body: asked.body,
          now,
        },
        async (query) => {
          await holdAccount(query, session.userId);
          return work(query);
        },
      ),
    isDuplicate,
    { times: 8, firstMs: 1, mostMs: 50 },
  );
