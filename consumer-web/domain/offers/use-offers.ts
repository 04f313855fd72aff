import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { keepOrder, useOfferChoice, type KeptOrder } from './offer-choice.ts';
import type { ShopName } from '../shop.ts';
import type { Choices } from './offer-queries.ts';
import { offersOf, type OrderOffers } from './offers-of.ts';
import { choicesQuery } from './offer-queries.ts';

/** `isWaiting`: not loaded yet. `hasFailed`: they could not be loaded for the present order; the last reply still counts. */
export type Offers = OrderOffers & {
  isWaiting: boolean;
  hasFailed: boolean;
  refetch: () => unknown;
};

/** The offers of an order. */
export const useOffers = (shop: ShopName, body: KeptOrder | null): Offers => {
  const { data, isPending, isError, refetch } = useQuery(choicesQuery(body, shop.kind));
  const [latest, setLatest] = useState<Choices>();
  if (data !== undefined && data !== latest) setLatest(data);
  const choice = useOfferChoice(shop);
  useEffect(() => {
    if (body !== null) keepOrder(shop, body);
  }, [shop, body]);
  return { ...offersOf(data ?? latest, choice), isWaiting: isPending, hasFailed: isError, refetch };
};
