import * as z from 'zod/mini';
import { ALLERGENS } from '../../codes/allergen.ts';
import { MENU_LIMITS } from '../../codes/menu.ts';
import { STORE_KINDS } from '../../codes/store-kind.ts';
import type { ProductId, StoreId } from '../../kernel/ids.ts';
import { addedLater, count, dollars, id, instant, plainId, text } from '../wire.ts';

const bilingual = (most: number) => z.object({ zh: text(most), en: text(most) });

/** A text that is shown as it is kept, also one that was written under other limits. */
const kept = z.object({ zh: z.string(), en: z.string() });

/** -1 is no limit (decision G7). */
export const stock = z.int().check(z.gte(-1), z.lte(MENU_LIMITS.stock));
/** A photo of the menu: an upload of `menu/_photo`, or the one that the dish has. `''`: none. */
export const picture = z
  .string()
  .check(z.maxLength(200), z.regex(/^$|^\/(uploads|pictures)\/[\w./-]+(\?v=[\w-]+)?$/));
const weight = z.number().check(z.gte(0.001), z.lte(100));

/** A size of a dish. `sizeId` is left out for a new one; `stock` null: it counts with the dish. */
const size = z.object({
  sizeId: z.optional(plainId),
  name: bilingual(MENU_LIMITS.sizeName),
  price: dollars,
  weight,
  isSoldOut: z.boolean(),
  stock: z.nullable(stock),
});

const minute = z.int().check(z.gte(0), z.lte(1439));
/** When a dish is offered; an end before its start runs past midnight. No weekdays: every day. */
const saleHours = z.object({
  hours: z
    .array(z.object({ fromMinute: minute, toMinute: minute }))
    .check(z.maxLength(MENU_LIMITS.saleHours)),
  weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7)),
});

/**
 * A dish, or goods of a supermarket, as its store edits it. Prices out of bounds are refused by the
 * server (`PRICE_INVALID`). `stock` null leaves it as orders count it.
 */
export const dishEdit = z.object({
  classId: plainId,
  name: bilingual(MENU_LIMITS.name),
  description: bilingual(MENU_LIMITS.description),
  picture,
  price: dollars,
  /** A price crossed out; null: none. */
  originalPrice: z.nullable(dollars),
  boxPrice: dollars,
  stock: z.nullable(stock),
  /** Pieces of one order; -1 is no limit. */
  limit: z.int().check(z.gte(-1), z.lte(MENU_LIMITS.limit)),
  /** Of a dish with one size, in kg. */
  weight,
  /** The store's own number. */
  number: text(MENU_LIMITS.number),
  ean: text(14),
  shelf: text(MENU_LIMITS.shelf),
  isShown: z.boolean(),
  /** Null: the store has not said. */
  allergens: z.nullable(z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length))),
  isVegetarian: z.nullable(z.boolean()),
  spice: z.int().check(z.gte(0), z.lte(3)),
  /** What it needs to be made; null: as long as the store's dishes do. */
  prepMinutes: z.nullable(z.int().check(z.gte(1), z.lte(MENU_LIMITS.prepMinutes))),
  /** Per cent by volume. */
  alcohol: z.number().check(z.gte(0), z.lte(96)),
  /** Two or more; none: the dish has one size, which costs its price. */
  sizes: z.array(size).check(z.maxLength(MENU_LIMITS.sizes)),
  optionIds: z.array(plainId).check(z.maxLength(MENU_LIMITS.optionsOfDish)),
  /** Null: always. Left out by consoles that do not know it: as it was. */
  saleHours: z.optional(z.nullable(saleHours)),
});
/** What is edited of a dish. */
export type DishEdit = z.output<typeof dishEdit>;

/** A dish with what its store does not edit. `promotionPrice`: what it is sold for by a promotion. */
export const menuDish = z.extend(dishEdit, {
  name: kept,
  description: kept,
  picture: z.string(),
  limit: z.int(),
  weight: z.number(),
  number: z.string(),
  ean: z.string(),
  shelf: z.string(),
  spice: z.int(),
  prepMinutes: z.nullable(z.int()),
  alcohol: z.number(),
  sizes: z.array(z.extend(size, { name: kept, weight: z.number(), stock: z.nullable(z.int()) })),
  optionIds: z.array(z.string()),
  saleHours: addedLater(z.nullable(saleHours), null),
  productId: id<ProductId>(),
  seq: count,
  stock: z.int(),
  isOff: z.boolean(),
  offUntil: z.nullable(instant),
  promotionPrice: z.nullable(dollars),
  sold: count,
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
});
/** A dish of the menu whole. */
export type MenuDish = z.output<typeof menuDish>;

/** A dish as a row of the list. `highestPrice`: of its dearest size. `sizes`: none for one size. */
export const menuRow = z.object({
  productId: id<ProductId>(),
  seq: count,
  classId: z.string(),
  name: kept,
  picture: z.string(),
  price: dollars,
  highestPrice: dollars,
  originalPrice: z.nullable(dollars),
  stock: z.int(),
  /** Whether its sizes are counted apart: then its stock is set in the dish. */
  isCountedBySize: z.boolean(),
  isOff: z.boolean(),
  offUntil: z.nullable(instant),
  isShown: z.boolean(),
  sizes: count,
  number: z.string(),
  ean: z.string(),
  shelf: z.string(),
  alcohol: z.number(),
  hasAllergens: z.boolean(),
});
/** A row of the menu. */
export type MenuRow = z.output<typeof menuRow>;

/** A name of a class as it is edited. */
export const className = bilingual(MENU_LIMITS.className);
/** A class of the menu; `parentId` '' is the first level. `dishes`: in it, also those not shown. */
export const menuClass = z.object({
  classId: z.string(),
  parentId: z.string(),
  name: kept,
  dishes: count,
});
/** A class of the menu. */
export type MenuClass = z.output<typeof menuClass>;

/** A group of options that dishes of a store share. `optionId` of a group and a value is left out for a new one. */
export const optionGroupEdit = z.object({
  optionId: z.optional(plainId),
  name: bilingual(MENU_LIMITS.optionName),
  isRequired: z.boolean(),
  /** So many of its values a guest chooses; more than 1 allows several. */
  least: z.int().check(z.gte(0), z.lte(MENU_LIMITS.values)),
  most: z.int().check(z.gte(1), z.lte(MENU_LIMITS.values)),
  values: z
    .array(
      z.object({
        optionId: z.optional(plainId),
        name: bilingual(MENU_LIMITS.optionName),
        price: dollars,
        isSoldOut: z.boolean(),
        isDefault: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(MENU_LIMITS.values)),
});
/** A group of options as its store edits it. */
export type OptionGroupEdit = z.output<typeof optionGroupEdit>;

const keptOption = { optionId: z.optional(z.string()), name: kept };
const keptGroup = z.extend(optionGroupEdit, {
  ...keptOption,
  least: count,
  most: count,
  values: z.array(
    z.object({ ...keptOption, price: dollars, isSoldOut: z.boolean(), isDefault: z.boolean() }),
  ),
});
/** The groups of options of a store, with the count of their edits. */
export const menuOptions = z.object({ seq: count, groups: z.array(keptGroup) });

/** The store whose menu is edited; what the caller may do with it. */
export const menuStore = z.object({
  storeId: id<StoreId>(),
  name: z.string(),
  kind: z.enum(STORE_KINDS),
  canEdit: z.boolean(),
  canStock: z.boolean(),
});
