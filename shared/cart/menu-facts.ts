import type { Cart, CartChoice } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';
import { checkSelection } from './check-selection.ts';
import { menuProductWithOptions, type MenuProduct } from './menu-product.ts';
import type { HighProp, ProductWithOptions } from './product-options.ts';
import type { FreshFacts } from './reprice-cart.ts';
import { cartChoice } from './sku-choice.ts';

/** The part of a takeout menu that a stored cart needs: its dishes by id, and its properties. */
export type MenuOfDishes = {
  products: ReadonlyMap<string, MenuProduct>;
  storeHighProps: readonly HighProp[];
};

const hasValues = ({ storeHighProps }: ProductWithOptions, { props }: CartLine): boolean =>
  props.every(({ highPropId, valueId }) =>
    storeHighProps.some(
      (prop) => prop.highPropId === highPropId && prop.valueList.some(({ id }) => id === valueId),
    ),
  );

const choiceNow = (
  line: CartLine,
  { products, storeHighProps }: MenuOfDishes,
): CartChoice | null => {
  const dish = products.get(line.productId);
  if (dish === undefined) return null;
  const product = menuProductWithOptions(dish, storeHighProps);
  const sku = product.defaultSkus.find(({ skuId }) => skuId === line.skuId) ?? null;
  const checked = checkSelection(product, { sku, props: line.props });
  if (!checked.ok || !hasValues(product, line)) return null;
  return {
    ...cartChoice(product, checked.sku, line.props),
    selectedPurchase: line.selectedPurchase,
  };
};

/**
 * The present facts of a takeout menu about the lines of a cart, for `repriceCart` and
 * `mergeCarts`. No entry: the dish, its SKU or a value that was chosen is gone.
 */
export const menuFacts = (cart: Cart, menu: MenuOfDishes): FreshFacts => {
  const facts = new Map<string, CartChoice>();
  for (const line of cart) {
    const choice = choiceNow(line, menu);
    if (choice !== null) facts.set(line.uuid, choice);
  }
  return facts;
};
