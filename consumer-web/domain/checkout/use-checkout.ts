import { useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Cart } from '#shared/cart/cart-choice.ts';
import { offeredWay, type Way } from '#shared/cart/delivery-mode.ts';
import { PAYMENT_TYPE_OF } from '#shared/codes/payment-host.ts';
import { host } from '../../lib/host/host.ts';
import { storeQuery } from '../cart/cart-queries.ts';
import { giftChoices, usablePicks, type GiftChoice } from '../cart/gift-choices.ts';
import type { KeptCart } from '../cart/cart-schema.ts';
import type { HeldMallCoupon, StorePage } from '../cart/cart-shop.ts';
import { useKeptCart } from '../cart/cart-store.ts';
import { useReprice, type Reprice } from '../cart/use-reprice.ts';
import { mallCouponsIn, useMallCoupons } from '../cart/mall-coupons.ts';
import { useOfferChoice } from '../offers/offer-choice.ts';
import { useOffers, type Offers } from '../offers/use-offers.ts';
import { usePlace } from '../place/place.ts';
import { useCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts';
import { isComboGone, withCombo, type BesideCombo } from './combo-beside.ts';
import type { Package, PriceBody, PricedReply, Reachable, TimeSlots } from './checkout-model.ts';
import { packageQuery, quoteQuery, slotsQuery } from './checkout-queries.ts';
import type { CheckoutShop } from './checkout-shop.ts';
import { chosenTime, type ChosenTime } from './choose-time.ts';
import { dishTimes, type DishTimes } from './dish-times.ts';
import { orderBody, orderedLines } from './order-body.ts';
import { useAddresses } from './use-addresses.ts';
import { useNeeded } from './use-needed.ts';

/** What the guest has in the cart, and how it leaves the store. */
type CartPart = {
  shop: CheckoutShop;
  cart: KeptCart | null;
  lines: Cart;
  way: Way;
  draft: CheckoutDraft;
  store: UseQueryResult<StorePage>;
  reprice: Reprice;
  /** Mall coupons that the member holds, and those of them in the cart. */
  mall: ReturnType<typeof useMallCoupons> & { chosen: readonly HeldMallCoupon[] };
};

/**
 * Where the order goes and when. `address`: the chosen one, else the first that the store reaches. `addresses` undefined: the list is not loaded yet, or out of date.
 * `slots`: the times at which all dishes are offered. `addressError`, `slotsError`: why the list, or the times, could not be loaded; null while they are loading.
 */
type HandoverPart = {
  addresses: readonly Reachable[] | undefined;
  addressError: unknown;
  address: Reachable | null;
  slots: TimeSlots | undefined;
  slotsError: unknown;
  /** What the hours of the dishes leave of the store's times. */
  times: Omit<DishTimes, 'slots'>;
  time: ChosenTime;
};

/**
 * The offers for the order, the coupon group that is bought with it, and the server's price of all that.
 * `body` null: there is no complete order yet; `alone`: the order without the group.
 */
type PricePart = {
  offers: Offers;
  body: PriceBody | null;
  alone: PriceBody | null;
  combo: BesideCombo | null;
  chooseCombo: (combo: BesideCombo | null) => void;
  quote: UseQueryResult<PricedReply>;
};

/** Everything of a checkout. */
export type Checkout = CartPart &
  HandoverPart &
  PricePart & {
    pack: Package | undefined;
    giftChoices: readonly GiftChoice[];
    asksTableware: boolean;
    refresh: () => void;
  };

/** Refetches what one part of the checkout was loaded with. */
type Refetches = readonly (() => unknown)[];

const useCartPart = (shop: CheckoutShop): CartPart & { refetches: Refetches } => {
  const cart = useKeptCart(shop);
  const draft = useCheckoutDraft(shop);
  const reprice = useReprice(shop);
  const spot = usePlace((state) => state.spot);
  const store = useQuery(storeQuery(shop, spot));
  const wanted = cart?.way ?? 'delivery';
  const mall = useMallCoupons(shop);
  return {
    shop,
    cart,
    lines: orderedLines(cart?.lines ?? []),
    way: store.data === undefined ? wanted : offeredWay(wanted, store.data),
    draft,
    store,
    reprice,
    mall: { ...mall, chosen: mallCouponsIn(cart?.lines ?? [], mall.held) },
    refetches: [reprice.refetch, store.refetch],
  };
};

/** `isSettled`: where and when are known, or known to be missing. */
const useHandoverPart = ({
  shop,
  cart,
  lines,
  reprice: { menu },
  way,
  draft,
}: CartPart): HandoverPart & { isSettled: boolean; refetches: Refetches } => {
  const { addresses, address, ...asked } = useAddresses(shop);
  const askedTimes = useQuery(slotsQuery(shop, way));
  const names = cart?.names ?? {};
  const { slots, ...times } = dishTimes(askedTimes.data, lines, { menu, names });
  const isPickup = way === 'pickup';
  const isPlaceKnown = isPickup ? !asked.isPending : addresses !== undefined;
  return {
    addresses,
    // a pickup needs no address
    addressError: isPickup ? null : asked.error,
    address,
    slots,
    slotsError: askedTimes.error,
    times,
    time: chosenTime(draft.time, slots?.result),
    isSettled: isPlaceKnown && !askedTimes.isPending,
    refetches: [asked.refetch, askedTimes.refetch],
  };
};

type Unpriced = Pick<
  CartPart & HandoverPart,
  'shop' | 'cart' | 'reprice' | 'lines' | 'way' | 'address' | 'time' | 'draft'
>;

/** The order as it is priced before offers are chosen for it. */
const orderWithoutOffers = ({
  shop,
  cart,
  reprice,
  lines,
  way,
  address,
  time,
  draft,
}: Unpriced): PriceBody =>
  orderBody({
    storeId: shop.storeId,
    lines,
    way,
    address,
    time: time.slot && { isNow: time.slot.isNow, at: time.slot.at },
    isPlasticBag: draft.isPlasticBag,
    paymentType: PAYMENT_TYPE_OF[host.kind],
    appVersion: host.appVersion(),
    offerIds: [],
    pickedGifts: usablePicks(lines, cart?.pickedGifts, reprice.menu),
  });

/** The offers beside the mall coupons of the cart: none, for those alone are sent (Box 3). */
const beside = (offers: Offers, { chosen }: CartPart['mall']): Offers =>
  chosen.length === 0 ? offers : { ...offers, ids: [], chosen: [], lost: [], isBest: false };

const mallIds = ({ chosen }: CartPart['mall']): Pick<PriceBody, 'mallCouponUserIds'> =>
  chosen.length === 0
    ? {}
    : { mallCouponUserIds: chosen.map(({ mallCouponUserId }) => mallCouponUserId) };

/** `base` null: there is no complete order to price yet. */
const usePricePart = (
  { shop, mall }: CartPart,
  base: PriceBody | null,
): PricePart & { refetches: Refetches } => {
  const offers = beside(useOffers(shop, base), mall);
  const [chosenCombo, chooseCombo] = useState<BesideCombo | null>(null);
  const { gold, useMcoin = false } = useOfferChoice(shop);
  const alone =
    base === null || offers.isWaiting || mall.isWaiting
      ? null
      : {
          ...base,
          ...mallIds(mall),
          offerIds: [...offers.ids],
          goldIds: (gold ?? []).map(({ id }) => id),
          useMcoin,
        };
  const combo = mall.chosen.length > 0 ? null : chosenCombo;
  const body = withCombo(alone, combo);
  const quote = useQuery(quoteQuery(shop, body));
  if (combo !== null && isComboGone(quote.error)) chooseCombo(null);
  useNeeded(shop, quote.isPlaceholderData ? undefined : quote.data);
  return {
    // one piece of the group takes the place of other offers
    offers: combo === null ? offers : { ...offers, ids: [], chosen: [], lost: [], isBest: false },
    body,
    alone,
    combo,
    chooseCombo,
    quote,
    // a query without a body yet runs once it has one
    refetches: [
      ...(base === null ? [] : [offers.refetch]),
      ...(body === null ? [] : [quote.refetch]),
    ],
  };
};

/** What a checkout knows: the cart, where and when it goes, the offers, and the server's price of all that. */
export const useCheckout = (shop: CheckoutShop): Checkout => {
  const { refetches: ofCart, ...cart } = useCartPart(shop);
  const { refetches: ofHandover, isSettled, ...handover } = useHandoverPart(cart);
  const pack = useQuery(packageQuery(shop));
  const isKnown = cart.reprice.isDone && cart.lines.length > 0 && isSettled;
  const base = isKnown ? orderWithoutOffers({ ...cart, ...handover }) : null;
  const { refetches: ofPrice, ...price } = usePricePart(cart, base);
  const refresh = (): void => {
    for (const refetch of [...ofCart, ...ofHandover, ...ofPrice]) void refetch();
  };
  return {
    ...cart,
    ...handover,
    ...price,
    pack: pack.data,
    giftChoices: giftChoices(cart.lines, cart.cart?.pickedGifts, cart.reprice.menu),
    asksTableware: shop.asksTableware(cart.lines, cart.reprice.menu),
    refresh,
  };
};
