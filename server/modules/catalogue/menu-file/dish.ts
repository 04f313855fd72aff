import { createHash } from 'node:crypto';
import type { Allergen } from '#shared/codes/allergen.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { NO_GOODS, type ProductFacts } from '../store/menu-document.ts';

/** Words in both languages. */
export const say = (zh: string, en: string): Bilingual => ({ zh, en });

/** A dish as a line of a file says it. `classZh`, `classEn`: of a supermarket the path from the first level on. `number`: the store's own; '' where it has none. `stock`, `limit`: -1 is no limit. `originalPrice`: crossed out; null is none. `weight` in kg. `allergens`, `isVegetarian`: null where the store has not said. `minutes`: what it needs to be made; null, as long as the store's dishes do. `options`: names of groups that the store has. `brandZh`, `brandEn`: of goods. */
export type FileDish = {
  number: string;
  ean: string;
  classZh: string;
  classEn: string;
  dishZh: string;
  dishEn: string;
  price: Cents;
  originalPrice: Cents | null;
  stock: number;
  boxPrice: Cents;
  limit: number;
  shelf: string;
  weight: number;
  descriptionZh: string;
  descriptionEn: string;
  allergens: readonly Allergen[] | null;
  spice: number;
  alcohol: number;
  isVegetarian: boolean | null;
  isShown: boolean;
  minutes: number | null;
  options: readonly string[];
  brandZh: string;
  brandEn: string;
};
export type DishField = keyof FileDish;

/** A dish that the store has. `lowestPrice`: what a promotion sells it for. */
export type KnownDish = {
  id: string;
  seq: number;
  classId: string;
  number: string;
  ean: string;
  shelf: string;
  name: { zh: string; en: string };
  price: Cents;
  boxPrice: Cents;
  stock: number;
  limit: number;
  isShown: boolean;
  lowestPrice: Cents | null;
  isCountedBySize: boolean;
  facts: ProductFacts;
};
/** A group of options that dishes of a store share. */
export type MenuOption = { id: string; zh: string };
export type MenuClass = { id: string; parentId: string; zh: string; en: string };

/** A dish of which nothing was said but its names and its price. */
export const PLAIN: Omit<FileDish, 'classZh' | 'classEn' | 'dishZh' | 'dishEn' | 'price'> = {
  number: '',
  ean: '',
  originalPrice: null,
  shelf: '',
  stock: -1,
  boxPrice: cents(0),
  limit: -1,
  weight: 0.5,
  descriptionZh: '',
  descriptionEn: '',
  allergens: null,
  spice: 0,
  alcohol: 0,
  isVegetarian: null,
  isShown: true,
  minutes: null,
  options: [],
  brandZh: '',
  brandEn: '',
};

/** A dish of the store as a file would say it. */
export const fileDishOf = (
  dish: KnownDish,
  classes: Pick<FileDish, 'classZh' | 'classEn'>,
  options: readonly MenuOption[],
): FileDish => ({
  number: dish.number,
  ean: dish.ean,
  ...classes,
  dishZh: dish.name.zh,
  dishEn: dish.name.en,
  price: dish.price,
  originalPrice: dish.facts.original,
  shelf: dish.shelf,
  stock: dish.stock,
  boxPrice: dish.boxPrice,
  limit: dish.limit,
  weight: dish.facts.skus[0]?.weight ?? PLAIN.weight,
  descriptionZh: dish.facts.description.zh,
  descriptionEn: dish.facts.description.en,
  allergens: dish.facts.allergens ?? null,
  spice: dish.facts.spice,
  alcohol: dish.facts.alcohol,
  isVegetarian: dish.facts.isVegetarian ?? null,
  isShown: dish.isShown,
  minutes: dish.facts.prepMinutes ?? null,
  options: dish.facts.optionIds.flatMap(
    (id) => options.find((option) => option.id === id)?.zh ?? [],
  ),
  brandZh: dish.facts.goods?.brand.zh ?? '',
  brandEn: dish.facts.goods?.brand.en ?? '',
});

/** The groups that names mean; those that the dish has stay, where names were not changed. */
const optionIdsOf = (
  { options: names }: FileDish,
  before: ProductFacts,
  options: readonly MenuOption[],
): string[] => {
  const nameOf = new Map(options.map(({ id, zh }) => [id, zh]));
  const own = before.optionIds.filter((id) => nameOf.has(id));
  if (own.map((id) => nameOf.get(id)).join('|') === names.join('|')) return before.optionIds;
  const found = names.flatMap(
    (name) =>
      own.find((id) => nameOf.get(id) === name) ?? options.find(({ zh }) => zh === name)?.id ?? [],
  );
  return [...new Set(found)];
};

/** A brand that only its name is known of: the same name is the same brand. */
const brandChainOf = (name: string): string[] =>
  name === ''
    ? []
    : [`brand-${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 16)}`];

/** What only goods have. Another brand than the article's has no place among those of the catalogue: it goes by its name. */
const goodsOf = (
  { brandZh, brandEn }: FileDish,
  before: ProductFacts,
  classChain: string[],
): NonNullable<ProductFacts['goods']> => {
  const goods = before.goods ?? NO_GOODS;
  const isSame = goods.brand.zh === brandZh && goods.brand.en === brandEn;
  const brand = { zh: brandZh, en: brandEn || brandZh };
  return { ...goods, ...(!isSame && { brand, brandChain: brandChainOf(brandZh) }), classChain };
};

const NO_FACTS: ProductFacts = {
  description: { zh: '', en: '' },
  skus: [],
  optionIds: [],
  tags: [],
  alcohol: 0,
  original: null,
  spice: 0,
  ingredients: [],
};

const oneSize = (id: string): ProductFacts['skus'][number] => ({
  id: `${id}.1`,
  name: { zh: '一份', en: 'Regular' },
  price: cents(0),
  weight: 0,
  minPurchase: 1,
  isSoldOut: false,
  isDefault: true,
});

/** What the store keeps of a dish beside its columns. `chain`: of the classes of goods; null for dishes. Of sizes only a dish's single one has its price and weight. */
export const factsOf = (
  id: string,
  dish: FileDish,
  {
    before = NO_FACTS,
    chain,
    options,
  }: {
    before?: ProductFacts | undefined;
    chain: string[] | null;
    options: readonly MenuOption[];
  },
): ProductFacts => {
  const { allergens: _, isVegetarian: __, prepMinutes: ___, goods, ...known } = before;
  const skus = known.skus.length === 0 ? [oneSize(id)] : known.skus;
  return {
    ...known,
    description: { zh: dish.descriptionZh, en: dish.descriptionEn },
    skus:
      skus.length === 1
        ? skus.map((sku) => ({ ...sku, price: dish.price, weight: dish.weight }))
        : skus,
    optionIds: optionIdsOf(dish, before, options),
    original: dish.originalPrice,
    spice: dish.spice,
    alcohol: dish.alcohol,
    ...(chain === null
      ? goods !== undefined && { goods }
      : { goods: goodsOf(dish, before, chain) }),
    ...(dish.minutes !== null && { prepMinutes: dish.minutes }),
    ...(dish.allergens && { allergens: [...dish.allergens] }),
    ...(dish.isVegetarian !== null && { isVegetarian: dish.isVegetarian }),
  };
};
