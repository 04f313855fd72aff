import type { OptionGroup, ProductFacts, ProductSku } from '#server/modules/catalogue/index.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { pictureAddress } from '../picture-address.ts';
import { TAGS, type Dish, type DishClass } from './bank.ts';
import { BANKS } from './banks/index.ts';
import { hall } from './banks/hall.ts';
import { chance } from './chance.ts';
import { allergensOf, isVegetarian } from './diet.ts';
import { OPTIONS } from './options.ts';
import { SIZES, type Size } from './sizes.ts';
import type { TownTakeout } from './town-store.ts';

/** Dishes of the food hall. */
const HALL_SIZE = 600;
const LEAST = 12;
const SPICE = {
  1: { zh: '微辣', en: 'Mild heat' },
  2: { zh: '中辣', en: 'Hot' },
  3: { zh: '大辣', en: 'Very hot' },
} as const;

export type MenuDish = {
  id: string;
  classId: string;
  position: number;
  name: { zh: string; en: string };
  picture: string;
  price: Cents;
  boxPrice: Cents;
  stock: number;
  limit: number;
  facts: ProductFacts;
  /** Of goods of a supermarket: its article, whether fresh goods want it beside them, and the pieces of sizes that are stocked apart. */
  itemId?: string;
  isRequired?: boolean;
  skuStock?: Readonly<Record<string, number>>;
};
export type Menu = {
  classes: { id: string; name: { zh: string; en: string }; picture: string; parentId?: string }[];
  dishes: MenuDish[];
  options: OptionGroup[];
};

export const pictureOf = (name: string): string => pictureAddress(`takeout/${name}.svg`);

/** Rounded to whole dollars, so that no price reads like a sum. */
const priced = (dollars: number): Cents => cents(Math.max(1, Math.round(dollars)) * 100);

/** Which dishes of its cuisine a store has: most of them, and at least a dozen; the food hall all, each once. */
const chosen = (store: TownTakeout): DishClass[] => {
  if (!store.more.allBanks) {
    const roll = chance(`${store.key}/menu`);
    const fitting = BANKS[store.cuisine]
      .map((bankPart) => ({
        ...bankPart,
        dishes: bankPart.dishes.filter(({ 4: more }) => more?.tag === 'signature' || roll() < 0.78),
      }))
      .filter(({ dishes }) => dishes.length > 0);
    return fitting.reduce((sum, { dishes }) => sum + dishes.length, 0) < LEAST
      ? [...BANKS[store.cuisine]]
      : fitting;
  }
  const seen = new Set<string>();
  let left = HALL_SIZE;
  return [...hall, ...Object.values(BANKS).flat()]
    .map((bankPart) => {
      const dishes = bankPart.dishes.filter(
        ([zh]) => left > 0 && !seen.has(zh) && seen.add(zh) && (left -= 1) >= 0,
      );
      return { ...bankPart, dishes };
    })
    .filter(({ dishes }) => dishes.length > 0);
};

const skuOf = (
  { key, name, factor, plus, weight }: Size,
  {
    id,
    dollars,
    kg,
    isDefault,
    isSoldOut,
  }: { id: string; dollars: number; kg: number; isDefault: boolean; isSoldOut: boolean },
): ProductSku => ({
  id: `${id}.${key}`,
  name,
  price: priced(dollars * factor + plus),
  weight: Math.round(kg * weight * 1000) / 1000,
  minPurchase: 1,
  isSoldOut,
  isDefault,
});

const stockOf = (roll: number): number =>
  roll < 0.03 ? 0 : roll < 0.1 ? 3 + Math.floor(roll * 200) : -1;

type Place = {
  store: TownTakeout;
  classId: string;
  position: number;
  factor: number;
  roll: () => number;
};

const dishOf = (
  dish: Dish,
  bankPart: DishClass,
  { store, classId, position, factor, roll }: Place,
): MenuDish => {
  const [zh, en, dollars, picture, more = {}] = dish;
  const id = `${store.key}.${String(position + 1).padStart(3, '0')}`;
  const sizes: readonly Size[] = SIZES[more.sizes ?? bankPart.sizes ?? 'one'];
  const kg = more.kg ?? bankPart.kg;
  const skus = sizes.map((size, place) =>
    skuOf(size, {
      id,
      dollars: dollars * factor,
      kg,
      isDefault: place === 0,
      isSoldOut: place > 0 && roll() < 0.04,
    }),
  );
  const spice = more.spice ?? 0;
  const isDear = roll() < 0.06;
  const stock = stockOf(roll());
  // one more a dish, so that the menus stay as they were
  roll();
  return {
    id,
    classId,
    position,
    name: { zh, en },
    picture: pictureOf(picture),
    price: skus[0]!.price,
    boxPrice: cents(bankPart.boxDollars * 100),
    stock,
    limit: more.limit ?? -1,
    facts: {
      description: bankPart.about,
      skus,
      optionIds: [...(more.options ?? bankPart.options ?? [])],
      alcohol: more.alcohol ?? 0,
      spice,
      allergens: allergensOf(dish),
      isVegetarian: isVegetarian(dish),
      ingredients: [],
      original: isDear ? priced(dollars * factor * 1.2) : null,
      tags: [
        ...(more.tag ? [TAGS[more.tag]] : []),
        ...(spice > 0 ? [SPICE[spice as 1 | 2 | 3]] : []),
      ],
    },
  };
};

/** The menu of a store: its classes, dishes and the option groups that these name. The same at every start. */
export const menuOf = (store: TownTakeout): Menu => {
  const roll = chance(`${store.key}/dishes`);
  const factor = 0.92 + roll() * 0.2;
  const parts = chosen(store);
  const dishes: MenuDish[] = [];
  const classes = parts.map((bankPart, place) => {
    const classId = `${store.key}.c${place + 1}`;
    for (const dish of bankPart.dishes)
      dishes.push(
        dishOf(dish, bankPart, { store, classId, position: dishes.length, factor, roll }),
      );
    return { id: classId, name: bankPart.name, picture: pictureOf(bankPart.dishes[0]![3]) };
  });
  const named = new Set(dishes.flatMap(({ facts }) => facts.optionIds));
  return { classes, dishes, options: OPTIONS.filter(({ id }) => named.has(id)) };
};
