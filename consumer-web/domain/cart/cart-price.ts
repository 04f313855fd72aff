import type { Cart } from '#shared/cart/cart-choice.ts';
import type { Way } from '#shared/cart/delivery-mode.ts';
import { submitState, type CartSubmitRefusal } from '#shared/cart/submit-state.ts';
import type { TakeoutChoices, TakeoutWay } from '#shared/order/checkout/takeout-price.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import { deliveryFee } from '#shared/pricing/delivery/delivery-fee.ts';
import {
  deliveryFeeText,
  type DeliveryFeeText,
} from '#shared/pricing/delivery/delivery-fee-text.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import { priceWithHints, type SaveHint } from '#shared/pricing/save-hints.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Menu } from './cart-menu.ts';
import type { CartShop, StorePage } from './cart-shop.ts';

type Asked = {
  shop: Pick<CartShop, 'priceInput'>;
  menu: Menu;
  lines: Cart;
  way: TakeoutWay;
  isLoggedIn: boolean;
  more?: Partial<Pick<TakeoutChoices, 'bags' | 'serviceFees' | 'chosenOffers' | 'pickedGifts'>>;
};

/** How the order would leave for the place that the store's page was asked for. */
export const wayTo = (
  way: Way,
  { distance, passBridge }: Pick<StorePage, 'distance' | 'passBridge'>,
  point: Point,
): TakeoutWay =>
  way === 'pickup' ? { kind: 'pickup' } : { kind: 'delivery', point, distance, passBridge };

/** What a delivery to a place costs from the store's threshold on, and what lowers it; null where an order cannot be delivered. */
export const deliveryTerms = (
  { shop, menu, way }: Pick<Asked, 'menu' | 'way'> & { shop: Pick<CartShop, 'handover'> },
  store: Pick<StorePage, 'sendPrice'>,
): { feeCents: Cents; text: DeliveryFeeText | null } | null => {
  const handover = shop.handover(way, menu.store);
  if (handover.kind === 'pickup') return null;
  const { plan, distanceMeters, crossesBridge, offers } = handover;
  const input = {
    goodsCents: store.sendPrice,
    weightKg: 0,
    distanceMeters,
    crossesBridge,
    hasFresh: false,
    plan,
    offers,
  };
  const fee = deliveryFee(input);
  return fee.ok ? { feeCents: fee.feeCents, text: deliveryFeeText(input) } : null;
};

/** The service fees of an order in one way of getting it. */
export const serviceFeesOf = ({ serviceFees }: StorePage, way: Way): StorePage['serviceFees'] =>
  serviceFees.filter(({ pickup }) => pickup || way === 'delivery');

/** The cart as the price engine reads it; bags and coupons belong to the checkout. */
export const cartInput = ({ shop, menu, lines, way, isLoggedIn, more }: Asked): PriceInput =>
  shop.priceInput(
    menu.store,
    lines.flatMap(({ productId }) => menu.products.get(productId) ?? []),
    {
      lines,
      way,
      bags: 0,
      serviceFees: [],
      buyer: { isLoggedIn, appVersion: null, paymentChannel: null },
      chosenOffers: [],
      ...more,
    },
  );

/** A cart with its price, what a little more would save, and whether it may be sent. */
export type PricedCart = {
  lines: Cart;
  quote: CartQuote;
  hints: readonly SaveHint[];
  isEnabled: boolean;
  refusals: readonly CartSubmitRefusal[];
};

/** Prices a cart for a store's page, in one way of getting it. */
export const priceOf = (asked: Asked, store: StorePage, now: Instant): PricedCart => {
  const serviceFees = serviceFeesOf(store, asked.way.kind).map(({ kind, amount }) => ({
    kind,
    cents: amount,
  }));
  const input = cartInput({ ...asked, more: { ...asked.more, serviceFees } });
  const { quote, hints } =
    asked.lines.length > 0
      ? priceWithHints(input, [], now)
      : { quote: priceCart(input, now), hints: [] };
  const { isEnabled, refusals } = submitState({
    cart: asked.lines,
    way: asked.way.kind,
    quote,
    plan: asked.menu.store.plan,
    requiredInStock: store.requiredInStock ?? false,
    store,
  });
  return {
    lines: asked.lines,
    quote,
    hints,
    isEnabled,
    refusals,
  };
};
