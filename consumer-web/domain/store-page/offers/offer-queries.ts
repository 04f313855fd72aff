import { queryOptions } from '@tanstack/react-query';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { marketCouponCalls } from '#shared/contract/consumer/market-coupon.ts';
import { takeoutActivityCalls } from '#shared/contract/consumer/takeout-activity.ts';
import { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import type { ShopName } from '../../shop.ts';

const { activityFull, activityFullGift, activityPlaceOrderVoucher } = takeoutActivityCalls;
const { activitySelfTake, activityMerchantDeliveryList } = takeoutActivityCalls;
const { takeoutFlashSetting, takeoutDiscounts, takeoutPurchaseInfo } = takeoutMenuCalls;
const { marketFull } = marketCouponCalls;
const api = bindCalls({
  marketFull,
  activityFull,
  activityFullGift,
  activityPlaceOrderVoucher,
  activitySelfTake,
  activityMerchantDeliveryList,
  takeoutFlashSetting,
  takeoutDiscounts,
  takeoutPurchaseInfo,
});
export type Exchange = NonNullable<ReplyOf<typeof takeoutPurchaseInfo>['purchase']>;

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
const ALL_KINDS = Object.keys(OFFERS) as OfferKind[];
/** Kinds that the calls of takeout alone tell of. */
const OF_TAKEOUT: readonly OfferKind[] = ['flash', 'discount', 'exchange'];
/** The kinds of offers in the order in which a store of a shop lists them. */
export const OFFER_KINDS: Record<StoreKind, readonly OfferKind[]> = {
  takeout: ALL_KINDS,
  market: ALL_KINDS.filter((kind) => !OF_TAKEOUT.includes(kind)),
};

type Calls = {
  readonly [K in OfferKind]: (of: { storeId: StoreId }, options: Signal) => Promise<StoreOffers[K]>;
};
/** A supermarket has a call of its own for what it takes off by amount (decision P16). */
const OF_MARKET: Calls = {
  ...OFFERS,
  full: async (of, options) => (await api.marketFull(of, options)).result,
};
const callsOf = (shop: StoreKind): Calls => (shop === 'market' ? OF_MARKET : OFFERS);

/** One kind of offer of a store: a kind that fails takes no other with it. */
export const offersQuery = <K extends OfferKind>({ storeId, kind: shop }: ShopName, kind: K) =>
  queryOptions({
    queryKey: ['storeOffers', storeId, kind],
    queryFn: ({ signal }) => callsOf(shop)[kind]({ storeId: asId<StoreId>(storeId) }, { signal }),
  });
