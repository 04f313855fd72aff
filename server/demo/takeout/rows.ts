import { areaByPoint } from '#shared/geo/area.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { COMMISSION_BP } from '../rows.ts';
import { CATEGORIES, categoriesOf } from './categories.ts';
import { takeouts } from './index.ts';
import { menuOf, pictureOf } from './menu.ts';
import { storeRows, type ShopTerms, type StoreIdentity } from './store-rows.ts';
import type { TownTakeout } from './town-store.ts';

const say = (zh: string, en: string) => ({ zh, en });

/** Its merchant: its own, or its brand's. */
export const merchantOf = ({ key, more }: TownTakeout): string =>
  more.brand ? `tm-${more.brand}` : `tm-${key.slice(2)}`;
const BRANDS: Readonly<Record<string, { zh: string; en: string }>> = {
  'hand-shaken': say('濠江手搖茶', 'Hou Kong Hand-shaken Tea'),
};

export const takeoutMerchantRows = () =>
  [
    ...new Map(
      takeouts.map((store) => [merchantOf(store), BRANDS[store.more.brand ?? ''] ?? store.name]),
    ).entries(),
  ].map(([id, name]) => ({ id, name_zh: name.zh, name_en: name.en, commission_bp: COMMISSION_BP }));

const TERMS: ShopTerms = {
  words: {
    gifts: [
      { id: 'tea', gift: say('凍檸茶', 'Iced lemon tea'), qty: 1, weight: 0.4 },
      { id: 'tarts', gift: say('葡式蛋撻', 'Egg tarts'), qty: 2, weight: 0.08 },
    ],
    discount: say('折扣商品', 'Discounted dishes'),
    poster: say('店長推薦', 'The house recommends'),
    recommended: 'Signature',
  },
  announcement: ({ name }) =>
    say(
      `歡迎光臨${name.zh}。繁忙時段備餐或需稍候，敬請見諒。`,
      `Welcome to ${name.en}. At busy times cooking may take a little longer; thank you for waiting.`,
    ),
  discounts: 6,
  flashes: 4,
  labels: { discount: say('折扣菜', 'Discounts') },
};

const identityOf = (store: TownTakeout): StoreIdentity => ({
  kind: 'takeout',
  merchantId: merchantOf(store),
  phone: `280003${String(takeouts.indexOf(store)).padStart(2, '0')}`,
  picture: pictureOf(`sign-${store.key.slice(2)}`),
  licence: `${areaByPoint(store) === 1 ? 'M' : 'T'}-${String(1000 + takeouts.indexOf(store))}/2024`,
  categories: categoriesOf(store.cuisine),
  cuisine: CATEGORIES.flatMap(({ children }) => children).find(
    ({ cuisine }) => cuisine === store.cuisine,
  )!.name,
});

/** The rows of the town's takeout stores, for the seed. */
export const takeoutRows = (now: Instant) =>
  takeouts.map((store) =>
    storeRows({ store, menu: menuOf(store), identity: identityOf(store), terms: TERMS }, now),
  );
