import type { DishEdit, MenuDish, MenuRow } from '#shared/contract/merchant/menu-shapes.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { EditedDish } from './dish-row.ts';

/** What is shown of a dish before it has a photo. */
export const NO_PHOTO = '/pictures/none/photo.svg';

const momentOf = (at: number | null) => (at === null ? null : instant(at));

const sizesOf = ({ facts, skuStock }: EditedDish): DishEdit['sizes'] =>
  facts.skus.length < 2
    ? []
    : facts.skus.map(({ id, name, price, weight, isSoldOut }) => ({
        sizeId: id,
        name,
        price,
        weight,
        isSoldOut,
        stock: skuStock[id] ?? null,
      }));

/** What a store edits of its dish. */
export const editOf = (dish: EditedDish): DishEdit => ({
  classId: dish.classId,
  name: dish.name,
  description: dish.facts.description,
  picture: dish.picture === NO_PHOTO ? '' : dish.picture,
  price: dish.price,
  originalPrice: dish.facts.original,
  boxPrice: dish.boxPrice,
  stock: dish.stock,
  limit: dish.limit,
  weight: dish.facts.skus[0]?.weight || 0.5,
  number: dish.number,
  ean: dish.ean,
  shelf: dish.shelf,
  isShown: dish.isShown,
  allergens: dish.facts.allergens ? [...dish.facts.allergens] : null,
  isVegetarian: dish.facts.isVegetarian ?? null,
  spice: dish.facts.spice,
  prepMinutes: dish.facts.prepMinutes ?? null,
  alcohol: dish.facts.alcohol,
  sizes: sizesOf(dish),
  optionIds: [...dish.facts.optionIds],
  saleHours: dish.facts.saleHours ?? null,
});

export const menuDishOf = (dish: EditedDish, changedBy: string | null): MenuDish => ({
  ...editOf(dish),
  saleHours: dish.facts.saleHours ?? null,
  productId: asId(dish.id),
  seq: dish.seq,
  stock: dish.stock,
  isOff: dish.isOff,
  offUntil: momentOf(dish.offUntil),
  promotionPrice: dish.promotionPrice,
  sold: dish.sold,
  changedBy,
  changedAt: momentOf(dish.changedAt),
});

export const menuRowOf = (dish: EditedDish): MenuRow => {
  const { facts } = dish;
  return {
    productId: asId(dish.id),
    seq: dish.seq,
    classId: dish.classId,
    name: dish.name,
    picture: dish.picture,
    price: dish.price,
    highestPrice: facts.skus.reduce((most, { price }) => (price > most ? price : most), dish.price),
    originalPrice: facts.original,
    stock: dish.stock,
    isCountedBySize: Object.keys(dish.skuStock).length > 0,
    isOff: dish.isOff,
    offUntil: momentOf(dish.offUntil),
    isShown: dish.isShown,
    sizes: facts.skus.length < 2 ? 0 : facts.skus.length,
    number: dish.number,
    ean: dish.ean,
    shelf: dish.shelf,
    alcohol: facts.alcohol,
    hasAllergens: (facts.allergens ?? []).length > 0,
  };
};
