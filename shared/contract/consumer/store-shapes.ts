import * as z from 'zod/mini';
import { ALLERGENS } from '../../codes/allergen.ts';
import type { ProductId } from '../../kernel/ids.ts';
import { count, dollars, id } from '../wire.ts';
import { menuSaleHours } from './sale-hours.ts';

const limit = z.int().check(z.gte(-1));

/** A lower price for single pieces; -1 is no limit (spec 002 §3). */
const unitOffer = z.object({
  activityId: z.string(),
  price: dollars,
  stock: limit,
  userRemaining: limit,
});

const sku = z.object({
  storeProductSkuDetailId: z.string(),
  skuId: z.string(),
  skuName: z.string(),
  skuPrice: dollars,
  selected: z.boolean(),
  weight: z.number(),
  minPurchase: count,
  orderLimitCount: limit,
  storeStock: limit,
});

/**
 * A property with its values (spec 002 §3 "storeHighProps"); a menu writes each once, and its
 * products name it.
 */
export const highProp = z.object({
  highPropId: z.string(),
  required: z.boolean(),
  multipart: z.boolean(),
  limitMinQuantity: count,
  limitQuantity: count,
  propertyNameCn: z.string(),
  valueList: z.array(
    z.object({
      id: z.string(),
      highPropValue: z.string(),
      storePrice: dollars,
      selected: z.boolean(),
      sellout: z.boolean(),
    }),
  ),
});

/**
 * What of a product only a supermarket has. `required`: fresh goods want one of these beside them
 * (decision G8); `brandChain`: ids of its brands; `unit`: what one piece is; `volume` in litres;
 * `isReadyToEat`: tableware is asked for (decision P23).
 */
const goods = z.object({
  required: z.boolean(),
  isFresh: z.boolean(),
  isReadyToEat: z.boolean(),
  brandChain: z.array(z.string()),
  brandName: z.string(),
  unit: z.string(),
  volume: z.number(),
});

/**
 * The price of the zone for new users (spec 002 §3, decision P11), sent only to members who have
 * never paid a supermarket; `orderBuyProductLimit`: pieces of one order.
 */
const welfare = z.object({
  welfareProductId: z.string(),
  welfareProductPrice: dollars,
  welfareProductStock: limit,
  isLimitOrderBuyProduct: z.boolean(),
  orderBuyProductLimit: limit,
});

/**
 * A product of a menu: what it shows and what cart and price need. `price` is of its cheapest SKU
 * without promotion; `isDiscount` also needs pieces left (spec 001 §5); `productDiscountRate`: the
 * rate that stays, null for none. `allergens`: what it may contain; null where the store has not
 * declared them, which does not mean none. `spice`: 0 not at all to 3. `saleHours`: of a dish that is
 * offered at hours; outside them it counts as sold out, unless it can be ordered ahead. `goods`: a
 * supermarket's only.
 */
export const menuProduct = z.object({
  productId: id<ProductId>(),
  productName: z.string(),
  imgUrl: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  allergens: z.nullable(z.array(z.enum(ALLERGENS))),
  isVegetarian: z.boolean(),
  spice: count,
  price: dollars,
  originalPrice: z.nullable(dollars),
  saleQtyTotal: count,
  alcoholPercent: z.number(),
  boxPrice: dollars,
  isDiscount: z.boolean(),
  discountStock: limit,
  productDiscountRate: z.nullable(z.number()),
  multiSku: z.boolean(),
  sellout: z.boolean(),
  limitCount: limit,
  merchantCategoryChain: z.array(z.string()),
  skus: z.array(sku),
  highPropIds: z.array(z.string()),
  discount: z.nullable(unitOffer),
  seckill: z.nullable(unitOffer),
  purchase: z.nullable(z.object({ activityId: z.string() })),
  saleHours: z.exactOptional(menuSaleHours),
  group: z.exactOptional(z.object({ activityId: z.string() })),
  halfPrice: z.exactOptional(
    z.object({ activityId: z.string(), stock: limit, userRemaining: limit }),
  ),
  welfare: z.exactOptional(welfare),
  goods: z.exactOptional(goods),
});
/** A dish of a menu. */
export type MenuProductRow = z.output<typeof menuProduct>;

/** A class of a menu. */
export const classify = z.object({
  classifyId: z.string(),
  classifyName: z.string(),
  imgUrl: z.string(),
  isFlashClassify: z.boolean(),
  products: z.array(menuProduct),
});

const scope = {
  productType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  productTypeIdList: z.array(z.string()),
  productList: z.array(z.string()),
};

/** Full-reduction (1: `discount` in dollars) or full-discount (2: the rate that stays). */
export const fullActivity = z.discriminatedUnion('activityType', [
  z.object({
    id: z.string(),
    shareVoucher: z.boolean(),
    ...scope,
    activityType: z.literal(1),
    discountContentList: z.array(z.object({ fullAtm: dollars, discount: dollars })),
  }),
  z.object({
    id: z.string(),
    shareVoucher: z.boolean(),
    ...scope,
    activityType: z.literal(2),
    discountContentList: z.array(z.object({ fullAtm: dollars, discount: z.number() })),
  }),
]);

