import type { Allergen } from '#shared/codes/allergen.ts';
import { DISH_PRICE, EXTRA_PRICE, MENU_LIMITS } from '#shared/codes/menu.ts';
import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { fromDollars, toDollars, type Cents } from '#shared/kernel/money.ts';
import { isEan } from '#shared/validate/ean.ts';
import type { Problems } from '../../lib/form.ts';
import {
  hoursFieldsOf,
  hoursProblems,
  newHours,
  saleHoursOf,
  type HoursFields,
} from './hours-fields.ts';

/** A size as it is typed. */
export type SizeFields = {
  sizeId: string | null;
  zh: string;
  en: string;
  price: string;
  weight: string;
  stock: string;
  isSoldOut: boolean;
};
/** A dish as it is typed. */
export type DishFields = {
  classId: string;
  nameZh: string;
  nameEn: string;
  descriptionZh: string;
  descriptionEn: string;
  picture: string;
  price: string;
  originalPrice: string;
  boxPrice: string;
  stock: string;
  limit: string;
  weight: string;
  number: string;
  ean: string;
  shelf: string;
  isShown: boolean;
  saysAllergens: boolean;
  allergens: Allergen[];
  vegetarian: 'null' | 'yes' | 'no';
  spice: string;
  prepMinutes: string;
  alcohol: string;
  hasSizes: boolean;
  countsBySize: boolean;
  sizes: SizeFields[];
  optionIds: string[];
} & HoursFields;

const money = (value: Cents | null): string => (value === null ? '' : toDollars(value).toFixed(2));
const limitText = (value: number | null): string =>
  value === null || value === -1 ? '' : String(value);

export const NEW_SIZE: SizeFields = {
  sizeId: null,
  zh: '',
  en: '',
  price: '',
  weight: '0.5',
  stock: '',
  isSoldOut: false,
};

const sizeFields = (size: DishEdit['sizes'][number]): SizeFields => ({
  sizeId: size.sizeId ?? null,
  zh: size.name.zh,
  en: size.name.en,
  price: money(size.price),
  weight: String(size.weight),
  stock: limitText(size.stock),
  isSoldOut: size.isSoldOut,
});

/** What a new dish begins with. */
export const newFields = (classId: string): DishFields => ({
  classId,
  nameZh: '',
  nameEn: '',
  descriptionZh: '',
  descriptionEn: '',
  picture: '',
  price: '',
  originalPrice: '',
  boxPrice: '0.00',
  stock: '',
  limit: '',
  weight: '0.5',
  number: '',
  ean: '',
  shelf: '',
  isShown: true,
  saysAllergens: false,
  allergens: [],
  vegetarian: 'null',
  spice: '0',
  prepMinutes: '',
  alcohol: '0',
  hasSizes: false,
  countsBySize: false,
  sizes: [],
  optionIds: [],
  ...newHours(),
});

/** A dish as it is typed. */
export const fieldsOf = (dish: DishEdit): DishFields => ({
  classId: dish.classId,
  nameZh: dish.name.zh,
  nameEn: dish.name.en,
  descriptionZh: dish.description.zh,
  descriptionEn: dish.description.en,
  picture: dish.picture,
  price: money(dish.price),
  originalPrice: money(dish.originalPrice),
  boxPrice: money(dish.boxPrice),
  stock: limitText(dish.stock),
  limit: limitText(dish.limit),
  weight: String(dish.weight),
  number: dish.number,
  ean: dish.ean,
  shelf: dish.shelf,
  isShown: dish.isShown,
  saysAllergens: dish.allergens !== null,
  allergens: [...(dish.allergens ?? [])],
  vegetarian: dish.isVegetarian === null ? 'null' : dish.isVegetarian ? 'yes' : 'no',
  spice: String(dish.spice),
  prepMinutes: limitText(dish.prepMinutes),
  alcohol: String(dish.alcohol),
  hasSizes: dish.sizes.length > 0,
  countsBySize: dish.sizes.some(({ stock }) => stock !== null),
  sizes: dish.sizes.map(sizeFields),
  optionIds: [...dish.optionIds],
  ...hoursFieldsOf(dish),
});

const MONEY = /^\d{1,7}(\.\d{1,2})?$/;
/** An amount as it is typed, in cents; null where it is none. */
export const centsOf = (text: string): Cents | null =>
  MONEY.test(text.trim()) ? fromDollars(Number(text)) : null;
const isWithin = (text: string, { least, most }: { least: Cents; most: Cents }): boolean => {
  const value = centsOf(text);
  return value !== null && value >= least && value <= most;
};
export const isDishPrice = (text: string): boolean => isWithin(text, DISH_PRICE);
export const isExtraPrice = (text: string): boolean => isWithin(text, EXTRA_PRICE);

/** A count as it is typed; empty is no limit (-1), null is none. */
export const countOf = (text: string, most: number = MENU_LIMITS.stock): number | null => {
  if (text.trim() === '') return -1;
  return /^\d{1,6}$/.test(text.trim()) && Number(text) <= most ? Number(text) : null;
};
const isDecimal = (text: string, least: number, most: number): boolean =>
  /^\d{1,3}(\.\d{1,3})?$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

