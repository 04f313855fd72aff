import type { StoreKind } from '#shared/codes/store-kind.ts';
import { orderDeliveryType, storeDeliveryType } from '#shared/codes/delivery-type.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { UserId } from '#shared/kernel/ids.ts';
import { deliveryMeters } from '#shared/geo/distance.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { rideMinutes } from '#shared/order/delivery/ride-minutes.ts';
import { orderedFor, slotsFor } from '#shared/order/checkout/for-later.ts';
import { storeDoor, type Door } from '#shared/order/checkout/store-door.ts';
import { standingAt, type Standing } from '#shared/order/checkout/store-live.ts';
import { takeoutPriceInput } from '#shared/order/checkout/takeout-price.ts';
import { SLOT_MINUTES, type Slot } from '#shared/order/checkout/time-slots.ts';
import { BAG_CAPACITY_KG, type Bags } from '#shared/pricing/bag-count.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import { serviceFees, type ServiceFees } from '#shared/order/checkout/service-fees.ts';
import type { Query } from '#server/db/db.ts';
import {
  runningActivities,
  storeById,
  optionGroups,
  priceStoreOf,
  dishesByIds,
  giftProducts,
  hasRequiredProduct,
  slotsOfStore,
  takenBy,
  type TakeoutProduct,
  type TakeoutStore,
} from '#server/modules/catalogue/index.ts';
import { placeOfOrder, type PlaceFault } from '#server/modules/address/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { askedLine, joinLines, type AskedLine } from './asked-line.ts';
import { inSource, type Menu } from './choices.ts';
import { chosenOffersOf } from './chosen-offers.ts';
import { payWith, type PaidWith } from './pay-with.ts';

/** `mallCouponUserIds`: a supermarket's cart alone has them. `comboGroupId`: a takeout order's alone. */
export type PriceBody = RequestOf<Contract['takeoutCheckProduct']> & {
  mallCouponUserIds?: readonly string[] | undefined;
};

/** Products that are given, by id. */
type GiftProducts = ReadonlyMap<string, TakeoutProduct>;

/** A cart with all that its price and its refusals depend on. `slot`: the chosen time, null when it is not available; `distance` in metres, null without an address or for pickup. */
export type Priced = {
  body: PriceBody;
  store: Standing<TakeoutStore>;
  door: Door;
  isPickup: boolean;
  deliveryType: number;
  distance: number | null;
  /** Why the words of the address are not those of its place. */
  placeFault: PlaceFault;
  asked: readonly AskedLine[];
  menu: Menu;
  /** The products that the store's gifts are. */ gifts: GiftProducts;
  /** The store has a required product to sell (decision G8). */ requiredInStock: boolean;
  slots: readonly Slot[];
  slot: Slot | null;
  time: PriceBody['cookTime'];
  fees: ServiceFees;
  promisedAt: Instant;
} & PaidWith;

type Loaded = {
  store: Standing<TakeoutStore>;
  menu: Menu;
  requiredInStock: boolean;
  gifts: GiftProducts;
};

const load = async (
  query: Query,
  { storeId, productList }: PriceBody,
  userId: string,
  now: Instant,
): Promise<Loaded> => {
  const store = standingAt((await storeById(query, storeId)) ?? refuse('STORE_NOT_FOUND'), now);
  const products = await dishesByIds(query, store, [
    ...new Set(productList.map(({ productId }) => productId)),
  ]);
  const options = await optionGroups(query, store);
  const activities = await runningActivities(query, store, now);
  const taken = await takenBy(query, { userId, storeId, kind: store.kind }, now);
  return {
    store,
    requiredInStock: await hasRequiredProduct(query, store),
    gifts: await giftProducts(query, store, activities),
    menu: {
      products: new Map(products.map((product) => [product.id, product])),
      options,
      activities,
      taken,
      now,
    },
  };
};

const deliveryTypeOf = ({ deliveryType }: TakeoutStore, isPickup: boolean): number => {
  if (isPickup) return orderDeliveryType.codes.pickup;
  return storeDeliveryType.nameOf(deliveryType) === 'merchant'
    ? orderDeliveryType.codes.store
    : orderDeliveryType.codes.rider;
};

type Timing = Pick<Priced, 'slots' | 'slot' | 'time' | 'fees'>;

/** The chosen time among those that the store has, and the fees of that time. */
const timingOf = (
  store: Standing<TakeoutStore>,
  { askForTime, cookTime }: PriceBody,
  isPickup: boolean,
  now: Instant,
): Timing => {
  const slots = slotsOfStore(store, now);
  const time = isPickup ? askForTime : cookTime;
  const slot =
    time === null
      ? null
      : (slots.find(({ isNow, at }) => (time.isNow ? isNow : !isNow && at === time.at)) ?? null);
  return { slots, slot, time, fees: serviceFees(slot?.at ?? now, isPickup) };
};

/** A guest says how many bags a kitchen packs; a supermarket's follow the weight (decision P22). */
export const bagsOf = (
  { kind }: Pick<TakeoutStore, 'kind'>,
  { isPlasticBag, pocketNum }: Pick<PriceBody, 'isPlasticBag' | 'pocketNum'>,
): Bags => {
  if (!isPlasticBag) return 0;
  return kind === 'market' ? { capacityKg: BAG_CAPACITY_KG } : pocketNum;
};

