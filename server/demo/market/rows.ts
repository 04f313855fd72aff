import { areaByPoint } from '#shared/geo/area.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { COMMISSION_BP } from '../rows.ts';
import { storeRows, type ShopTerms, type StoreIdentity } from '../takeout/store-rows.ts';
import { ARTICLES, MARKET_CATEGORIES, type Article, type MarketCategory } from './catalogue.ts';
import type { Menu } from '../takeout/menu.ts';
import { marketMenu } from './menu.ts';
import { goodsPicture } from './pictures.ts';
import { markets, type TownMarket } from './stores.ts';

const say = (zh: string, en: string) => ({ zh, en });

/** Its merchant: its own, or its chain's. */
export const marketMerchantOf = ({ key, more }: TownMarket): string =>
  more.brand ? `mm-${more.brand}` : `mm-${key.slice(2)}`;
const CHAINS: Readonly<Record<string, { zh: string; en: string }>> = {
  praia: say('南灣超市集團', 'Praia Supermarkets'),
};

export const marketMerchantRows = () =>
  [
    ...new Map(
      markets.map((store) => [
        marketMerchantOf(store),
        CHAINS[store.more.brand ?? ''] ?? store.name,
      ]),
    ).entries(),
  ].map(([id, name]) => ({ id, name_zh: name.zh, name_en: name.en, commission_bp: COMMISSION_BP }));

const TERMS: ShopTerms = {
  words: {
    gifts: [
      { id: 'water', gift: say('蒸餾水 500 毫升', 'Distilled water 500 ml'), qty: 1, weight: 0.53 },
      { id: 'tissues', gift: say('盒裝紙巾', 'Box of tissues'), qty: 2, weight: 0.25 },
    ],
    discount: say('折扣商品', 'Discounted goods'),
    poster: say('店長推薦', 'Picked by the store'),
    recommended: 'Store pick',
  },
  announcement: ({ name }) =>
    say(
      `歡迎光臨${name.zh}。繁忙時段執貨或需稍候，敬請見諒。`,
      `Welcome to ${name.en}. At busy times packing may take a little longer; thank you for waiting.`,
    ),
  discounts: 24,
  flashes: 12,
  labels: { discount: say('折扣商品', 'Discounts') },
};

/** The first-level categories of which a store sells anything. */
const soldBy = (key: string, { classes }: Menu): string[] =>
  classes.filter(({ parentId }) => parentId === '').map(({ id }) => id.slice(key.length + 1));

/** The rows of supermarkets with what they sell; `serial` tells their phones and licences apart. */
export const rowsOfMarket = (
  { store, menu, picture }: { store: TownMarket; menu: Menu; picture: string },
  serial: number,
  now: Instant,
) => {
  const identity: StoreIdentity = {
    kind: 'market',
    merchantId: marketMerchantOf(store),
    phone: String(28_000_400 + serial),
    picture,
    licence: `${areaByPoint(store) === 1 ? 'M' : 'T'}-${String(5000 + serial)}/2024`,
    categories: soldBy(store.key, menu),
    cuisine: say('超級市場', 'Supermarket'),
  };
  return storeRows({ store, menu, identity, terms: TERMS }, now);
};

/** The rows of the town's supermarkets, for the seed. */
export const marketRows = (now: Instant) =>
  markets.map((store, serial) => {
    const picture = goodsPicture(`sign-${store.key.slice(2)}`);
    return rowsOfMarket({ store, menu: marketMenu(store), picture }, serial, now);
  });

/** The rows of a catalogue that supermarkets share. */
export const catalogueRows = (
  categories: readonly MarketCategory[],
  articles: readonly Article[],
) => ({
  market_category: categories.map(({ id, parentId, name, picture }, position) => ({
    id,
    parent_id: parentId,
    position,
    name_zh: name.zh,
    name_en: name.en,
    picture,
  })),
  market_item: articles.map(({ id, chain, goods: [zh, en, , , picture], brand }) => ({
    id,
    category_id: chain.at(-1)!,
    name_zh: zh,
    name_en: en,
    brand_zh: brand.name.zh,
    brand_en: brand.name.en,
    picture: goodsPicture(picture),
  })),
});

/** The rows of the town's catalogue. */
export const catalogueTables = () => catalogueRows(MARKET_CATEGORIES, ARTICLES);
