import type { Instant } from '#shared/kernel/time.ts';
import { chance } from '../takeout/chance.ts';
import { ARTICLES, type Article, type MarketCategory } from './catalogue.ts';
import { menuOfArticles } from './menu.ts';
import { goodsPicture } from './pictures.ts';
import { catalogueRows, marketMerchantOf, rowsOfMarket } from './rows.ts';
import { market, type TownMarket } from './stores.ts';

/** Supermarkets in bulk, for benches; the seed does not call this. The same at every start. */
export const BULK = { articles: 10_000, classes: 300, stores: 50, products: 4000 } as const;
/** Classes: ten of the first level, five in each of them, and the lowest, which the goods stand on, shared out among those fifty. */
const TOP = 10;
const MIDDLE = 5;
const LOWEST = BULK.classes - TOP - TOP * MIDDLE;

/** What tells the many kinds of one article apart. */
const KINDS = [
  ['精選', 'Select'],
  ['特級', 'Premium'],
  ['有機', 'Organic'],
  ['家庭裝', 'Family-size'],
  ['迷你', 'Mini'],
  ['孖裝', 'Twin-pack'],
  ['經濟裝', 'Value'],
  ['節日裝', 'Festive'],
  ['日式', 'Japanese-style'],
  ['葡式', 'Portuguese-style'],
  ['港式', 'Hong Kong-style'],
  ['台式', 'Taiwanese-style'],
  ['泰式', 'Thai-style'],
  ['韓式', 'Korean-style'],
  ['原味', 'Original'],
  ['少糖', 'Less-sugar'],
  ['低鹽', 'Low-salt'],
  ['手工', 'Handmade'],
  ['傳統', 'Traditional'],
  ['新裝', 'New-look'],
  ['進口', 'Imported'],
] as const;

const picture = goodsPicture('icon-pantry');
const category = (id: string, parentId: string, place: number): MarketCategory => ({
  id,
  parentId,
  name: { zh: `分類 ${place}`, en: `Class ${place}` },
  picture,
});

/** The chain of the lowest class of a place, from the first level down. */
const chainOf = (lowest: number): [string, string, string] => {
  const middle = lowest % (TOP * MIDDLE);
  const top = `b${middle % TOP}`;
  return [
    top,
    `${top}.${Math.floor(middle / TOP)}`,
    `${top}.${Math.floor(middle / TOP)}.${lowest}`,
  ];
};

/** Three hundred categories on three levels, parents before their children. */
export const bulkCategories = (): MarketCategory[] => {
  const chains = Array.from({ length: LOWEST }, (_, lowest) => chainOf(lowest));
  const parents = new Map<string, string>();
  for (const [top, middle, lowest] of chains)
    parents.set(top, '').set(middle, top).set(lowest, middle);
  return [...parents]
    .toSorted(([a], [b]) => a.split('.').length - b.split('.').length)
    .map(([id, parentId], place) => category(id, parentId, place + 1));
};

/** Ten thousand articles: the town's own, each in many kinds, side by side in their classes. */
export const bulkArticles = (): Article[] =>
  Array.from({ length: BULK.articles }, (_, place): Article => {
    const article = ARTICLES[place % ARTICLES.length]!;
    const [zh, en] = KINDS[Math.floor(place / ARTICLES.length)]!;
    const [nameZh, nameEn, dollars, ...rest] = article.goods;
    const { required, ...more } = article.more;
    return {
      ...article,
      id: `mb-${String(place + 1).padStart(5, '0')}`,
      chain: chainOf(Math.floor((place * LOWEST) / BULK.articles)),
      goods: [`${zh}${nameZh}`, `${en} ${nameEn.toLowerCase()}`, dollars, ...rest],
      more: required && place < ARTICLES.length ? { ...more, required } : more,
    };
  });

/** Where the stores in bulk stand: over the peninsula, a street apart. */
const bulkStore = (key: string, place: number): TownMarket =>
  market(key, {
    names: [
      `大型超市 ${place}`,
      `Bulk Supermarket ${place}`,
      `澳門測試街 ${place} 號`,
      `${place} Rua da Prova, Macau`,
    ],
    at: [22.19 + (place % 10) * 0.002, 113.538 + Math.floor(place / 10) * 0.003],
    perks: ['full', 'discount', 'flash'],
  });

type Bulk = { categories: readonly MarketCategory[]; articles: readonly Article[] };
const ofStore = (store: TownMarket, bulk: Bulk, serial: number, now: Instant) => ({
  merchant: [
    {
      id: marketMerchantOf(store),
      name_zh: store.name.zh,
      name_en: store.name.en,
      commission_bp: 0,
    },
  ],
  ...rowsOfMarket(
    { store, menu: menuOfArticles(store, bulk.articles, bulk.categories), picture },
    serial,
    now,
  ),
});

/** The rows of the catalogue in bulk. */
export const bulkCatalogue = () => catalogueRows(bulkCategories(), bulkArticles());

/** The rows of one store that sells the whole catalogue in bulk: `m-bulk`. */
export const bulkBigStore = (now: Instant) =>
  ofStore(
    bulkStore('bulk', 0),
    { categories: bulkCategories(), articles: bulkArticles() },
    100,
    now,
  );

/** The rows of fifty stores, `m-bulk-1` to `m-bulk-50`, that sell four thousand products each; one store at a time, as all of them together are 200,000 rows. */
export function* bulkStores(now: Instant, count: number = BULK.stores) {
  const [categories, articles] = [bulkCategories(), bulkArticles()];
  for (let place = 1; place <= count; place += 1) {
    const roll = chance(`bulk/${place}`);
    let left: number = BULK.products;
    const chosen = articles.filter((_, at) => {
      const isIn = roll() < left / (articles.length - at);
      if (isIn) left -= 1;
      return isIn;
    });
    yield ofStore(
      bulkStore(`bulk-${place}`, place),
      { categories, articles: chosen },
      100 + place,
      now,
    );
  }
}
