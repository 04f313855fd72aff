import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Cart } from '#shared/cart/cart-choice.ts';
import type { ChosenProp } from '#shared/cart/cart-line.ts';
import { checkSelection, propLimits } from '#shared/cart/check-selection.ts';
import type { Way } from '#shared/cart/delivery-mode.ts';
import type { HighProp } from '#shared/cart/product-options.ts';
import { cartChoice } from '#shared/cart/sku-choice.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import type { Dice } from '#server/demo/records/dice.ts';
import { withOptions, type Menu } from '../../consumer-web/domain/cart/cart-menu.ts';
import { addPieces } from '../../consumer-web/domain/cart/cart-pieces.ts';
import type { TimeSlot } from '../../consumer-web/domain/checkout/checkout-model.ts';
import { hasPromotion, type LoadedStore, type LoadedTown } from './loaded-town.ts';

/** What a guest orders. `place`: its position among those of the town; `time` null: the store has none. */
export type RandomOrder = {
  store: LoadedStore;
  lines: Cart;
  way: Way;
  place: number;
  time: TimeSlot | null;
  isPlasticBag: boolean;
  offers: readonly Offer[];
  /** Those in the cart; they stand alone (decision H1). */
  mallCoupons: readonly Offer[];
  /** The gifts that the guest picked, by their activity. */ pickedGifts: Record<string, string>;
};

const QUANTITIES = [1, 1, 1, 2, 2, 3, 4, 6, 10] as const;
const OFFERS = [0, 1, 1, 1, 2, 3] as const;

const some = <T>(dice: Dice, from: readonly T[], count: number): T[] => {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(dice.int(left.length), 1),
  ).flat();
};

/** Values of a property as its limits allow; one that may be taken several times sometimes is. */
const someValues = (dice: Dice, prop: HighProp): ChosenProp[] => {
  const { least, most } = propLimits(prop);
  const free = prop.valueList.filter(({ sellout }) => !sellout);
  const count = least + dice.int(Math.max(0, Math.min(most, free.length) - least) + 1);
  const times = count === 1 && most >= 2 && dice.chance(0.3) ? 2 : 1;
  return some(dice, free, count).map(({ id }) => ({
    highPropId: prop.highPropId,
    valueId: id,
    count: times,
  }));
};

/** The cart with some pieces of a dish; as it was where the store has not so many. */
const withDish = (
  dice: Dice,
  cart: Cart,
  { dish, menu, now }: { dish: MenuProductRow; menu: Menu; now: Instant },
): Cart => {
  const product = withOptions(dish, menu);
  const props = product.storeHighProps.flatMap((prop) => someValues(dice, prop));
  const selection = checkSelection(product, { sku: dice.pick(product.defaultSkus), props });
  if (!selection.ok) return cart;
  const selectedPurchase = product.purchase !== null && dice.chance(0.5);
  const choice = { ...cartChoice(product, selection.sku, props), selectedPurchase };
  const quantity = dice.pick(QUANTITIES);
  const added = addPieces(cart, choice, { quantity, now, takesOrders: true });
  return added.ok ? added.cart : cart;
};

/** A cart that this menu lets a guest fill; half of its dishes are in a promotion where there are any, and not all lines are ordered. */
const someLines = (dice: Dice, menu: Menu, now: Instant): Cart => {
  const dishes = [...menu.products.values()];
  const promoted = dishes.filter(hasPromotion);
  let cart: Cart = [];
  for (let tries = 1 + dice.int(5); tries > 0 || cart.length === 0; tries -= 1) {
    const from = promoted.length > 0 && dice.chance(0.5) ? promoted : dishes;
    cart = withDish(dice, cart, { dish: dice.pick(from), menu, now });
  }
  return cart.map((line, place) =>
    place > 0 && dice.chance(0.1) ? { ...line, selected: false } : line,
  );
};

/** A gift of each activity that the store has on, whether the cart earns it or not. */
const somePicks = (dice: Dice, { store }: Menu): Record<string, string> =>
  Object.fromEntries(
    (store.activities.buyGift ?? [])
      .filter(() => dice.chance(0.5))
      .map(({ buyGiftId, limits }) => {
        const gifts = limits.flatMap((step) => step.gifts);
        return [buyGiftId, dice.pick(gifts).merchantProductId];
      }),
  );

/** An order that a guest might make at a shop of the town. */
export const randomOrder = (
  dice: Dice,
  { stores, places, offers, mallCoupons }: LoadedTown,
  { kind, now }: { kind: StoreKind; now: Instant },
): RandomOrder => {
  const store = dice.pick(stores[kind]);
  const way = dice.pick(store.ways);
  const slots = store.slots[way];
  const mall =
    kind === 'market' && dice.chance(0.3) ? some(dice, mallCoupons, 1 + dice.int(2)) : [];
  return {
    store,
    lines: someLines(dice, store.menu, now),
    way,
    place: dice.int(places.length),
    time: slots.length === 0 ? null : dice.pick(slots),
    isPlasticBag: dice.chance(0.5),
    offers: mall.length > 0 ? [] : some(dice, offers[kind], dice.pick(OFFERS)),
    mallCoupons: mall,
    pickedGifts: somePicks(dice, store.menu),
  };
};