/** What a delivery costs (spec 002 §3). Nothing of a takeout store is fresh: that part is a supermarket's. */
export const deliveryPlan = z.object({
  amount: dollars,
  limitWeight: z.nullish(z.number()),
  baseWeight: z.nullish(z.number()),
  overWeightEnable: z.nullish(z.boolean()),
  overWeightStairs: z.nullish(z.array(z.object({ weight: z.number(), cost: dollars }))),
  costStairs: z.nullish(z.array(z.object({ amount: dollars, cost: dollars }))),
  freshEnable: z.nullish(z.boolean()),
  freshCost: z.nullish(dollars),
  passBridgeEnable: z.nullish(z.boolean()),
  passBridgeCost: z.nullish(dollars),
  distanceEnable: z.nullish(z.boolean()),
  distanceStairs: z.nullish(
    z.array(
      z.object({ distance: z.number(), unitCost: dollars, unitPassBridgeCost: z.nullish(dollars) }),
    ),
  ),
});

/** A delivery-fee promotion (spec 002 §3). */
export const deliveryOffer = z.object({
  activityType: z.int(),
  deliveryDetails: z.nullish(z.array(z.object({ limitAmount: dollars, amount: dollars }))),
  isContainAddAmtn: z.nullish(z.boolean()),
  isContainOverWeightAmtn: z.nullish(z.boolean()),
  isMerchantShare: z.nullish(z.boolean()),
});

const shares = {
  shareVoucher: z.boolean(),
  shareFullDiscount: z.boolean(),
  shareFullReduction: z.boolean(),
};

/** The pickup offer of a store. */
export const selfTake = z.object({
  id: z.string(),
  discountRate: z.number(),
  limitAmount: dollars,
});
/** An add-on offer: goods at a lower price beside an order. */
export const purchaseActivity = z.object({
  activityId: z.string(),
  purchaseLimitAmount: dollars,
  price: dollars,
  stock: limit,
  joinLimit: limit,
  joinLimitQuantity: limit,
  ...shares,
});

/** "Group" of a supermarket (decisions H4, H5): type 1 any `compositeQuantity` pieces for an amount, type 2 a price from the piece after `threshold` on. */
const compositeActivity = z.object({
  activityId: z.string(),
  compositeVO: z.discriminatedUnion('compositeType', [
    z.object({
      compositeType: z.literal(1),
      compositeQuantity: count,
      compositeAmount: dollars,
    }),
    z.object({ compositeType: z.literal(2), threshold: count, price: dollars }),
  ]),
  stock: limit,
  joinLimit: limit,
  joinLimitQuantity: limit,
  orderProductStyleLimit: z.boolean(),
  orderProductStyleLimitQuantity: limit,
  ...shares,
});

/** Gifts for pieces of a supermarket's products (decision H9); a gift is a product of the store. */
const buyGiftActivity = z.object({
  buyGiftId: z.string(),
  buyProduct: z.object({ merchantProductIds: z.array(z.string()) }),
  limits: z.array(
    z.object({
      limitQuantity: count,
      gifts: z.array(
        z.object({
          merchantProductId: z.string(),
          giftQuantity: count,
          stock: limit,
          canUseStock: limit,
          productWeight: z.number(),
          isFresh: z.boolean(),
        }),
      ),
      isDouble: z.boolean(),
      isWhatever: z.boolean(),
    }),
  ),
  singleOrderJoinCount: limit,
  isLimitJoin: z.boolean(),
  joinRemaining: count,
});

/** `fullGift`: the name of the gift; `stock`: pieces left; `weight` of one in kilograms. */
const fullGiftTier = z.object({
  giftId: z.string(),
  limitAmount: dollars,
  fullGift: z.string(),
  qty: count,
  stock: limit,
  weight: z.number(),
});
/** The gifts of a store, by the amount from which they come (spec 001 §3). */
export const fullGiftTiers = z.array(fullGiftTier);

/** All that a store has on and a price depends on: `TakeoutActivities` of the core. */
export const menuActivities = z.object({
  full: z.array(fullActivity),
  fullGift: z.nullable(z.object({ id: z.string(), fullGiftDetails: fullGiftTiers })),
  discount: z.array(
    z.object({ id: z.string(), orderLimitType: z.int(), orderLimitCount: limit, ...shares }),
  ),
  purchase: z.array(purchaseActivity),
  composite: z.exactOptional(z.array(compositeActivity)),
  buyGift: z.exactOptional(z.array(buyGiftActivity)),
  selfTake: z.nullable(selfTake),
  delivery: z.nullable(deliveryOffer),
  merchantDelivery: z.nullable(deliveryOffer),
});

/** What of a store a price depends on: `TakeoutPriceStore` of the core. */
export const priceStore = z.object({
  id: z.string(),
  lat: z.number(),
  lon: z.number(),
  sendPrice: dollars,
  discountLimitType: z.int(),
  discountLimitQty: limit,
  seckillLimitQty: limit,
  halfPriceLimitQty: z.exactOptional(limit),
  plan: deliveryPlan,
  bag: z.object({ price: dollars, isExempt: z.boolean() }),
  activities: menuActivities,
});
