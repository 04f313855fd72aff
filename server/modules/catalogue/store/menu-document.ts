import * as z from 'zod/mini';
import { ALLERGENS } from '#shared/codes/allergen.ts';
import { bilingual, moneyField } from '#server/kit/document.ts';

/** A size of a product. `isSoldOut` closes it alone; the stock is the product's. Weight in kg. */
const productSku = z.object({
  id: z.string(),
  name: bilingual,
  price: moneyField,
  weight: z.number(),
  minPurchase: z.number(),
  isSoldOut: z.boolean(),
  isDefault: z.boolean(),
});
export type ProductSku = z.output<typeof productSku>;

/** What of a product only a supermarket has. `brandChain`: ids of its brands. `volume` in litres. `isReadyToEat`: tableware is asked for. `classChain`: its class and those above it. */
const goods = z.object({
  isFresh: z.boolean(),
  isReadyToEat: z.boolean(),
  brandChain: z.array(z.string()),
  brand: bilingual,
  unit: bilingual,
  volume: z.number(),
  classChain: z.array(z.string()),
});

/** When a dish is offered: minutes of the day, weekdays from 0 Sunday, none is every day. */
export const saleHours = z.object({
  hours: z.array(z.object({ fromMinute: z.number(), toMinute: z.number() })),
  weekdays: z.array(z.number()),
});

/** What of a product is only shown or only chosen from; money in cents. `optionIds` name groups of `takeout_store.options`. `alcohol`: per cent by volume, 0 none. `original`: a price crossed out that is no promotion. `allergens`: what it may contain; absent, the store has not said. `prepMinutes`: what it needs to be made; absent, as long as the store's dishes do. `saleHours`: absent, it is always offered. */
export const productFacts = z.object({
  description: bilingual,
  skus: z.array(productSku),
  optionIds: z.array(z.string()),
  tags: z.array(bilingual),
  alcohol: z.number(),
  original: z.nullable(moneyField),
  spice: z.number(),
  ingredients: z.array(bilingual),
  allergens: z.exactOptional(z.array(z.enum(ALLERGENS))),
  isVegetarian: z.exactOptional(z.boolean()),
  prepMinutes: z.exactOptional(z.number()),
  saleHours: z.exactOptional(saleHours),
  goods: z.exactOptional(goods),
});
export type ProductFacts = z.output<typeof productFacts>;

/** Goods of which a supermarket has said nothing yet. */
export const NO_GOODS: NonNullable<ProductFacts['goods']> = {
  isFresh: false,
  isReadyToEat: false,
  brandChain: [],
  brand: { zh: '', en: '' },
  unit: { zh: '', en: '' },
  volume: 0,
  classChain: [],
};
