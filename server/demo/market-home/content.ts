import { jumpType } from '#shared/codes/jump-type.ts';
import { marketLantern } from '#shared/codes/lantern.ts';
import type { Narrow } from '#server/modules/catalogue/index.ts';
import type { Jump, PopupFacts } from '#server/modules/home/index.ts';
import { MARKET_CATEGORIES, MARKET_EXAMPLES } from '../market/index.ts';
import type { Bilingual } from '../town/index.ts';

const { codes } = jumpType;
const say = (zh: string, en: string): Bilingual => ({ zh, en });

/** A rule of version 1; its parameters as the wire has them. */
const jump = (type: keyof typeof codes, parameters?: Readonly<Record<string, string>>): Jump => ({
  jumpVersion: 1,
  skipType: codes[type],
  ...(parameters && { skipParameter: JSON.stringify(parameters) }),
});

/** The goods of a category: a rule with `classifyId` opens the goods, one without it the tree. */
const toGoods = (categoryId: string): Jump => ({
  ...jump('marketCategory', { categoryId }),
  classifyId: categoryId,
});

export type MarketBanner = {
  id: string;
  kind: 'home' | 'card' | 'ad' | 'poster' | 'spread' | 'top' | 'newPeople';
  name: Bilingual;
  text: Bilingual;
  tone: 'blue' | 'yolk' | 'green' | 'red';
  /** The category whose picture it shows. */ category: string;
  jump: Jump;
  popup?: PopupFacts;
};

const first = MARKET_CATEGORIES.filter(({ parentId }) => parentId === '');
/** A category of the first level by its place; the last one where there are fewer. */
const at = (place: number) => first[Math.min(place, first.length - 1)]!;

/** Banners of the supermarket home: two on top, two tiles, a block in the middle and three tall pictures. */
export const MARKET_BANNERS: readonly MarketBanner[] = [
  {
    id: 'mb-fresh',
    kind: 'home',
    name: say('生鮮到府', 'Fresh to your door'),
    text: say('南灣超市，最快半小時送到', 'Praia Grande: at your door in half an hour'),
    tone: 'green',
    category: at(0).id,
    jump: jump('store', { storeId: MARKET_EXAMPLES.open, businessType: '3' }),
  },
  {
    id: 'mb-week',
    kind: 'home',
    name: say('一週食材一次買齊', 'The week’s groceries in one go'),
    text: say('滿減與折扣商品，逐店比價', 'Spend-and-save and discounts, store by store'),
    tone: 'yolk',
    category: at(1).id,
    jump: toGoods(at(1).id),
  },
  {
    id: 'mb-tile-fruit',
    kind: 'card',
    name: say('當季水果', 'In season'),
    text: say('今早到貨', 'In this morning'),
    tone: 'red',
    category: at(0).id,
    jump: toGoods(at(0).id),
  },
  {
    id: 'mb-tile-home',
    kind: 'card',
    name: say('家中常備', 'Staples'),
    text: say('大件代你搬', 'We carry the heavy bags'),
    tone: 'blue',
    category: at(2).id,
    jump: toGoods(at(2).id),
  },
  {
    id: 'mb-paper',
    kind: 'ad',
    name: say('買菜小學堂', 'How to choose vegetables'),
    text: say('七個挑選鮮菜的方法', 'Seven ways to tell fresh greens'),
    tone: 'green',
    category: at(0).id,
    jump: { ...jump('webLink'), skipAddress: '/mk/article?id=greens' },
  },
  {
    id: 'mb-coupons',
    kind: 'ad',
    name: say('超市週末領券', 'Weekend coupons'),
    text: say('領取後即可使用', 'Claim them and use them at once'),
    tone: 'red',
    category: at(1).id,
    jump: { ...jump('webLink'), skipAddress: '/market/activity/redpack?id=week' },
  },
  {
    id: 'mb-near',
    kind: 'ad',
    name: say('附近還有更多超市', 'More supermarkets near you'),
    text: say('按距離、評分或優惠挑選', 'By distance, score or offers'),
    tone: 'blue',
    category: at(3).id,
    jump: { ...jump('webLink'), skipAddress: '/market/near' },
  },
  {
    id: 'mb-tall',
    kind: 'poster',
    name: say('早餐提案', 'Breakfast ideas'),
    text: say('麵包、牛奶、水果', 'Bread, milk and fruit'),
    tone: 'yolk',
    category: at(4).id,
    jump: toGoods(at(4).id),
  },
  {
    id: 'mb-tall-dinner',
    kind: 'poster',
    name: say('晚餐提案', 'Dinner ideas'),
    text: say('時令蔬菜，今晚就煮', 'Greens in season, for tonight'),
    tone: 'green',
    category: at(0).id,
    jump: toGoods(at(0).id),
  },
  {
    id: 'mb-tall-guests',
    kind: 'poster',
    name: say('朋友到訪', 'When friends come over'),
    text: say('小食、飲品一次備好', 'Snacks and drinks in one go'),
    tone: 'red',
    category: at(5).id,
    jump: toGoods(at(5).id),
  },
  {
    id: 'mb-new',
    kind: 'newPeople',
    name: say('超市新人專區', 'New to the supermarket?'),
    text: say('新人紅包與新人價商品', 'Red packets, and goods at a price for new users'),
    tone: 'red',
    category: at(0).id,
    jump: { ...jump('webLink'), skipAddress: '/market/new' },
    popup: { bannerType: 1, bannerSpecialType: 1, pushFrequency: 1, windowType: 'active' },
  },
  {
    id: 'mb-top',
    kind: 'top',
    name: say('超市服務通知', 'About this week'),
    text: say('颱風季節送貨時間或有調整', 'In typhoon season deliveries may come at other times'),
    tone: 'blue',
    category: at(2).id,
    jump: { ...jump('webLink'), skipAddress: '/mk/article?id=typhoon' },
    popup: { bannerType: 1, pushFrequency: 1, windowType: 'active' },
  },
  {
    id: 'mb-active',
    kind: 'spread',
    name: say('超市紅包', 'Red packets for groceries'),
    text: say('可以在附近超市使用', 'To use at the supermarkets near you'),
    tone: 'red',
    category: at(1).id,
    jump: { ...jump('webLink'), skipAddress: '/market/user/useful' },
    popup: { bannerType: 1, bannerSpecialType: 7, pushFrequency: 2, windowType: 'active' },
  },
  {
    id: 'mb-roll',
    kind: 'spread',
    name: say('正在搶購', 'On flash sale now'),
    text: say('附近超市的限時價', 'At supermarkets near you, for a short time'),
    tone: 'yolk',
    category: at(3).id,
    jump: jump('marketHome'),
    popup: { bannerType: 2, bannerSpecialType: 5, pushFrequency: 2, windowType: 'roll' },
  },
];

