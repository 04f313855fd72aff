import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { countHad } from './member-repo.ts';
import type { ClaimableOffer } from './claimable.ts';
import { offersAtStore } from './offers-at-store.ts';
import { termsRow, type Speaker } from './present.ts';
import { isOpen } from './receive.ts';

const datesOf = ({ terms: { validity } }: ClaimableOffer) =>
  validity.kind === 'fixed'
    ? {
        dateType: 1,
        startDate: validity.startAt,
        endDate: validity.endAt,
        day: null,
        validDays: null,
        isIncludeCurrentDay: false,
      }
    : {
        dateType: 2,
        startDate: null,
        endDate: null,
        day: validity.days,
        validDays: validity.days,
        isIncludeCurrentDay: validity.includesToday,
      };

/** Something to claim in wire form, for one who had so many pieces of it. */
export const claimableRow = (offer: ClaimableOffer, receivedQty: number, speaker: Speaker) => ({
  ...termsRow(offer.id, offer.terms, speaker),
  ...datesOf(offer),
  id: offer.id,
  voucherId: offer.id,
  surplusQty: offer.stock < 0 ? null : Math.max(0, offer.stock - offer.claimed),
  receivedQty,
  limitQty: offer.perUser < 0 ? null : offer.perUser,
  isReceived: receivedQty > 0,
  canReceive: isOpen(offer, receivedQty),
  receiveEndTime: offer.claimUntil,
});

/** How many pieces of each of these the caller had. */
export const hadOf = async (
  query: Query,
  userId: string | null,
  offers: readonly ClaimableOffer[],
): Promise<ReadonlyMap<string, number>> =>
  userId === null
    ? new Map()
    : countHad(
        query,
        userId,
        offers.map(({ id }) => id),
      );

/** What a store's page offers to claim, and what of it the caller has. */
export const storeVouchers: Handlers['storeVouchers'] = async (context, { storeId }) => {
  const {
    deps: {
      db: { query },
    },
    now,
  } = context;
  const offers = await offersAtStore(query, storeId, now);
  const userId = await visitorOf(context.deps.db, context);
  const had = await hadOf(query, userId, offers);
  return { result: offers.map((offer) => claimableRow(offer, had.get(offer.id) ?? 0, context)) };
};
