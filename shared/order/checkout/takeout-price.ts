import type { CartLine } from '../../cart/cart-line.ts';
import { crossesBridge } from '../../geo/area.ts';
import { deliveryMeters, type Point } from '../../geo/distance.ts';
import { addCents, timesCents, ZERO, type Cents } from '../../kernel/money.ts';
import type {
  Activities,
  BuyGiftActivity,
  CompositeActivity,
  DiscountActivity,
  FullActivity,
  FullGiftActivity,
  PurchaseActivity,
} from '../../pricing/activities.ts';
import type { Bags } from '../../pricing/bag-count.ts';
import {
  deliveryOffers,
  type DeliveryOffer,
  type DeliveryPlan,
} from '../../pricing/delivery/delivery-plan.ts';
import type { Buyer, Handover, OrderFees, PriceInput } from '../../pricing/price-input.ts';
import { storeRules, type WireStoreRules } from '../../pricing/store-rules.ts';
import type { Offer } from '../../voucher/offer.ts';
import { pickupPriceRate } from './pickup-discount.ts';
import { bagFee } from './pocket.ts';

/**
 * The promotions of a takeout store, from its menu. `selfTake`: its discount for orders that are
 * collected, on the scale of 0 to 10 (decision F11).
 */
export type TakeoutActivities = {
  full: readonly FullActivity[];
  fullGift: FullGiftActivity | null;
  discount: readonly DiscountActivity[];
  purchase: readonly PurchaseActivity[];
  composite?: readonly CompositeActivity[];
  buyGift?: readonly BuyGiftActivity[];
  selfTake: { id: string; discountRate: number; limitAmount: Cents } | null;
  delivery: DeliveryOffer | null;
  merchantDelivery: DeliveryOffer | null;
};

/** The facts of a takeout store that a price depends on, from its menu. */
export type TakeoutPriceStore = WireStoreRules & {
  lat: number;
  lon: number;
  plan: DeliveryPlan;
  bag: { price: Cents; isExempt: boolean };
  activities: TakeoutActivities;
};

/**
 * How the order leaves. `point`: where it goes, null before an address is chosen, which is priced
 * as next door; `distance` and `passBridge` as the server sends them, if it does (decisions J6,
 * J7).
 */
export type TakeoutWay =
  | { kind: 'pickup' }
  | {
      kind: 'delivery';
      point: Point | null;
      distance?: number | null | undefined;
      passBridge?: boolean | null | undefined;
    };

/**
 * What the guest chose. `bags` 0: none. `serviceFees`: those of `_get-service-fee` (decision
 * F14).
 */
export type TakeoutChoices = {
  lines: readonly CartLine[];
  way: TakeoutWay;
  bags: Bags;
  serviceFees: OrderFees['serviceFees'];
  buyer: Buyer;
  chosenOffers: readonly Offer[];
  /** The gift that was picked of an activity that lets the guest choose, by its id. */
  pickedGifts?: PriceInput['pickedGifts'];
};

type BoxPriced = { productId: string; boxPrice: Cents };

/**
 * The discount of collected orders as the engine's input: a rate on all goods, instead of a
 * full-reduction where it takes more (decision H7).
 */
const selfTakeFull = ({
  id,
  discountRate,
  limitAmount,
}: NonNullable<TakeoutActivities['selfTake']>): FullActivity => ({
  id,
  shareVoucher: true,
  productType: 1,
  productTypeIdList: [],
  productList: [],
  activityType: 2,
  discountContentList: [{ fullAtm: limitAmount, discount: pickupPriceRate(discountRate) }],
});

/** What a store has on, as `priceCart` reads it; only a supermarket has composites and gifts for pieces. */
export const takeoutActivities = (
  { full, fullGift, discount, purchase, composite = [], buyGift = [], selfTake }: TakeoutActivities,
  way: TakeoutWay['kind'],
): Activities => ({
  composite,
  buyGift,
  discount,
  purchase,
  fullGift,
  full: way === 'pickup' && selfTake !== null ? [...full, selfTakeFull(selfTake)] : full,
});

/** How an order leaves, as `priceCart` reads it. */
export const takeoutHandover = (
  way: TakeoutWay,
  { lat, lon, plan, activities }: Pick<TakeoutPriceStore, 'lat' | 'lon' | 'plan' | 'activities'>,
): Handover => {
  if (way.kind === 'pickup') return { kind: 'pickup' };
  const from = { lat, lon };
  const { market, merchant, shared } = deliveryOffers(
    activities.delivery,
    activities.merchantDelivery,
  );
  return {
    kind: 'delivery',
    plan,
    offers: { shared, ...(market && { market }), ...(merchant && { merchant }) },
    distanceMeters:
      way.point === null
        ? (way.distance ?? 0)
        : Math.round(deliveryMeters(from, way.point, way.distance)),
    crossesBridge:
      way.point === null
        ? (way.passBridge ?? false)
        : crossesBridge(from, way.point, way.passBridge),
  };
};

/**
 * The fee for the boxes of the selected lines; a product that the menu no longer has costs no box.
 */
export const takeoutBoxFee = (
  lines: readonly CartLine[],
  products: readonly BoxPriced[],
): Cents => {
  const prices = new Map(products.map(({ productId, boxPrice }) => [productId, boxPrice]));
  return addCents(
    ZERO,
    ...lines
      .filter(({ selected }) => selected)
      .map(({ productId, quantity }) => timesCents(prices.get(productId) ?? ZERO, quantity)),
  );
};

/**
 * A takeout order as the price engine reads it: the one mapping of store, menu and choices that the
 * server creates orders with and the app shows carts with, so that both come to the same price.
 * Gold and mCoin are added by those who have them.
 */
export const takeoutPriceInput = (
  store: TakeoutPriceStore,
  products: readonly BoxPriced[],
  { lines, way, bags, serviceFees, buyer, chosenOffers, pickedGifts = {} }: TakeoutChoices,
): PriceInput => ({
  lines,
  store: storeRules(store),
  activities: takeoutActivities(store.activities, way.kind),
  handover: takeoutHandover(way, store),
  fees: {
    serviceFees,
    boxCents: takeoutBoxFee(lines, products),
    bags,
    bagCents: bagFee({
      pocketNum: 1,
      bagPriceCents: store.bag.price,
      isExempt: store.bag.isExempt,
    }),
  },
  buyer,
  chosenOffers,
  gold: [],
  mCoinCents: ZERO,
  pickedGifts,
});
