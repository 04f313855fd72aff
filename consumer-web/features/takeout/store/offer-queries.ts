import { queryOptions } from '@tanstack/react-query';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { api } from './api.ts';

type Signal = { signal: AbortSignal };

/** What a store has on, every kind by its own call (spec 001 §7). */
const OFFERS = {
  full: async (of, options) => (await api.activityFull(of, options)).result,
  gift: async (of, options) => (await api.activityFullGift(of, options)).fullGift,
  return: async (of, options) => (await api.activityPlaceOrderVoucher(of, options)).fullReturn,
  pickup: async (of, options) => (await api.activitySelfTake(of, options)).selfTake,
  delivery: async (of, options) => (await api.activityMerchantDeliveryList(of, options)).result,
  flash: async (of, options) => (await api.takeoutFlashSetting(of, options)).setting,
  discount: (of, options) => api.takeoutDiscounts(of, options),
  exchange: async (of, options) => (await api.takeoutPurchaseInfo(of, options)).purchase,
} as const satisfies Record<
  string,
  (of: { storeId: StoreId }, options: Signal) => Promise<unknown>
>;
export type OfferKind = keyof typeof OFFERS;
export type StoreOffers = { [K in OfferKind]: Awaited<ReturnType<(typeof OFFERS)[K]>> };
/** The kinds of offers in the order in which a store lists them. */
export const OFFER_KINDS = Object.keys(OFFERS) as OfferKind[];

const calls: {
  readonly [K in OfferKind]: (of: { storeId: StoreId }, options: Signal) => Promise<StoreOffers[K]>;
} = OFFERS;

/** One kind of offer of a store: a kind that fails takes no other with it. */
export const offersQuery = <K extends OfferKind>(storeId: string, kind: K) =>
  queryOptions({
    queryKey: ['takeoutOffers', storeId, kind],
    queryFn: ({ signal }) => calls[kind]({ storeId: asId<StoreId>(storeId) }, { signal }),
  });
