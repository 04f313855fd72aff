import type { CartChoice } from '#shared/cart/cart-choice.ts';
import { NO_PROMOTIONS, UNLIMITED, type ChosenProp, type Limit, type UnitOffer } from '#shared/cart/cart-line.ts';
import { checkSelection } from '#shared/cart/check-selection.ts';
import type { HighProp, ProductWithOptions, Sku } from '#shared/cart/product-options.ts';
import { cartChoice } from '#shared/cart/sku-choice.ts';
import { minuteOfDay, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/context.ts';
import type { TakeoutActivity } from '#server/modules/takeout-store/activity-rules.ts';
import { ofKind, type ProductSku, type TakeoutProduct } from '#server/modules/takeout-store/menu-repo.ts';
import type { OptionGroup } from '#server/modules/takeout-store/repo.ts';
import { takenKey, type Taken } from '#server/modules/takeout-store/stock-repo.ts';

/** What a store has and what this guest had of it: what a choice is made of. */
export type Menu = { products: ReadonlyMap<string, TakeoutProduct>; options: readonly OptionGroup[]; activities: readonly TakeoutActivity[]; taken: Taken; now: Instant };
export type Chosen = { productId: string; skuId: string; props: readonly ChosenProp[]; selectedPurchase: boolean };

const left = (limit: Limit, used: number): Limit => (limit < 0 ? UNLIMITED : Math.max(0, limit - used));
const least = (a: Limit, b: Limit): Limit => (a < 0 ? b : b < 0 ? a : Math.min(a, b));

const discountOf = (product: TakeoutProduct, { activities, taken }: Menu): UnitOffer | null => {
  const { discount } = product;
  const activity = ofKind(activities, 'discount').find(({ id }) => id === discount?.activityId);
  if (discount === null || activity === undefined || discount.stock === 0) return null;
  const key = takenKey(activity.id, product.id);
  const { orderLimitType, orderLimitCount, userLimit } = activity.rules;
  const [ever, today] = [taken.ever.get(key) ?? 0, taken.today.get(key) ?? 0];
  const byRule = orderLimitType === 2 ? left(orderLimitCount, today) : orderLimitType === 3 ? left(orderLimitCount, ever) : UNLIMITED;
  return { activityId: activity.id, price: discount.price, stock: discount.stock, userRemaining: least(byRule, left(userLimit, ever)) };
};

/** A flash sale may have its hours of the day. */
const isInHours = ({ fromMinute = 0, toMinute = 1440 }: { fromMinute?: number; toMinute?: number }, now: Instant): boolean => {
  const minute = minuteOfDay(now);
  return minute >= fromMinute && minute < toMinute;
};

const flashOf = (product: TakeoutProduct, { activities, taken, now }: Menu): UnitOffer | null => {
  const { flash } = product;
  const activity = ofKind(activities, 'flash').find(({ id }) => id === flash?.activityId);
  if (flash === null || activity === undefined || flash.stock === 0 || !isInHours(activity.rules, now)) return null;
  return { activityId: activity.id, price: flash.price, stock: flash.stock, userRemaining: left(activity.rules.userLimit, taken.today.get(takenKey(activity.id, product.id)) ?? 0) };
};

const skuOf = (product: TakeoutProduct, { id, name, price, weight, minPurchase, isSoldOut, isDefault }: ProductSku): Sku => ({
  storeProductSkuDetailId: id, skuId: id, skuName: name.zh, skuPrice: price, selected: isDefault, weight, minPurchase, orderLimitCount: UNLIMITED, storeStock: isSoldOut ? 0 : product.stock,
});

const propOf = ({ id, name, required, multipart, limitMinQuantity, limitQuantity, values }: OptionGroup): HighProp => ({
  highPropId: id, required, multipart, limitMinQuantity, limitQuantity, propertyNameCn: name.zh, valueList: values.map((value) => ({ id: value.id, highPropValue: value.name.zh, storePrice: value.price, selected: value.selected, sellout: value.sellout })),
});

const productOf = (product: TakeoutProduct, menu: Menu): ProductWithOptions => ({
  ...NO_PROMOTIONS, productId: product.id, merchantProductId: product.id, multiSku: product.facts.skus.length > 1, sellout: !product.isShelf || product.stock === 0, limitCount: product.limitCount, isFresh: false, required: false, volume: 0,
  merchantCategoryChain: [product.classifyId], brandChain: [], defaultSkus: product.facts.skus.map((sku) => skuOf(product, sku)), storeHighProps: menu.options.filter(({ id }) => product.facts.optionIds.includes(id)).map(propOf),
  discount: discountOf(product, menu), seckill: flashOf(product, menu), purchase: product.purchaseId === null ? null : { activityId: product.purchaseId },
});

export type ChoiceFound = { ok: true; choice: CartChoice; product: TakeoutProduct; sku: ProductSku } | { ok: false; reason: 'gone' | 'options' };

/** What a guest chose, with what the store says of it now: its prices, promotions and limits. */
export const findChoice = ({ productId, skuId, props, selectedPurchase }: Chosen, menu: Menu): ChoiceFound => {
  const product = menu.products.get(productId);
  const sku = product?.facts.skus.find(({ id }) => id === skuId);
  if (product === undefined || sku === undefined || !product.isShelf) return { ok: false, reason: 'gone' };
  const whole = productOf(product, menu);
  const known = props.every((prop) => whole.storeHighProps.some(({ highPropId, valueList }) => highPropId === prop.highPropId && valueList.some(({ id }) => id === prop.valueId)));
  const selection = checkSelection(whole, { sku: skuOf(product, sku), props });
  if (!known || !selection.ok) return { ok: false, reason: 'options' };
  return { ok: true, choice: { ...cartChoice(whole, selection.sku, props), selectedPurchase: selectedPurchase && product.purchaseId !== null }, product, sku };
};

/** The chosen options of a line as one text in both languages. */
export const propsText = (props: readonly ChosenProp[], options: readonly OptionGroup[]): Bilingual => {
  const names = props.flatMap(({ highPropId, valueId, count }) => {
    const name = options.find(({ id }) => id === highPropId)?.values.find(({ id }) => id === valueId)?.name;
    return name === undefined ? [] : [{ name, times: count > 1 ? ` ×${count}` : '' }];
  });
  return { zh: names.map(({ name, times }) => name.zh + times).join('、'), en: names.map(({ name, times }) => name.en + times).join(', ') };
};
