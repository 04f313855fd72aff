import type { CouponBusiness } from '#shared/codes/coupon.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { giveBackAll } from '#shared/order/refund/give-back.ts';
import { nextUse, type OfferUse, type UseEvent } from '#shared/voucher/offer-use.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import { couponBusinesses } from '#shared/voucher/wire-coupon.ts';
import { ZERO } from '#shared/kernel/money.ts';
import type { OfferState } from '#shared/codes/offer-list.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  memberOffersByIds,
  memberOffersOfOrder,
  moveMemberOffer,
  withdrawGiven,
  type MemberOffer,
} from './member-repo.ts';
import { endShare } from './share-repo.ts';
import { offerOf, ownedRow } from './present.ts';

type OfOrder = { merchantId: string; orderId: string };

/** The state of a piece for the rule of decision H14. */
const USE: Readonly<Record<OfferState, OfferUse>> = {
  claimed: 'free',
  freed: 'free',
  expired: 'free',
  reserved: 'reserved',
  used: 'used',
};
const canHappen = ({ state }: MemberOffer, event: UseEvent): boolean =>
  nextUse(USE[state], event) !== null;

/** The order's own compare-and-set lets one event through at a time, so nothing else moves its coupons meanwhile. */
const moved = (): never => {
  throw new Error('a coupon moved while its order stood still');
};

/** Names do not bear on prices. */
const UNNAMED = { pick: ({ zh }: { zh: string }) => zh, t: (key: string) => key } as const;

/** Whether what a group order cannot take is the member's own, for takeout or supermarkets. */
const isOfAnother = (
  business: CouponBusiness,
  owned: readonly MemberOffer[],
  foreign: readonly string[],
): boolean =>
  business === 'group' && foreign.every((foreignId) => owned.some(({ id }) => id === foreignId));

/** The chosen offers in the order chosen; refuses one that is not the member's, or of another business. */
export const chosenOffers = async (
  query: Query,
  {
    userId,
    business,
    offerIds,
  }: { userId: string; business: CouponBusiness; offerIds: readonly string[] },
  now: Instant,
): Promise<readonly Offer[]> => {
  if (offerIds.length === 0) return [];
  const owned = await memberOffersByIds(query, userId, offerIds);
  const pieces = new Map(
    owned
      .filter(({ terms }) => couponBusinesses(terms).includes(business))
      .map((piece) => [piece.id, piece]),
  );
  const foreign = offerIds.filter((id) => !pieces.has(id));
  if (foreign.length > 0)
    return refuse(
      isOfAnother(business, owned, foreign) ? 'COUPON_NOT_GROUP' : 'OFFER_UNAVAILABLE',
      {
        offers: foreign.map((offerId) => ({ offerId, reason: 'NOT_FOUND' })),
      },
    );
  return offerIds.map((id) => offerOf(ownedRow(pieces.get(id)!, UNNAMED, now), now));
};

const unavailable = (offerId: string): never =>
  refuse('OFFER_UNAVAILABLE', { offers: [{ offerId, reason: 'USED' }] });

/** Holds pieces for an order, each for one order only: of two that choose the same piece the second is refused. */
export const reserveOffers = async (
  query: Query,
  {
    userId,
    offerIds,
    merchantId,
    orderId,
  }: OfOrder & { userId: string; offerIds: readonly string[] },
  now: Instant,
): Promise<void> => {
  if (offerIds.length === 0) return;
  const pieces = await memberOffersByIds(query, userId, offerIds);
  for (const id of offerIds) {
    const piece = pieces.find((one) => one.id === id);
    if (piece === undefined || !canHappen(piece, 'create') || piece.state === 'expired')
      return unavailable(id);
    if (
      !(await moveMemberOffer(query, piece, {
        state: 'reserved',
        at: now,
        merchantId,
        orderId,
        endAt: piece.endAt,
        usedAt: null,
      }))
    )
      return unavailable(id);
  }
};

/** Uses up what an order held; repeating it changes nothing. */
export const confirmOffers = async (query: Query, order: OfOrder, now: Instant): Promise<void> => {
  for (const piece of await memberOffersOfOrder(query, order)) {
    if (!canHappen(piece, 'pay')) continue;
    if (
      !(await moveMemberOffer(query, piece, {
        ...order,
        state: 'used',
        at: now,
        endAt: piece.endAt,
        usedAt: now,
      }))
    )
      moved();
  }
};

/** Ends what was given for an order that ends with all its money back. A piece that an unpaid order holds ends when that order sets it free. */
export const endGiven = async (query: Query, order: OfOrder, now: Instant): Promise<void> => {
  await endShare(query, order, now);
  for (const piece of await withdrawGiven(query, order, now)) {
    if (piece.state !== 'claimed' && piece.state !== 'freed') continue;
    const endAt = instant(Math.min(piece.endAt, now));
    const ended = { state: 'expired', at: now, endAt, orderId: '', merchantId: '' } as const;
    if (!(await moveMemberOffer(query, piece, { ...ended, usedAt: null }))) moved();
  }
};

/** Gives back what an order held or used; one that ran out meanwhile lasts three more days (decision E12). Repeating it changes nothing. */
export const freeOffers = async (query: Query, order: OfOrder, now: Instant): Promise<void> => {
  for (const piece of await memberOffersOfOrder(query, order)) {
    if (!canHappen(piece, 'cancel')) continue;
    const {
      coupons: [back],
    } = giveBackAll(
      { coupons: [{ id: piece.id, expiresAt: piece.endAt }], goldCents: ZERO, mCoinCents: ZERO },
      now,
    );
    if (
      !(await moveMemberOffer(query, piece, {
        state: 'freed',
        at: now,
        merchantId: '',
        orderId: '',
        endAt: back?.expiresAt ?? piece.endAt,
        usedAt: null,
      }))
    )
      moved();
  }
};
