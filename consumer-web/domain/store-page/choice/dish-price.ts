import { shelfPrice } from '#shared/cart/shelf-price.ts';
import { must } from '#shared/kernel/result.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';

/** The price facts of a dish's card. `isFrom`: other sizes cost more. `left`: pieces at the lower price or in stock, when few; `limit`: how many one may have at it. */
export type DishPrice = {
  now: Cents;
  was: Cents | null;
  isFrom: boolean;
  left: number | null;
  limit: number | null;
};

/** Fewer pieces left than this are shown. */
const FEW = 10;

const fewest = (...counts: readonly (number | undefined)[]): number | null => {
  const known = counts.filter((count) => count !== undefined && count >= 0).map(Number);
  return known.length === 0 ? null : Math.min(...known);
};

/** What the first piece of the dish's least size costs. */
export const dishPrice = (dish: MenuProductRow): DishPrice => {
  const sku = must(
    dish.skus.find(({ skuPrice }) => skuPrice === dish.price) ?? dish.skus[0],
    'a SKU of a dish',
  );
  const { now, was, offer } = shelfPrice({ ...dish, price: sku.skuPrice });
  const left = fewest(offer?.stock, sku.storeStock);
  return {
    now,
    was,
    isFrom: dish.skus.some(({ skuPrice }) => skuPrice > sku.skuPrice),
    left: left !== null && left < FEW ? left : null,
    limit: fewest(offer?.left, dish.limitCount),
  };
};

/** Whether something must or can be chosen before the dish goes into the cart. */
export const hasChoices = ({ multiSku, highPropIds }: MenuProductRow): boolean =>
  multiSku || highPropIds.length > 0;
