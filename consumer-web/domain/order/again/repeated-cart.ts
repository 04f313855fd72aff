import { addToCart } from '#shared/cart/add-to-cart.ts';
import type { Cart, CartChoice } from '#shared/cart/cart-choice.ts';
import { cartRoom, isSoldOut } from '#shared/cart/cart-room.ts';
import { checkSelection } from '#shared/cart/check-selection.ts';
import { lineId } from '#shared/cart/line-id.ts';
import { setQuantity } from '#shared/cart/set-quantity.ts';
import { cartChoice } from '#shared/cart/sku-choice.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import { withOptions, type Menu } from '../../cart/cart-menu.ts';
import type { Order } from '../model.ts';
import type { Gone } from '../store-orders.ts';

/** A line of an order, as it was chosen. */
export type Bought = Pick<
  Order['productList'][number],
  'productId' | 'skuId' | 'productName' | 'quantity' | 'props' | 'selectedPurchase'
>;
/** The lines of an order that its guest chose: without those that the store put in for something that was out. */
export const chosenLines = <L extends Pick<Order['productList'][number], 'isSubstitute'>>(
  lines: readonly L[],
): L[] => lines.filter(({ isSubstitute }) => !isSubstitute);

/** `addOns`: lines of the cart, with names, that were bought as add-ons. */
export type RepeatedCart = {
  cart: Cart;
  gone: readonly Gone[];
  addOns: readonly { uuid: string; name: string }[];
};

const choiceOf = (bought: Bought, menu: Menu): CartChoice | Gone => {
  const { productName: name, props } = bought;
  const dish = menu.products.get(bought.productId);
  if (dish === undefined) return { name, why: 'gone' };
  if (dish.sellout && dish.saleHours?.isOff === true)
    return { name, why: 'hours', hours: dish.saleHours.words };
  const product = withOptions(dish, menu);
  const sku = product.defaultSkus.find(({ skuId }) => skuId === bought.skuId) ?? null;
  const isKnown = props.every((prop) =>
    product.storeHighProps.some(
      ({ highPropId, valueList }) =>
        highPropId === prop.highPropId && valueList.some(({ id }) => id === prop.valueId),
    ),
  );
  if (sku === null || !isKnown || !checkSelection(product, { sku, props }).ok)
    return { name, why: 'options' };
  const choice = {
    ...cartChoice(product, sku, props),
    selectedPurchase: bought.selectedPurchase && product.purchase !== null,
  };
  return isSoldOut(choice) ? { name, why: 'soldOut' } : choice;
};

/** As many as were bought, or as many as are in stock; a line that holds more already stays. */
const withLine = (
  cart: Cart,
  choice: CartChoice,
  { productName: name, quantity: wanted }: Bought,
  now: Instant,
): { cart: Cart; gone: Gone | null } => {
  const uuid = lineId(choice);
  const held = cart.find((line) => line.uuid === uuid)?.quantity ?? 0;
  if (held >= wanted) return { cart, gone: null };
  const quantity = Math.min(wanted, held + Math.max(0, cartRoom(cart, choice).pieces));
  const added =
    held > 0 ? { ok: true as const, cart } : addToCart(cart, choice, { now, takesOrders: true });
  if (quantity === 0 || !added.ok) return { cart, gone: { name, why: 'soldOut' } };
  const set = setQuantity(added.cart, uuid, {
    quantity: Math.max(quantity, choice.minPurchase),
    now,
  });
  return {
    cart: set.ok ? set.cart : added.cart,
    gone: quantity < wanted ? { name, why: 'less', count: quantity } : null,
  };
};

/** What of an order can be chosen now; lines that have become one are added up. */
const choicesOf = (products: readonly Bought[], menu: Menu) => {
  const found = new Map<string, { choice: CartChoice; bought: Bought }>();
  const gone: Gone[] = [];
  for (const bought of products) {
    const choice = choiceOf(bought, menu);
    if ('why' in choice) {
      gone.push(choice);
      continue;
    }
    const uuid = lineId(choice);
    const same = found.get(uuid)?.bought;
    found.set(uuid, {
      choice,
      bought: {
        ...bought,
        quantity: bought.quantity + (same?.quantity ?? 0),
        selectedPurchase: bought.selectedPurchase || (same?.selectedPurchase ?? false),
      },
    });
  }
  return { found: [...found], gone };
};

/**
 * A cart with an old order's dishes added, as the menu has them now, and a list of what is not
 * available. Repeating it adds nothing twice.
 */
export const repeatedCart = (
  cart: Cart,
  { products, menu, now }: { products: readonly Bought[]; menu: Menu; now: Instant },
): RepeatedCart => {
  const { found, gone } = choicesOf(products, menu);
  return found.reduce<RepeatedCart>(
    (sum, [uuid, { choice, bought }]) => {
      const added = withLine(sum.cart, choice, bought, now);
      return {
        cart: added.cart,
        gone: added.gone === null ? sum.gone : [...sum.gone, added.gone],
        addOns: bought.selectedPurchase
          ? [...sum.addOns, { uuid, name: bought.productName }]
          : sum.addOns,
      };
    },
    { cart, gone, addOns: [] },
  );
};

/** The add-ons of which a priced cart has pieces at their full price, with that price. */
export const atFullPrice = (
  addOns: RepeatedCart['addOns'],
  { lines }: Pick<CartQuote, 'lines'>,
): Gone[] =>
  addOns.flatMap(({ uuid, name }): Gone[] => {
    const price = lines
      .find((line) => line.uuid === uuid)
      ?.units.find(({ step }) => step === 'goods')?.unitPrice;
    return price === undefined || price === null ? [] : [{ name, why: 'fullPrice', price }];
  });
