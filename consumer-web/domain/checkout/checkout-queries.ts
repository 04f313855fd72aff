import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Way } from '#shared/cart/delivery-mode.ts';
import type { Point } from '#shared/geo/distance.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { api } from './checkout-api.ts';
import type { PriceBody } from './checkout-model.ts';

/** Times run out while one chooses: they are asked for again every minute. */
export const slotsQuery = (storeId: string, way: Way) =>
  queryOptions({
    queryKey: ['takeoutSlots', storeId, way],
    queryFn: ({ signal }) =>
      (way === 'pickup' ? api.takeoutAskForTimes : api.takeoutCookTimes)(
        { storeId: asId<StoreId>(storeId) },
        { signal },
      ),
    staleTime: 0,
    refetchInterval: MINUTE,
  });

export const packageQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutPackage', storeId],
    queryFn: ({ signal }) => api.takeoutPackage({ storeId: asId<StoreId>(storeId) }, { signal }),
  });

/** The order priced by the server; the price before stays on screen until the next one is there. */
export const quoteQuery = (body: PriceBody | null) =>
  queryOptions({
    queryKey: ['mine', 'takeoutQuote', body],
    queryFn: body === null ? skipToken : ({ signal }) => api.takeoutCheckProduct(body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Whether an order is one that asks who the buyer is, by store and total. */
export const RISK_KEY = ['mine', 'takeoutRisk'] as const;
export const riskQuery = (storeId: string, totalPrice: Cents | null) =>
  queryOptions({
    queryKey: [...RISK_KEY, storeId, totalPrice],
    queryFn:
      totalPrice === null
        ? skipToken
        : ({ signal }) =>
            api.takeoutCheckRisk({ storeId: asId<StoreId>(storeId), totalPrice }, { signal }),
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

export const serviceFeeQuery = ({
  deliveryType,
  cookTime,
  askForTime,
}: Pick<PriceBody, 'deliveryType' | 'cookTime' | 'askForTime'>) => {
  const time = cookTime ?? askForTime;
  return queryOptions({
    queryKey: ['takeoutServiceFee', deliveryType, time?.isNow === false ? time.at : 'now'],
    queryFn: ({ signal }) => api.takeoutServiceFee({ deliveryType, time }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** Gold for goods of so much. Where it does not answer, the order goes on without. */
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

export const remarksQuery = () =>
  queryOptions({
    queryKey: ['mine', 'takeoutRemarks'],
    queryFn: ({ signal }) => api.takeoutOrderRemark({}, { signal }),
  });