const lowest = ({ hasSizes, sizes, price }: DishFields): Cents | null => {
  const all = hasSizes ? sizes.map((size) => centsOf(size.price)) : [centsOf(price)];
  return all.reduce<Cents | null>(
    (least, each) => (least === null || (each !== null && each < least) ? each : least),
    null,
  );
};

const sizeProblems = ({ hasSizes, countsBySize, sizes }: DishFields): Problems => {
  if (!hasSizes) return {};
  if (sizes.length < 2) return { sizes: 'menuEdit.problem.sizes' };
  return Object.fromEntries(
    sizes.flatMap((size, at) => [
      [`sizes.${at}.zh`, size.zh.trim() === '' ? 'menuEdit.problem.needed' : null],
      [`sizes.${at}.price`, isDishPrice(size.price) ? null : 'menuEdit.problem.price'],
      [`sizes.${at}.weight`, isDecimal(size.weight, 0.001, 100) ? null : 'menuEdit.problem.weight'],
      [
        `sizes.${at}.stock`,
        countsBySize && countOf(size.stock) === null ? 'menuEdit.problem.number' : null,
      ],
    ]),
  );
};

const originalProblem = (fields: DishFields) => {
  if (fields.originalPrice.trim() === '') return null;
  if (!isDishPrice(fields.originalPrice)) return 'menuEdit.problem.price';
  const least = lowest(fields);
  return least !== null && centsOf(fields.originalPrice)! <= least
    ? 'menuEdit.problem.original'
    : null;
};

/** What is wrong with a dish as it is typed, by field. */
export const problemsOf = (fields: DishFields): Problems => ({
  nameZh: fields.nameZh.trim() === '' ? 'menuEdit.problem.needed' : null,
  classId: fields.classId === '' ? 'menuEdit.problem.needed' : null,
  price: fields.hasSizes || isDishPrice(fields.price) ? null : 'menuEdit.problem.price',
  originalPrice: originalProblem(fields),
  boxPrice: isExtraPrice(fields.boxPrice) ? null : 'menuEdit.problem.extra',
  stock: countOf(fields.stock) === null ? 'menuEdit.problem.number' : null,
  limit: [null, 0].includes(countOf(fields.limit, MENU_LIMITS.limit))
    ? 'menuEdit.problem.number'
    : null,
  weight:
    fields.hasSizes || isDecimal(fields.weight, 0.001, 100) ? null : 'menuEdit.problem.weight',
  prepMinutes: [null, 0].includes(countOf(fields.prepMinutes, MENU_LIMITS.prepMinutes))
    ? 'menuEdit.problem.minutes'
    : null,
  ean: fields.ean.trim() === '' || isEan(fields.ean.trim()) ? null : 'menuEdit.problem.ean',
  alcohol: isDecimal(fields.alcohol, 0, 96) ? null : 'menuEdit.problem.alcohol',
  ...sizeProblems(fields),
  ...hoursProblems(fields),
});

/** A dish to be sent; its fields have been checked. `stock` stays as orders count it where it was not touched. */
export const editOfFields = (fields: DishFields, before: DishFields | null): DishEdit => ({
  classId: fields.classId,
  name: { zh: fields.nameZh.trim(), en: fields.nameEn.trim() },
  description: { zh: fields.descriptionZh.trim(), en: fields.descriptionEn.trim() },
  picture: fields.picture,
  price: lowest(fields)!,
  originalPrice: centsOf(fields.originalPrice),
  boxPrice: centsOf(fields.boxPrice)!,
  stock: before !== null && before.stock === fields.stock ? null : countOf(fields.stock)!,
  limit: countOf(fields.limit)!,
  weight: fields.hasSizes ? 0.5 : Number(fields.weight),
  number: fields.number.trim(),
  ean: fields.ean.trim(),
  shelf: fields.shelf.trim(),
  isShown: fields.isShown,
  allergens: fields.saysAllergens ? fields.allergens : null,
  isVegetarian: fields.vegetarian === 'null' ? null : fields.vegetarian === 'yes',
  spice: Number(fields.spice),
  prepMinutes: fields.prepMinutes.trim() === '' ? null : Number(fields.prepMinutes),
  alcohol: Number(fields.alcohol),
  sizes: fields.hasSizes
    ? fields.sizes.map((size) => ({
        ...(size.sizeId !== null && { sizeId: size.sizeId }),
        name: { zh: size.zh.trim(), en: size.en.trim() },
        price: centsOf(size.price)!,
        weight: Number(size.weight),
        isSoldOut: size.isSoldOut,
        stock: fields.countsBySize ? countOf(size.stock)! : null,
      }))
    : [],
  optionIds: fields.optionIds,
  saleHours: saleHoursOf(fields),
});

/** The fields that two versions of a dish say differently. */
export const differences = (mine: DishFields, theirs: DishFields): (keyof DishFields)[] =>
  (Object.keys(mine) as (keyof DishFields)[]).filter(
    (field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]),
  );
