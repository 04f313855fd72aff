import { DISH_PRICE, EXTRA_PRICE } from '#shared/codes/menu.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { toDollars, type Cents } from '#shared/kernel/money.ts';
import { saleHoursFault } from '#shared/order/checkout/sale-hours.ts';
import { isEan } from '#shared/validate/ean.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { EditedDish } from './dish-row.ts';

type Bounds = { least: Cents; most: Cents };

/** Refuses a price that no guest should be asked for; `field`: where it was written. */
export const needPrice = (price: Cents, { least, most }: Bounds, field: string): void => {
  if (price < least || price > most)
    refuse('PRICE_INVALID', { field, least: toDollars(least), most: toDollars(most) });
};

/** The price that lists show: of a dish with sizes, that of its cheapest. */
export const lowestPrice = ({ price, sizes }: Pick<DishEdit, 'price' | 'sizes'>): Cents =>
  sizes.length === 0
    ? price
    : sizes.reduce((least, size) => (size.price < least ? size.price : least), sizes[0]!.price);

const needPrices = (dish: DishEdit, before: EditedDish | null): void => {
  if (dish.sizes.length === 0) needPrice(dish.price, DISH_PRICE, 'price');
  for (const size of dish.sizes) needPrice(size.price, DISH_PRICE, 'sizes');
  needPrice(dish.boxPrice, EXTRA_PRICE, 'boxPrice');
  const lowest = lowestPrice(dish);
  if (dish.originalPrice !== null) {
    needPrice(dish.originalPrice, DISH_PRICE, 'originalPrice');
    if (dish.originalPrice <= lowest) refuse('PRICE_INVALID', { field: 'originalPrice' });
  }
  const promotion = before?.promotionPrice ?? null;
  if (promotion !== null && lowest <= promotion)
    refuse('PRICE_INVALID', { field: 'price', promotion: toDollars(promotion) });
};

const wrong = (field: string): never => refuse('BAD_REQUEST', { issues: [field] });

/** Refuses a dish that no menu can have; only kitchens offer at hours. */
export const needDish = (dish: DishEdit, before: EditedDish | null, kind: StoreKind): void => {
  needPrices(dish, before);
  if (dish.name.zh === '') wrong('name');
  if (dish.limit === 0) wrong('limit');
  if (dish.ean !== '' && !isEan(dish.ean)) wrong('ean');
  if (dish.sizes.length === 1 || dish.sizes.some(({ name }) => name.zh === '')) wrong('sizes');
  if (dish.sizes.some(({ sizeId }) => sizeId !== undefined && !hasSize(before, sizeId)))
    wrong('sizes');
  const counted = dish.sizes.filter(({ stock }) => stock !== null).length;
  if (counted > 0 && counted < dish.sizes.length) wrong('sizes');
  if (dish.saleHours && (kind !== 'takeout' || saleHoursFault(dish.saleHours) !== null))
    wrong('saleHours');
};

const hasSize = (dish: EditedDish | null, sizeId: string): boolean =>
  dish?.facts.skus.some(({ id }) => id === sizeId) ?? false;
