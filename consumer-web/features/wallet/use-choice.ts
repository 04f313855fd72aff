import { useState } from 'react';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { dropMallCoupons } from '../../domain/cart/set-mall-coupon.ts';
import type { ShopName } from '../../domain/shop.ts';
import { client } from '../../lib/api/api.ts';
import {
  chooseFor,
  useOfferChoice,
  type ChosenOffer,
  type OfferChoice,
} from '../../domain/offers/offer-choice.ts';
import { standingOf, withChosen, type Standing } from './choice-model.ts';
import type { Choices } from './queries.ts';

/** What the last choice excluded, and the choice to go back to. */
export type Swap = { names: readonly string[]; before: OfferChoice['chosen'] };
export type Chooser = {
  standing: Standing;
  swap: Swap | null;
  choose: (row: ChoiceCoupon) => void;
  chooseNone: () => void;
  takeBest: () => void;
  takeOff: (offer: ChosenOffer) => void;
  undo: () => void;
};

/** The choice of offers for the cart of a store; saved at each change. */
export const useChoice = (shop: ShopName, choices: Choices): Chooser => {
  const choice = useOfferChoice(shop);
  const [swap, setSwap] = useState<Swap | null>(null);
  const standing = standingOf(choices, choice);
  const set = (chosen: OfferChoice['chosen'], next: Swap | null = null): void => {
    chooseFor(shop, chosen);
    // a choice of the guest's own takes the place of the mall coupons (Box 3)
    if (chosen !== null && chosen.length > 0) void dropMallCoupons(shop);
    setSwap(next);
  };
  return {
    standing,
    swap,
    choose: (row) => {
      const { chosen, unselected } = withChosen(choices, standing, row, client.now());
      // of the same kind it is plainly another choice; another kind is on a page that is not in
      // view
      const names = unselected
        .filter(({ kind }) => kind !== row.couponType)
        .map(({ name }) => name);
      set(chosen, names.length === 0 ? null : { names, before: choice.chosen });
    },
    chooseNone: () => {
      set([]);
    },
    takeBest: () => {
      set(null);
    },
    takeOff: (offer) => {
      set((choice.chosen ?? []).filter(({ id }) => id !== offer.id));
    },
    undo: () => {
      if (swap !== null) set(swap.before);
    },
  };
};