/** What the engine prices: the available lines, at the store's terms as they are now. */
const inputOf = (
  { store, menu, gifts }: Loaded,
  {
    body,
    asked,
    isPickup,
    fees,
    chosenOffers,
  }: Pick<Priced, 'body' | 'asked' | 'isPickup' | 'fees'> & { chosenOffers: readonly Offer[] },
): PriceInput => {
  const lines = asked.flatMap(({ found }) => (found === null ? [] : [found.line]));
  return takeoutPriceInput(
    priceStoreOf(store, { ...menu, gifts }, inSource),
    [...menu.products.values()].map(({ id, boxPrice }) => ({ productId: id, boxPrice })),
    {
      lines,
      way: isPickup ? { kind: 'pickup' } : { kind: 'delivery', point: body.selectedAddress },
      bags: bagsOf(store, body),
      serviceFees: [
        { kind: 'holiday', cents: fees.holiday },
        { kind: 'specialPeriod', cents: fees.special },
      ],
      buyer: { isLoggedIn: true, appVersion: body.appVersion, paymentChannel: body.paymentType },
      chosenOffers,
      ...(body.pickedGifts && { pickedGifts: body.pickedGifts }),
    },
  );
};

/**
 * When what is ordered is wanted: at the time that was chosen. Without one, a store that takes pre-orders has it at the
 * first time at which all of its dishes are offered, else it is now. The hours of its dishes are those of then.
 */
const wantedAt = (
  { slot, slots }: Pick<Timing, 'slot' | 'slots'>,
  { store: { reserveType }, menu: { products } }: Loaded,
  now: Instant,
): Instant => {
  const sales = [...products.values()].map(({ facts }) => facts.saleHours);
  const first = slot ?? (reserveType > 0 ? slotsFor(slots, sales, now)[0] : undefined);
  return first === undefined ? now : orderedFor(first, now);
};

/** When an order is promised: as soon as it is cooked and brought, or by the end of its slot. */
const promisedBy = (
  { prepMinutes }: TakeoutStore,
  { slot, isPickup, distance }: Pick<Priced, 'slot' | 'isPickup' | 'distance'>,
  now: Instant,
): Instant =>
  slot === null || slot.isNow
    ? plus(now, (prepMinutes + (isPickup ? 0 : rideMinutes(distance ?? 0))) * MINUTE)
    : plus(slot.at, SLOT_MINUTES * MINUTE);

/** The cart with the place that the server knows, whatever point was sent. */
const placed = async (
  query: Query,
  body: PriceBody,
  userId: UserId,
): Promise<Pick<Priced, 'body' | 'placeFault'>> => {
  const { selectedAddress: address } = body;
  if (address === null) return { body, placeFault: null };
  const { point, fault } = await placeOfOrder(query, userId, address);
  return { body: { ...body, selectedAddress: { ...address, ...point } }, placeFault: fault };
};

/** Prices a cart as the database has it now, with the engine that the apps price with. `chosen`: offers in place of those that it names. Refuses only an unknown store and an offer that is not available. */
export const priceOrder = async (
  query: Query,
  sent: PriceBody,
  userId: UserId,
  now: Instant,
  chosen?: readonly Offer[],
): Promise<Priced> => {
  const { body, placeFault } = await placed(query, sent, userId);
  const loaded = await load(query, body, userId, now);
  const { store, gifts, requiredInStock } = loaded;
  const isPickup = orderDeliveryType.nameOf(body.deliveryType) === 'pickup';
  const address = isPickup ? null : body.selectedAddress;
  const distance = address === null ? null : Math.round(deliveryMeters(store, address));
  const door = storeDoor(store, now);
  const timing = timingOf(store, body, isPickup, now);
  const menu = {
    ...loaded.menu,
    wantedAt: wantedAt(timing, loaded, now),
    // before a time is chosen, all that can be ordered ahead has its price
    ...(timing.slot === null && store.reserveType > 0 && { ahead: () => timing.slots }),
  };
  const asked = joinLines(body.productList.map((line) => askedLine(line, menu, now)));
  const { goldIds, useMcoin } = body;
  const chosenOffers = chosen ?? (await chosenOffersOf(query, store, { body, userId }, now));
  const input = inputOf(loaded, { body, asked, isPickup, fees: timing.fees, chosenOffers });
  const paid = await payWith(query, input, { userId, goldIds, useMcoin }, now);
  return {
    body,
    store,
    door,
    isPickup,
    deliveryType: deliveryTypeOf(store, isPickup),
    distance,
    placeFault,
    asked,
    menu,
    gifts,
    requiredInStock,
    ...timing,
    promisedAt: promisedBy(store, { slot: timing.slot, isPickup, distance }, now),
    ...paid,
  };
};

/** The price of a cart of one shop: a store of the other is not found. */
export const priceOf = async (
  query: Query,
  kind: StoreKind,
  { body, userId, chosen }: { body: PriceBody; userId: UserId; chosen?: readonly Offer[] },
  now: Instant,
): Promise<Priced> => {
  const priced = await priceOrder(query, body, userId, now, chosen);
  return priced.store.kind === kind ? priced : refuse('STORE_NOT_FOUND');
};
