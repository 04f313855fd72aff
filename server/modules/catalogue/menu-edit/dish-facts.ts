import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { minuteText } from '#shared/format/date.ts';
import type { SaleHours } from '#shared/order/checkout/sale-hours.ts';
import { toDollars, type Cents } from '#shared/kernel/money.ts';
import type { Facts } from '#server/modules/audit/index.ts';
import type { EditedDish } from './dish-row.ts';
import { chainOf } from '../store/class-chain.ts';
import { editOf } from './dish-wire.ts';
import type { StoreClass } from './menu-edit-repo.ts';

const money = (price: Cents | null): string | null =>
  price === null ? null : toDollars(price).toFixed(2);
const yes = (value: boolean | null): string | null =>
  value === null ? null : value ? 'yes' : 'no';
const said = (text: string): string | null => text || null;

const sizeText = ({ name, price, weight, isSoldOut, stock }: DishEdit['sizes'][number]): string =>
  [
    name.zh,
    money(price),
    `${weight} kg`,
    ...(stock === null ? [] : [stock]),
    ...(isSoldOut ? ['×'] : []),
  ].join(' ');

/** `1 2 3 07:00-11:00 17:00-22:00`: weekdays from 0 Sunday, none is every day. */
const saleText = ({ hours, weekdays }: SaleHours): string =>
  [
    ...weekdays,
    ...hours.map(({ fromMinute, toMinute }) => `${minuteText(fromMinute)}-${minuteText(toMinute)}`),
  ].join(' ');

/** A class with those above it: two of a supermarket may have one name. */
const classPath = (classes: readonly StoreClass[], classId: string): string =>
  chainOf(classes, classId)
    .map((id) => classes.find((each) => each.id === id)!.name.zh)
    .join(' > ');

/** What the audit compares of a dish. `-1` is no limit. */
export const dishFacts = (dish: EditedDish, classes: readonly StoreClass[]): Facts => {
  const edit = editOf(dish);
  return {
    class: said(classPath(classes, edit.classId)),
    nameZh: edit.name.zh,
    nameEn: edit.name.en,
    descriptionZh: said(edit.description.zh),
    descriptionEn: said(edit.description.en),
    picture: said(edit.picture),
    price: money(edit.price),
    originalPrice: money(edit.originalPrice),
    boxPrice: money(edit.boxPrice),
    stock: String(dish.stock),
    limit: String(edit.limit),
    weight: String(edit.weight),
    number: said(edit.number),
    ean: said(edit.ean),
    shelf: said(edit.shelf),
    shown: yes(edit.isShown),
    allergens: edit.allergens === null ? null : edit.allergens.join(' ') || 'none',
    vegetarian: yes(edit.isVegetarian),
    spice: String(edit.spice),
    prepMinutes: edit.prepMinutes === null ? null : String(edit.prepMinutes),
    alcohol: String(edit.alcohol),
    sizes: said(edit.sizes.map(sizeText).join('; ')),
    options: said(edit.optionIds.join(' ')),
    saleHours: dish.facts.saleHours ? saleText(dish.facts.saleHours) : null,
  };
};
