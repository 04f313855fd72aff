import type { PopupRedPacket } from '#shared/contract/consumer/popup-banner.ts';
import { toDollars, type Cents } from '#shared/kernel/money.ts';
import type { Context } from '#server/kit/context.ts';
import { isNewToMarkets } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { countHad, memberOfferPage } from './member-repo.ts';
import { offersOfZone, openOffers } from './offer-repo.ts';
import { isOpen } from './receive.ts';
import type { OfferTerms } from './terms.ts';

type Reader = Pick<Context, 'deps' | 'now' | 'token' | 'pick'>;
/** Red packets that a pop-up shows of a member's own. */
const MOST_OWN = 10;

const worthOf = (amount: Cents | null) => ({
  amount,
  amountStr: amount === null ? null : String(toDollars(amount)),
});
const packetOf = (
  id: string,
  { name, amount, limitAmount }: Pick<OfferTerms, 'name' | 'amount' | 'limitAmount'>,
  { pick }: Reader,
): PopupRedPacket => ({
  redpackId: id,
  redpackName: pick(name),
  ...worthOf(amount),
  limitAmount,
});

/** Those of some offers that the caller may still claim, in the order of the ids. */
export const packetsToClaim = async (
  context: Reader,
  ids: readonly string[],
): Promise<PopupRedPacket[]> => {
  const { deps, now } = context;
  const offers = await openOffers(deps.db.query, ids, now);
  const userId = await visitorOf(deps.db, context);
  const had = userId === null ? null : await countHad(deps.db.query, userId, ids);
  return offers
    .filter((offer) => isOpen(offer, had?.get(offer.id) ?? 0))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, terms }) => packetOf(id, terms, context));
};

/** Those of the zone for new users that the caller may still claim. */
export const packetsOfZone = async (context: Reader): Promise<PopupRedPacket[]> => {
  const { query } = context.deps.db;
  const userId = await visitorOf(context.deps.db, context);
  if (!(await isNewToMarkets(query, userId))) return [];
  const offers = await offersOfZone(query, context.now);
  const ids = offers.map(({ id }) => id);
  const had = userId === null ? null : await countHad(query, userId, ids);
  return offers
    .filter((offer) => isOpen(offer, had?.get(offer.id) ?? 0))
    .map(({ id, terms }) => packetOf(id, terms, context));
};

/** The caller's own red packets that may be used now, of one business or of all, those that end first before the others. */
export const packetsToUse = async (
  context: Reader,
  business: string | null = null,
): Promise<PopupRedPacket[]> => {
  const { deps, now } = context;
  const userId = await visitorOf(deps.db, context);
  if (userId === null) return [];
  const own = await memberOfferPage(deps.db.query, {
    userId,
    kind: 'redPacket',
    list: 'usableNow',
    business,
    now,
    offset: 0,
    size: MOST_OWN,
  });
  return own.map(({ offerId, terms }) => packetOf(offerId, terms, context));
};
