import type { Cents } from '../kernel/money.ts';
import type { ChosenProp, Limit, LinePromotions } from './cart-line.ts';

/** A SKU of a product with options, money in cents, weight in kg (spec 002 §3 "defaultSkus"). */
export type Sku = {
  storeProductSkuDetailId: string;
  skuId: string;
  skuName: string;
  skuPrice: Cents;
  selected: boolean;
  weight: number;
  minPurchase: number;
  orderLimitCount: Limit;
  storeStock: Limit;
};

/** A value of a property; `storePrice` is what it adds to each piece, in cents. */
export type PropValue = {
  id: string;
  highPropValue: string;
  storePrice: Cents;
  selected: boolean;
  sellout: boolean;
};

/**
 * A property of a product (spec 002 §3 "storeHighProps"). `multipart`: several values;
 * `limitMinQuantity` of them at least when `required`, `limitQuantity` at most (-1, 0 or missing:
 * no limit).
 */
export type HighProp = {
  highPropId: string;
  required: boolean;
  multipart: boolean;
  limitMinQuantity?: number | null | undefined;
  limitQuantity?: number | null | undefined;
  propertyNameCn: string;
  valueList: readonly PropValue[];
};

/** A product as its popup needs it (spec 002 §3 "Product with options"). */
export type ProductWithOptions = LinePromotions & {
  productId: string;
  merchantProductId: string;
  multiSku: boolean;
  sellout: boolean;
  limitCount: Limit;
  isFresh: boolean;
  required: boolean;
  volume: number;
  merchantCategoryChain: readonly string[];
  brandChain: readonly string[];
  defaultSkus: readonly Sku[];
  storeHighProps: readonly HighProp[];
};

/**
 * What is chosen in the popup: a SKU (null when the product has none) and values of its properties.
 */
export type SkuSelection = { sku: Sku | null; props: readonly ChosenProp[] };