const ICONS = 9;

/** Icons of the first categories; the home ends with the way to all of them. */
export const MARKET_LANTERNS = [
  ...first.slice(0, ICONS).map(({ id, name, picture }) => ({
    id: `ml-${id}`,
    type: marketLantern.codes.main,
    name,
    picture,
    jump: toGoods(id),
  })),
  {
    id: 'ml-all',
    type: marketLantern.codes.main,
    name: say('全部分類', 'All'),
    picture: at(0).picture,
    jump: jump('marketCategory', { categoryId: at(0).id }),
  },
  ...first.slice(0, 5).map(({ id, name, picture }) => ({
    id: `ml-search-${id}`,
    type: marketLantern.codes.search,
    name,
    picture,
    jump: toGoods(id),
  })),
];

/** Tags above the list of supermarkets. */
export const MARKET_TAGS: readonly { id: string; name: Bilingual; narrow: Narrow }[] = [
  { id: 'm-good', name: say('優選', 'Preferred'), narrow: { qualityDelivery: true } },
  { id: 'm-save', name: say('滿減', 'Spend & save'), narrow: { fullReduction: true } },
  { id: 'm-sale', name: say('折扣', 'On sale'), narrow: { discount: true } },
  { id: 'm-coupon', name: say('領券', 'Vouchers'), narrow: { storeCoupon: true } },
  { id: 'm-pickup', name: say('自取', 'Pickup'), narrow: { pickup: true } },
];

/** What the editors think people look for; the first have a picture. */
export const MARKET_WORDS: readonly (Bilingual & { category?: string })[] = [
  { ...say('水果', 'Fruit'), category: at(0).id },
  { ...say('牛奶', 'Milk'), category: at(1).id },
  say('雞蛋', 'Eggs'),
  say('麵包', 'Bread'),
  say('香蕉', 'Bananas'),
  say('米', 'Rice'),
  say('紙巾', 'Tissues'),
  say('啤酒', 'Beer'),
];
