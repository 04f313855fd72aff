import { TAKEOUT_OFFERS } from '#shared/codes/offer-list.ts';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { chooseOffer } from '#shared/voucher/exclusion.ts';
import { offerFromWire } from '#shared/voucher/offer-from-wire.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import {
  offerIdsOf,
  type ChosenOffer,
  type OfferChoice,
} from '../../domain/offers/offer-choice.ts';
import type { Choices } from './queries.ts';

export const rowsOfAll = ({ rows }: Choices): readonly ChoiceCoupon[] =>
  TAKEOUT_OFFERS.flatMap((kind) => rows[kind]);

const asChosen = ({ id, couponType, couponName }: ChoiceCoupon): ChosenOffer => ({
  id,
  kind: couponType,
  name: couponName,
});

/**
 * What counts now: what the guest chose, else the best set. `lost`: chosen before, and not to be
 * used any more; it stays until the guest takes it off (decision I2).
 */
export type Standing = {
  chosen: readonly ChoiceCoupon[];
  lost: readonly { offer: ChosenOffer; row: ChoiceCoupon | null }[];
  isBest: boolean;
  savingAmtn: Cents;
};

export const standingOf = (choices: Choices, choice: OfferChoice): Standing => {
  const byId = new Map(rowsOfAll(choices).map((row) => [row.id, row]));
  const ids = offerIdsOf(choice, choices.bestIds);
  const chosen = ids.flatMap((id) => {
    const row = byId.get(id);
    return row?.canUse === true ? [row] : [];
  });
  const lost = (choice.chosen ?? []).flatMap((offer) => {
    const row = byId.get(offer.id) ?? null;
    return row?.canUse === true ? [] : [{ offer, row }];
  });
  const isBest =
    choices.bestIds.length > 0 &&
    chosen.length === choices.bestIds.length &&
    choices.bestIds.every((id) => chosen.some((row) => row.id === id));
  return {
    chosen,
    lost,
    isBest,
    savingAmtn: isBest ? choices.savingAmtn : (chosen[0]?.savingAmtn ?? ZERO),
  };
};

const offerOf = (row: ChoiceCoupon, now: Instant): Offer[] => {
  const made = offerFromWire(row, row.couponType, now);
  return made.ok ? [made.offer] : [];
};

/** The selection with one more offer, and those that it excluded (decision I1, Box 3). */
export const withChosen = (
  choices: Choices,
  { chosen }: Standing,
  row: ChoiceCoupon,
  now: Instant,
): { chosen: ChosenOffer[]; unselected: ChosenOffer[] } => {
  const rows = new Map(rowsOfAll(choices).map((one) => [one.id, one]));
  const before = chosen.flatMap((one) => offerOf(one, now));
  const [offer] = offerOf(row, now);
  const { selection, unselected } =
    offer === undefined ? { selection: before, unselected: [] } : chooseOffer(before, offer);
  const named = (offers: readonly Offer[]): ChosenOffer[] =>
    offers.flatMap(({ id }) => {
      const found = rows.get(id);
      return found === undefined ? [] : [asChosen(found)];
    });
  return { chosen: named(selection), unselected: named(unselected) };
};
