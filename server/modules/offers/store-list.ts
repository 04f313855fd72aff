import type { Handlers } from '#server/kit/context.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { countHad } from './member-repo.ts';
import type { ClaimableOffer } from './claimable.ts';
import { offersAtStore } from './offers-at-store.ts';
import { termsRow } from './present.ts';
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
  const had =
    userId === null
      ? new Map<string, number>()
      : await countHad(
          query,
          userId,
          offers.map(({ id }) => id),
        );
  return {
    result: offers.map((offer) => {
      const receivedQty = had.get(offer.id) ?? 0;
      return {
        ...termsRow(offer.id, offer.terms, context),
        ...datesOf(offer),
        id: offer.id,
        voucherId: offer.id,
        surplusQty: offer.stock < 0 ? null : Math.max(0, offer.stock - offer.claimed),
        receivedQty,
        limitQty: offer.perUser < 0 ? null : offer.perUser,
        isReceived: receivedQty > 0,
        canReceive: isOpen(offer, receivedQty),
        receiveEndTime: offer.claimUntil,
      };
    }),
  };
};
