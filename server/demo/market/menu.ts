import type { ProductFacts, ProductSku } from '#server/modules/catalogue/index.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { chance } from '../takeout/chance.ts';
import type { Menu, MenuDish } from '../takeout/menu.ts';
import type { Size } from '../takeout/sizes.ts';
import {
  ARTICLES,
  MARKET_CATEGORIES,
  productId,
  type Article,
  type MarketCategory,
} from './catalogue.ts';
import { GOODS_OPTIONS } from './options.ts';
import { goodsPicture } from './pictures.ts';
import { GOODS_TAGS } from './shelf.ts';
import { GOODS_SIZES } from './sizes.ts';
import type { TownMarket } from './stores.ts';

const UNLIMITED = -1;
const MANY = 200;
/** What counted goods weigh that do not say it. */
const SOME_KG = 0.3;

/** To ten avos, as price tags are. */
const priced = (dollars: number): Cents => cents(Math.max(1, Math.round(dollars * 10)) * 10);

const sizesOf = (article: Article): readonly Size[] => {
  const { sizes } = article.more;
  const [first, ...others] = sizes ? GOODS_SIZES[sizes] : [];
  return first
    ? [first, ...others]
    : [{ key: '1', name: article.unit.name, factor: 1, plus: 0, weight: 1 }];
};

const skusOf = (article: Article, id: string, dollars: number): ProductSku[] => {
  const kg = article.more.kg ?? article.unit.kg ?? SOME_KG;
  return sizesOf(article).map(({ key, name, factor, plus, weight }, place) => ({
    id: `${id}.${key}`,
    name,
    price: priced(dollars * factor + plus),
    weight: Math.round(kg * weight * 1000) / 1000,
    minPurchase: 1,
    isSoldOut: false,
    isDefault: place === 0,
  }));
};

/** Pieces of one size: some are sold out, some nearly, of most there are plenty, a few are never counted. */
const piecesOf = (roll: number): number => {
  if (roll < 0.03) return 0;
  if (roll < 0.08) return 1 + Math.floor(roll * 60);
  return roll < 0.12 ? UNLIMITED : 12 + Math.floor(roll * 180);
};

type Stocks = Pick<MenuDish, 'stock' | 'skuStock'>;
/** Sizes are stocked apart, and are always counted: the product has the sum. */
const stocksOf = (
  skus: readonly ProductSku[],
  pinned: readonly number[] | undefined,
  roll: () => number,
): Stocks => {
  const counts = skus.map((_, place) => pinned?.[place] ?? piecesOf(roll()));
  if (skus.length === 1) return { stock: counts[0]! };
  const counted = counts.map((pieces) => (pieces === UNLIMITED ? MANY : pieces));
  return {
    stock: counted.reduce((sum, pieces) => sum + pieces, 0),
    skuStock: Object.fromEntries(skus.map(({ id }, place) => [id, counted[place]!])),
  };
};

const factsOf = (
  article: Article,
  { storeKey, skus, original }: { storeKey: string; skus: ProductSku[]; original: Cents | null },
): ProductFacts => {
  const { more, brand, unit, chain } = article;
  return {
    description: article.about,
    skus,
    optionIds: [...(more.options ?? [])],
    tags: more.tag ? [GOODS_TAGS[more.tag]] : [],
    alcohol: more.alcohol ?? 0,
    original,
    spice: 0,
    ingredients: [],
    goods: {
      isFresh: more.fresh ?? false,
      isReadyToEat: more.ready ?? false,
      brandChain: brand.chain,
      brand: brand.name,
      unit: unit.name,
      volume: unit.litres,
      classChain: chain.map((category) => `${storeKey}.${category}`),
    },
  };
};

const productOf = (
  article: Article,
  { store, position, factor }: { store: TownMarket; position: number; factor: number },
): MenuDish => {
  const [zh, en, written, , picture] = article.goods;
  const { more } = article;
  const id = productId(store.key, article);
  const roll = chance(id);
  const dollars = written * factor * (0.97 + roll() * 0.06);
  const skus = skusOf(article, id, dollars);
  const isDear = roll() < 0.06;
  return {
    id,
    itemId: article.id,
    isRequired: more.required ?? false,
    classId: `${store.key}.${article.chain.at(-1)!}`,
    position,
    name: { zh, en },
    picture: goodsPicture(picture),
    price: skus[0]!.price,
    boxPrice: cents(0),
    ...stocksOf(skus, store.pinned[en], roll),
    limit: more.limit ?? UNLIMITED,
    facts: factsOf(article, {
      storeKey: store.key,
      skus,
      original: isDear ? priced(dollars * 1.2) : null,
    }),
  };
};

/** Which articles a store has: all that an example or an order needs, and most of the others. */
const chosen = ({ key, share, pinned }: TownMarket): Article[] => {
  const roll = chance(`${key}/shelves`);
  return ARTICLES.filter(({ more, goods }) => {
    const isIn = roll() < share;
    return isIn || more.required || more.tag === 'pick' || goods[1] in pinned;
  });
};

/** What a store sells of a catalogue: its classes on three levels, its products and what can be chosen of them. */
export const menuOfArticles = (
  store: TownMarket,
  articles: readonly Article[],
  categories: readonly MarketCategory[],
): Menu => {
  const factor = 0.94 + chance(`${store.key}/prices`)() * 0.14;
  const dishes = articles.map((article, position) =>
    productOf(article, { store, position, factor }),
  );
  const filled = new Set(dishes.flatMap(({ facts }) => facts.goods!.classChain));
  const named = new Set(dishes.flatMap(({ facts }) => facts.optionIds));
  return {
    dishes,
    classes: categories
      .map(({ id, parentId, name, picture }) => ({
        id: `${store.key}.${id}`,
        parentId: parentId === '' ? '' : `${store.key}.${parentId}`,
        name,
        picture,
      }))
      .filter(({ id }) => filled.has(id)),
    options: GOODS_OPTIONS.filter(({ id }) => named.has(id)),
  };
};

/** What a supermarket of the town sells. The same at every start. */
export const marketMenu = (store: TownMarket): Menu =>
  menuOfArticles(store, chosen(store), MARKET_CATEGORIES);
