import type { Cents } from '../kernel/money.ts';
import { UNLIMITED, type Limit, type LinePromotions, type UnitOffer } from './cart-line.ts';
import type { HighProp, ProductWithOptions, Sku } from './product-options.ts';

/** What of a product only a supermarket has (spec 002 §3 "Market product"); `volume` in litres. */
type Goods = {
  required: boolean;
  isFresh: boolean;
  brandChain: readonly string[];
  volume: number;
};

/** The price for new users as the wire has it; `isLimitOrderBuyProduct` false: no limit an order. */
export type Welfare = {
  welfareProductId: string;
  welfareProductPrice: Cents;
  welfareProductStock: Limit;
  isLimitOrderBuyProduct: boolean;
  orderBuyProductLimit: Limit;
};

/** The price for new users as a line has it. */
export const welfareOf = (welfare: Welfare): NonNullable<LinePromotions['welfare']> => ({
  welfareProductId: welfare.welfareProductId,
  price: welfare.welfareProductPrice,
  stock: welfare.welfareProductStock,
  orderLimit: welfare.isLimitOrderBuyProduct ? welfare.orderBuyProductLimit : UNLIMITED,
});

/** A dish is none of this. */
const NO_GOODS: Goods = { required: false, isFresh: false, brandChain: [], volume: 0 };

/**
 * A product of a menu, as far as a cart needs it. Its properties are the menu's, by id, each
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
  group?: LinePromotions['group'] | undefined;
  halfPrice?: LinePromotions['halfPrice'] | undefined;
  welfare?: Welfare | undefined;
  boxPrice: Cents;
  goods?: Goods | undefined;
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
  const { required, isFresh, brandChain, volume } = product.goods ?? NO_GOODS;
  return {
    productId,
    merchantProductId: productId,
    multiSku,
    sellout,
    limitCount,
    required,
    brandChain,
    isFresh,
    volume,
    merchantCategoryChain,
    discount,
    oldDiscount: null,
    seckill,
    purchase,
    halfPrice: product.halfPrice ?? null,
    group: product.group ?? null,
    welfare: product.welfare ? welfareOf(product.welfare) : null,
    defaultSkus: product.skus,
    storeHighProps: product.highPropIds.flatMap((id) => byId.get(id) ?? []),
  };
};
