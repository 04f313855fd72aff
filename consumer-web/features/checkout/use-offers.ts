import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { TAKEOUT_OFFERS, type TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { ChoiceCoupon } from '#shared/contract/offers-shapes.ts';
import { keepOrder, offerIdsOf, useOfferChoice, type ChosenOffer } from '../../lib/offer-choice.ts';
import type { Choices, PriceBody } from './model.ts';
import { choicesQuery } from './queries.ts';

/** `ids`: what the order is priced with. `lost`: chosen before and not to be used any more; it stays in sight until the guest takes it off (decision I2). */
export type Offers = {
  isKnown: boolean; isWaiting: boolean; ids: readonly string[]; chosen: readonly ChoiceCoupon[]; lost: readonly ChosenOffer[]; isBest: boolean; usable: Readonly<Record<TakeoutOffer, number>>; nameOf: (id: string) => string | null; refetch: () => unknown;
};

const rowsOf = (choices: Choices | undefined): readonly ChoiceCoupon[] => (choices === undefined ? [] : TAKEOUT_OFFERS.flatMap((kind) => choices.rows[kind]));
const usableIn = (rows: readonly ChoiceCoupon[] | undefined): number => (rows ?? []).filter(({ canUse }) => canUse).length;

/** The offers of an order: those that the guest chose, else the best set (decision I1). Where offers do not answer, the order goes on without. */
export const useOffers = (storeId: string, body: PriceBody | null): Offers => {
  const { data, isPending, isError, refetch } = useQuery(choicesQuery(body));
  const choice = useOfferChoice(storeId);
  useEffect(() => { if (body !== null) keepOrder(body); }, [body]);
  const byId = new Map(rowsOf(data).map((row) => [row.id, row]));
  const wanted = isError ? [] : offerIdsOf(choice, data?.bestIds ?? []);
  const chosen = wanted.flatMap((id) => { const row = byId.get(id); return row?.canUse === true ? [row] : []; });
  return {
    isKnown: data !== undefined, isWaiting: isPending, ids: chosen.map(({ id }) => id), chosen, lost: data === undefined ? [] : (choice.chosen ?? []).filter(({ id }) => byId.get(id)?.canUse !== true),
    isBest: data !== undefined && chosen.length > 0 && chosen.length === data.bestIds.length && chosen.every(({ id }) => data.bestIds.includes(id)),
    usable: { redPacket: usableIn(data?.rows.redPacket), voucher: usableIn(data?.rows.voucher), freeDelivery: usableIn(data?.rows.freeDelivery) }, nameOf: (id) => byId.get(id)?.couponName ?? null, refetch,
  };
};
