import { TAKEOUT_OFFERS, type TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { offerIdsOf, type ChosenOffer, type OfferChoice } from './offer-choice.ts';
import type { Choices } from './offer-queries.ts';

/** `ids`: what the order is priced with. `lost`: chosen before and no longer usable; shown until the guest removes it (decision I2). */
export type OrderOffers = {
  isKnown: boolean;
  ids: readonly string[];
  chosen: readonly ChosenOffer[];
  lost: readonly ChosenOffer[];
  isBest: boolean;
  usable: Readonly<Record<TakeoutOffer, number>>;
  nameOf: (id: string) => string | null;
};

const usableIn = (rows: readonly ChoiceCoupon[] | undefined): number =>
  (rows ?? []).filter(({ canUse }) => canUse).length;

/** The offers that count for an order: those that the guest chose, else the best set (decision I1). While it is unknown which can be used (`choices` undefined), the guest's own are sent with the order, and the server judges them: none is dropped silently (decision I2). */
export const offersOf = (choices: Choices | undefined, choice: OfferChoice): OrderOffers => {
  const byId = new Map(
    choices === undefined
      ? []
      : TAKEOUT_OFFERS.flatMap((kind) => choices.rows[kind]).map((row) => [row.id, row]),
  );
  const canUse = (id: string): boolean => byId.get(id)?.canUse === true;
  const own = choice.chosen ?? [];
  const counted = offerIdsOf(choice, choices?.bestIds ?? []).flatMap((id): ChosenOffer[] => {
    const row = byId.get(id);
    return row?.canUse === true ? [{ id, kind: row.couponType, name: row.couponName }] : [];
  });
  const chosen = choices === undefined ? own : counted;
  return {
    isKnown: choices !== undefined,
    ids: chosen.map(({ id }) => id),
    chosen,
    lost: choices === undefined ? [] : own.filter(({ id }) => !canUse(id)),
    isBest:
      choices !== undefined &&
      chosen.length > 0 &&
      chosen.length === choices.bestIds.length &&
      chosen.every(({ id }) => choices.bestIds.includes(id)),
    usable: {
      redPacket: usableIn(choices?.rows.redPacket),
      voucher: usableIn(choices?.rows.voucher),
      freeDelivery: usableIn(choices?.rows.freeDelivery),
    },
    nameOf: (id) => byId.get(id)?.couponName ?? own.find((offer) => offer.id === id)?.name ?? null,
  };
};
