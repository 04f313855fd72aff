import { UNLIMITED } from '#shared/cart/cart-line.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { roundRatio } from '#shared/kernel/money.ts';
import type { TakeoutActivities, TakeoutPriceStore } from '#shared/order/checkout/takeout-price.ts';
import type { Context } from '#server/kit/context.ts';
import { buyGiftsOf, compositesOf, groupOf, halfPriceOf, welfareOf } from './bundles.ts';
import { fullActivities } from './full-activities.ts';
import { ofKind } from './of-kind.ts';
import { type TakeoutProduct } from './menu-repo.ts';
import {
  discountOf,
  flashOf,
  purchaseOf,
  purchasesOf,
  type OfferFacts,
  type Offered,
} from './offers.ts';
import type { TakeoutActivityOf } from './activity-rules.ts';
import type { TakeoutStore } from './store-repo.ts';
import type { ProductFacts, ProductSku } from './menu-document.ts';
import { menuHoursRow } from './sale-hours-row.ts';
import { forReply } from './writable.ts';
import type { OptionGroup } from './store-document.ts';

type Pick = Context['pick'];

const skuRow = (
  { id, name, price, weight, minPurchase, isSoldOut, isDefault }: ProductSku,
  stock: number,
  pick: Pick,
) => ({
  storeProductSkuDetailId: id,
  skuId: id,
  skuName: pick(name),
  skuPrice: price,
  selected: isDefault,
  weight,
  minPurchase,
  orderLimitCount: UNLIMITED,
  storeStock: isSoldOut ? 0 : stock,
});

const goodsRow = (isRequired: boolean, goods: NonNullable<ProductFacts['goods']>, pick: Pick) => ({
  required: isRequired,
  isFresh: goods.isFresh,
  isReadyToEat: goods.isReadyToEat,
  brandChain: [...goods.brandChain],
  brandName: pick(goods.brand),
  unit: pick(goods.unit),
  volume: goods.volume,
});

/** Promotions that few products take part in: those that do not say nothing of them. */
const bundlesOf = (product: TakeoutProduct, offers: OfferFacts) => {
  const group = groupOf(product, offers.activities);
  const halfPrice = halfPriceOf(product, offers);
  const welfare = welfareOf(product, offers);
  return {
    ...(group && { group }),
    ...(halfPrice && { halfPrice }),
    ...(welfare && { welfare }),
  };
};

const NEVER = () => [];

/** A product as menus and the cart see it. */
export const productRow = (
  product: TakeoutProduct,
  offers: OfferFacts,
  pick: Pick,
): MenuProductRow => {
  const { facts, stock, price, skuStock } = product;
  const [discount, seckill] = [discountOf(product, offers), flashOf(product, offers)];
  const { now, wantedAt: at = now, ahead = NEVER } = offers;
  const saleHours = facts.saleHours && menuHoursRow(facts.saleHours, stock, { at, pick, ahead });
  const isOff = saleHours?.isOff === true && saleHours.laterAt === null;
  const lowest = Math.min(discount?.price ?? price, seckill?.price ?? price);
  return {
    productId: product.id,
    productName: pick(product.name),
    imgUrl: product.picture,
    description: pick(facts.description),
    tags: facts.tags.map(pick),
    allergens: facts.allergens ? [...facts.allergens] : null,
    isVegetarian: facts.isVegetarian ?? false,
    spice: facts.spice,
    price,
    originalPrice: facts.original,
    saleQtyTotal: product.sold,
    alcoholPercent: facts.alcohol,
    boxPrice: product.boxPrice,
    isDiscount: discount !== null,
    discountStock: discount?.stock ?? 0,
    productDiscountRate: lowest < price ? roundRatio(lowest / price) : null,
    multiSku: facts.skus.length > 1,
    sellout: !product.isShelf || stock === 0 || isOff,
    limitCount: product.limitCount,
    merchantCategoryChain: [...(facts.goods?.classChain ?? [product.classifyId])],
    skus: facts.skus.map((sku) => skuRow(sku, skuStock[sku.id] ?? stock, pick)),
    highPropIds: [...facts.optionIds],
    discount,
    seckill,
    purchase: purchaseOf(product, offers),
    ...(saleHours && { saleHours }),
    ...bundlesOf(product, offers),
    ...(facts.goods && { goods: goodsRow(product.isRequired, facts.goods, pick) }),
  };
};

