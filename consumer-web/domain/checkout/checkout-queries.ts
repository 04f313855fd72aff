import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Way } from '#shared/cart/delivery-mode.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { shopKey } from '../shop.ts';
import { api } from './checkout-api.ts';
import type { PriceBody } from './checkout-model.ts';
import type { CheckoutShop } from './checkout-shop.ts';

/** Times run out while one chooses: they are refetched every minute. */
export const slotsQuery = (shop: CheckoutShop, way: Way) =>
  queryOptions({
    queryKey: ['slots', shopKey(shop), way],
    queryFn: ({ signal }) => shop.calls.slots(way, { signal }),
    staleTime: 0,
    refetchInterval: MINUTE,
  });

export const packageQuery = (shop: CheckoutShop) =>
  queryOptions({
    queryKey: ['package', shopKey(shop)],
    queryFn: ({ signal }) => shop.calls.package({ signal }),
  });

/** The order priced by the server; the previous price is shown until the next one arrives. */
export const quoteQuery = (shop: CheckoutShop, body: PriceBody | null) =>
  queryOptions({
    queryKey: ['mine', 'quote', shop.kind, body],
    queryFn: body === null ? skipToken : ({ signal }) => shop.calls.price(body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Whether an order asks who the buyer is, by store and total. */
export const RISK_KEY = ['mine', 'risk'] as const;
export const riskQuery = (shop: CheckoutShop, totalPrice: Cents | null) =>
  queryOptions({
    queryKey: [...RISK_KEY, shopKey(shop), totalPrice],
    queryFn:
      totalPrice === null ? skipToken : ({ signal }) => shop.calls.risk(totalPrice, { signal }),
    placeholderData: keepPreviousData,
  });

/** The document that the buyer gave last, for the next risk order. */
export const riskBuyerQuery = () =>
  queryOptions({
    queryKey: ['mine', 'riskBuyer'],
    queryFn: ({ signal }) => api.riskGetBuyer({}, { signal }),
    staleTime: 0,
  });

/** Whether an address is so far from where the device is that it may be the wrong one. */
export const farQuery = (here: Point | null, there: Point | null) =>
  queryOptions({
    queryKey: ['mine', 'farAddress', here, there],
    queryFn:
      here === null || there === null
        ? skipToken
        : ({ signal }) =>
            api.mpayUserPopup(
              {
                currentLat: here.lat,
                currentLon: here.lon,
                addressLat: there.lat,
                addressLon: there.lon,
              },
              { signal },
            ),
  });

export const serviceFeeQuery = (
  shop: CheckoutShop,
  { deliveryType, cookTime, askForTime }: PriceBody,
) => {
  const time = cookTime ?? askForTime;
  return queryOptions({
    queryKey: ['serviceFee', shop.kind, deliveryType, time?.isNow === false ? time.at : 'now'],
    queryFn: ({ signal }) => shop.calls.serviceFees({ deliveryType, time }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** Gold for goods of this amount. If it fails, the order continues without gold. */
export const goldQuery = (needed: Cents | null) =>
  queryOptions({
    queryKey: ['mine', 'gold', 'choices', needed],
    queryFn:
      needed === null
        ? skipToken
        : ({ signal }) => api.goldCreateOrderList({ amtn: needed }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What mCoin would take off a total. */
export const mcoinQuery = (totalAmount: Cents | null) =>
  queryOptions({
    queryKey: ['mine', 'mcoin', totalAmount],
    queryFn:
      totalAmount === null
        ? skipToken
        : ({ signal }) => api.paymentMcoinInfo({ totalAmount }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const remarksQuery = (shop: CheckoutShop) => {
  const { remarks } = shop.calls;
  return queryOptions({
    queryKey: ['mine', 'remarks', shop.kind],
    queryFn: remarks === null ? skipToken : ({ signal }) => remarks({ signal }),
  });
};

/** The order of this store that still waits for its payment. */
export const unpaidOrderQuery = (shop: CheckoutShop) =>
  queryOptions({
    queryKey: ['mine', 'unpaidOrder', shopKey(shop)],
    queryFn: ({ signal }) => shop.calls.unpaidOrder({ signal }),
    staleTime: 0,
  });
