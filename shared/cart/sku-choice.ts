import type { CartChoice } from './cart-choice.ts';
import type { ChosenProp, Ingredient } from './cart-line.ts';
import { stockPieces } from './cart-room.ts';
import type { HighProp, ProductWithOptions, Sku, SkuSelection } from './product-options.ts';

const defaultSku = (skus: readonly Sku[]): Sku | null =>
  skus.find((sku) => sku.selected) ??
  skus.find((sku) => stockPieces(sku.storeStock) > 0) ??
  skus[0] ??
  null;

const defaultProps = ({ highPropId, required, valueList }: HighProp): ChosenProp[] => {
  const marked = valueList.filter((value) => value.selected && !value.sellout);
  const first = valueList.find((value) => !value.sellout);
  const chosen = marked.length === 0 && required && first ? [first] : marked;
  return chosen.map(({ id }) => ({ highPropId, valueId: id, count: 1 }));
};

/**
 * What a popup opens with (spec 002 §4 "SKU popup"): the SKU that is marked as selected, else the
 * first in stock, else the first; of each property the marked values, and of a required one without
 * any the first that is not sold out. A required property whose values are all sold out stays empty
 * and fails `checkSelection`.
 */
export const defaultSelection = ({
  defaultSkus,
  storeHighProps,
}: ProductWithOptions): SkuSelection => ({
  sku: defaultSku(defaultSkus),
  props: storeHighProps.flatMap(defaultProps),
});

/**
 * What the chosen values add, one ingredient for each time that a value is chosen; values without a
 * price are none. Values that the product does not have are ignored.
 */
export const chosenIngredients = (
  { storeHighProps }: Pick<ProductWithOptions, 'storeHighProps'>,
  props: readonly ChosenProp[],
): Ingredient[] =>
  storeHighProps.flatMap(({ highPropId, valueList }) =>
    valueList
      .filter(({ storePrice }) => storePrice !== 0)
      .flatMap(({ id, storePrice }) =>
        props
          .filter((prop) => prop.highPropId === highPropId && prop.valueId === id)
          .flatMap(({ count }) => Array.from({ length: count }, () => ({ id, price: storePrice }))),
      ),
  );

/**
 * The choice of a product with one of its SKUs, ready for `addToCart`; `piecePrice` prices a piece
 * of it. Check the selection first.
 */
export const cartChoice = (
  product: ProductWithOptions,
  sku: Sku,
  props: readonly ChosenProp[],
): CartChoice => ({
  productId: product.productId,
  merchantProductId: product.merchantProductId,
  multiSku: product.multiSku,
  sellout: product.sellout,
  limitCount: product.limitCount,
  isFresh: product.isFresh,
  required: product.required,
  volume: product.volume,
  merchantCategoryChain: product.merchantCategoryChain,
  brandChain: product.brandChain,
  seckill: product.seckill,
  discount: product.discount,
  oldDiscount: product.oldDiscount,
  halfPrice: product.halfPrice,
  welfare: product.welfare,
  group: product.group,
  purchase: product.purchase,
  skuId: sku.skuId,
  storeProductSkuDetailId: sku.storeProductSkuDetailId,
  price: sku.skuPrice,
  weight: sku.weight,
  minPurchase: sku.minPurchase,
  maxPurchase: sku.orderLimitCount,
  storeStock: sku.storeStock,
  props,
  ingredients: chosenIngredients(product, props),
  selectedPurchase: false,
  isMallCoupon: false,
  mallCouponUserId: null,
});