/** An option group as the wire names it (spec 002 §3 "storeHighProps"). */
export const highPropRow = (
  { id, name, required, multipart, limitMinQuantity, limitQuantity, values }: OptionGroup,
  pick: Pick,
) => ({
  highPropId: id,
  required,
  multipart,
  limitMinQuantity,
  limitQuantity,
  propertyNameCn: pick(name),
  valueList: values.map((value) => ({
    id: value.id,
    highPropValue: pick(value.name),
    storePrice: value.price,
    selected: value.selected,
    sellout: value.sellout,
  })),
});

/** The gifts of a store at its amounts, with what is left of each (spec 001 §3). */
export const giftTiers = (
  { rules: { details, stock } }: TakeoutActivityOf<'fullGift'>,
  pick: Pick,
) =>
  details.map(({ id, limitAmount, gift, qty, weight }) => ({
    giftId: id,
    limitAmount,
    fullGift: pick(gift),
    qty,
    stock: stock[id] ?? 0,
    weight,
  }));

/** Products that are given, by id. */
type GiftProducts = ReadonlyMap<string, TakeoutProduct>;
const NO_GIFTS: GiftProducts = new Map();

const bundleActivities = (offered: Offered, gifts: GiftProducts) => {
  const [composite, buyGift] = [compositesOf(offered), buyGiftsOf(offered, gifts)];
  return {
    ...(composite.length > 0 && { composite }),
    ...(buyGift.length > 0 && { buyGift: forReply(buyGift) }),
  };
};

/** What a store has on for a guest, as prices depend on it; one promotion of a kind where only one counts. */
const priceActivities = (
  store: { facts: TakeoutStore['facts'] },
  { activities, taken, gifts = NO_GIFTS }: Offered & { gifts?: GiftProducts },
  pick: Pick,
) => {
  const fullGift = ofKind(activities, 'fullGift')[0];
  const selfTake = ofKind(activities, 'selfTake')[0];
  return {
    full: fullActivities(store, activities).map(({ id, rules }) => ({ ...rules, id })),
    fullGift: fullGift ? { id: fullGift.id, fullGiftDetails: giftTiers(fullGift, pick) } : null,
    discount: ofKind(activities, 'discount').map(({ id, rules }) => ({ ...rules, id })),
    purchase: purchasesOf({ activities, taken }),
    ...bundleActivities({ activities, taken }, gifts),
    selfTake: selfTake
      ? {
          id: selfTake.id,
          discountRate: selfTake.rules.discountRate,
          limitAmount: selfTake.rules.limitAmount,
        }
      : null,
    delivery: ofKind(activities, 'delivery')[0]?.rules ?? null,
    merchantDelivery: ofKind(activities, 'merchantDelivery')[0]?.rules ?? null,
  } satisfies TakeoutActivities;
};

/** What of a store a guest's price depends on: `takeoutPriceInput` of the core reads it, here and in the app. `gifts`: the products that its gifts are, by id. */
export const priceStoreOf = (
  { id, lat, lon, sendPrice, facts }: TakeoutStore,
  offered: Offered & { gifts?: GiftProducts },
  pick: Pick,
) =>
  ({
    id,
    lat,
    lon,
    sendPrice,
    ...facts.limits,
    plan: facts.plan,
    bag: facts.bag,
    activities: priceActivities({ facts }, offered, pick),
  }) satisfies TakeoutPriceStore;
