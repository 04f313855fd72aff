import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Cart } from '#shared/cart/cart-choice.ts';
import { offeredWay, type Way } from '#shared/cart/delivery-mode.ts';
import { PAYMENT_TYPE_OF } from '#shared/codes/payment-host.ts';
import { storeQuery, type StorePage } from '../cart/cart-queries.ts';
import type { KeptCart } from '../cart/cart-schema.ts';
import { useKeptCart } from '../cart/cart-store.ts';
import { useCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts';
import { host } from '../../lib/host/host.ts';
import { useOfferChoice } from '../offers/offer-choice.ts';
import { usePlace } from '../place/place.ts';
import type { Shop } from '../shop.ts';
import { chosenTime, type ChosenTime } from './choose-time.ts';
import type { Package, PriceBody, PricedReply, Reachable, TimeSlots } from './checkout-model.ts';
import { orderBody, orderedLines } from './order-body.ts';
import { packageQuery, quoteQuery, slotsQuery } from './checkout-queries.ts';
import { useAddresses } from './use-addresses.ts';
import { useNeeded } from './use-needed.ts';
import { useOffers, type Offers } from '../offers/use-offers.ts';
import { useReprice, type Reprice } from '../cart/use-reprice.ts';

/** Everything of a checkout. `address`: the chosen one, else the first that the store reaches. `addresses` undefined: it is not sure where the order goes; `addressError`, `slotsError`: why that, or the times, could not be told; null while they are asked. */
export type Checkout = {
  shop: Shop;
  cart: KeptCart | null;
  lines: Cart;
  way: Way;
  draft: CheckoutDraft;
  store: UseQueryResult<StorePage>;
  reprice: Reprice;
  addresses: readonly Reachable[] | undefined;
  addressError: unknown;
  address: Reachable | null;
  slots: TimeSlots | undefined;
  slotsError: unknown;
  time: ChosenTime;
  offers: Offers;
  pack: Package | undefined;
  body: PriceBody | null;
  quote: UseQueryResult<PricedReply>;
  refresh: () => void;
};

type Known = Pick<Checkout, 'shop' | 'lines' | 'way' | 'address' | 'time' | 'draft'>;

/** The order as it is priced before offers are chosen for it. */
const orderWithoutOffers = ({ shop, lines, way, address, time, draft }: Known): PriceBody =>
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
  });

/** What a checkout knows: the cart, where and when it goes, the offers, and the server's price of all that. */
export const useCheckout = (shop: Shop): Checkout => {
  const { storeId } = shop;
  const cart = useKeptCart(shop);
  const draft = useCheckoutDraft(shop);
  const reprice = useReprice(shop);
  const store = useQuery(
    storeQuery(
      storeId,
      usePlace(({ spot }) => spot),
    ),
  );
  const wanted = cart?.way ?? 'delivery';
  const way = store.data === undefined ? wanted : offeredWay(wanted, store.data);
  const { addresses, address, ...asked } = useAddresses(shop);
  const slots = useQuery(slotsQuery(storeId, way));
  const pack = useQuery(packageQuery(storeId));
  const time = chosenTime(draft.time, slots.data?.result);
  const lines = orderedLines(cart?.lines ?? []);
  // collected, it goes nowhere
  const addressError = way === 'pickup' ? null : asked.error;
  const isPlaceKnown = way === 'pickup' ? !asked.isPending : addresses !== undefined;
  const isKnown = reprice.isDone && lines.length > 0 && isPlaceKnown && !slots.isPending;
  const base = isKnown ? orderWithoutOffers({ shop, lines, way, address, time, draft }) : null;
  const offers = useOffers(shop, base);
  const { gold, useMcoin = false } = useOfferChoice(shop);
  const body =
    base === null || offers.isWaiting
      ? null
      : { ...base, offerIds: [...offers.ids], goldIds: (gold ?? []).map(({ id }) => id), useMcoin };
  const quote = useQuery(quoteQuery(body));
  useNeeded(shop, quote.isPlaceholderData ? undefined : quote.data);
  // what has no question yet is asked by itself, once it has one
  const questions = [
    reprice.again,
    store.refetch,
    asked.refetch,
    slots.refetch,
    ...(base === null ? [] : [offers.refetch]),
    ...(body === null ? [] : [quote.refetch]),
  ];
  const refresh = (): void => {
    for (const ask of questions) void ask();
  };
  return {
    shop,
    cart,
    lines,
    way,
    draft,
    store,
    reprice,
    addresses,
    addressError,
    address,
    slots: slots.data,
    slotsError: slots.error,
    time,
    offers,
    pack: pack.data,
    body,
    quote,
    refresh,
  };
};
