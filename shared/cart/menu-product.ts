import type { Cents } from '../kernel/money.ts';
import { NO_PROMOTIONS, type Limit, type UnitOffer } from './cart-line.ts';
import type { HighProp, ProductWithOptions, Sku } from './product-options.ts';

/**
 * A dish of a takeout menu, as far as a cart needs it. Its properties are the menu's, by id, each
 * written once.
 */
export type MenuProduct = {
  productId: string;
  multiSku: boolean;
  sellout: boolean;
  limitCount: Limit;
  merchantCategoryChain: readonly string[];
  skus: readonly Sku[];
  highPropIds: readonly string[];
  discount: UnitOffer | null;
  seckill: UnitOffer | null;
  purchase: { activityId: string } | null;
  boxPrice: Cents;
};

/**
 * A dish with its options, as the popup and the cart take it. Properties that the menu does not
 * have are left out.
 */
export const menuProductWithOptions = (
  product: MenuProduct,
  storeHighProps: readonly HighProp[],
): ProductWithOptions => {
  const byId = new Map(storeHighProps.map((prop) => [prop.highPropId, prop]));
  const {
    productId,
    multiSku,
    sellout,
    limitCount,
    merchantCategoryChain,
    discount,
    seckill,
    purchase,
  } = product;
  return {
    ...NO_PROMOTIONS,
    productId,
    merchantProductId: productId,
    multiSku,
    sellout,
    limitCount,
    // only a supermarket has brands, fresh goods and required products
    required: false,
    brandChain: [],
    isFresh: false,
    volume: 0,
    merchantCategoryChain,
    discount,
    seckill,
    purchase,
    defaultSkus: product.skus,
    storeHighProps: product.highPropIds.flatMap((id) => byId.get(id) ?? []),
  };
};
