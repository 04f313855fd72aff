import { useEffect } from 'react';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { keepNeeded } from '../offers/offer-choice.ts';
import type { Shop } from '../shop.ts';
import type { PricedReply, Quote } from './checkout-model.ts';

/** What the goods cost after offers: gold may pay that much (decision I7). */
export const neededOf = ({
  goodsAmtn,
  fullReductionAmtn,
  voucherAmtn,
}: Pick<Quote, 'goodsAmtn' | 'fullReductionAmtn' | 'voucherAmtn'>): Cents =>
  cents(goodsAmtn - fullReductionAmtn - voucherAmtn);

/** Stores it with the cart, for the page where gold is chosen. */
export const useNeeded = (shop: Shop, reply: PricedReply | undefined): void => {
  const needed = reply?.quote ? neededOf(reply.quote) : null;
  useEffect(() => {
    if (needed !== null) keepNeeded(shop, needed);
  }, [shop, needed]);
};
