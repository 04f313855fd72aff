import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { listsChanged } from '#server/modules/catalogue/store/lists-version.ts';
import type { Param, Query } from '#server/db/db.ts';

type Row = Readonly<Record<string, Param>>;
const ALWAYS: StoreHours = {
  hours: [{ fromMinute: 0, toMinute: 0 }],
  weekdays: [],
  closedDays: [],
};
const say = (text: string) => ({ zh: `${text}（中）`, en: text });

/** A sushi bar's worth of facts: open around the clock, delivered by riders for 10.00 within 5 km, from 20.00 on; a bag costs 1.00. */
export const TEST_STORE = { merchantId: 'tm-test', id: 't-test', lat: 22.1937, lon: 113.5399 };
/** 800 m from it. */
export const TEST_ADDRESS = {
  contactName: 'Ana',
  title: 'Ms' as const,
  region: '853' as const,
  phone: '66880002',
  mapAddress: 'Avenida da Praia Grande',
  detail: '12 F',
  lat: 22.1905,
  lon: 113.5468,
};

/** The test store, or one like it. */
export const storeRow = (change: Row): Row => ({
  merchant_id: TEST_STORE.merchantId,
  id: TEST_STORE.id,
  name_zh: '測試餐廳',
  name_en: 'Test kitchen',
  address_zh: '議事亭前地 1 號',
  address_en: '1 Senado Square',
  phone: '28000000',
  picture: '/pictures/store-senado.svg',
  lat: TEST_STORE.lat,
  lon: TEST_STORE.lon,
  area: 1,
  categories: [],
  state: 'open',
  reserve_type: 1,
  delivery_type: 1,
  has_delivery: true,
  has_pickup: true,
  send_price: 2000,
  delivery_fee: 1000,
  reach_meters: 5000,
  prep_minutes: 20,
  per_capita: 4000,
  score: 4.5,
  rating_count: 10,
  sold: 100,
  has_full_reduction: false,
  has_coupon: false,
  has_discount: false,
  is_quality: false,
  opened_at: 0,
  hours: JSON.stringify(ALWAYS),
  facts: JSON.stringify({
    announcement: say(''),
    cuisine: say('Test'),
    banner: '',
    pictures: [],
    licence: '',
    labels: [],
    plan: { amount: 1000 },
    acceptsNextDay: true,
    askforAmount: null,
    limits: { discountLimitType: 0, discountLimitQty: -1, seckillLimitQty: -1 },
    bag: { price: 100, isExempt: false },
  }),
  options: JSON.stringify([
    {
      id: 'ice',
      name: say('Ice'),
      required: false,
      multipart: false,
      limitMinQuantity: 0,
      limitQuantity: 1,
      values: [
        { id: 'ice-0', name: say('No ice'), price: 0, selected: false, sellout: false },
        { id: 'ice-1', name: say('Extra'), price: 200, selected: false, sellout: false },
      ],
    },
  ]),
  menu_version: 1,
  run_by: 'TOWN',
  ...change,
});

type DishMore = {
  stock?: number;
  limit?: number;
  alcohol?: number;
  options?: readonly string[];
  discount?: number;
  weight?: number;
};
const dishRow = (
  storeId: string,
  id: string,
  price: number,
  position: number,
  { stock = -1, limit = -1, alcohol = 0, options = [], discount, weight = 0.3 }: DishMore = {},
): Row => ({
  merchant_id: TEST_STORE.merchantId,
  store_id: storeId,
  id,
  classify_id: 'all',
  position,
  name_zh: `菜 ${id}`,
  name_en: `Dish ${id}`,
  picture: '/pictures/tray.svg',
  price,
  box_price: 100,
  stock,
  limit_count: limit,
  sold: 0,
  is_shelf: true,
  discount_id: discount === undefined ? null : 'test.discount',
  discount_price: discount ?? null,
  discount_stock: discount === undefined ? 0 : 10,
  flash_id: null,
  flash_price: null,
  flash_stock: 0,
  purchase_id: null,
  facts: JSON.stringify({
    description: say(''),
    skus: [
      {
        id: `${id}-1`,
        name: say('One'),
        price,
        weight,
        minPurchase: 1,
        isSoldOut: false,
        isDefault: true,
      },
    ],
    optionIds: options,
    tags: [],
    alcohol,
    original: null,
    spice: 0,
    ingredients: [],
  }),
});

/** Puts a small store with five dishes into the database: `rice` 40.00, `noodle` 30.00 at 24.00 with options, `wine` 90.00 with alcohol, `last` 50.00 of which one is left, `whale` 500.00 and 9 kg. */
export const addTestStore = async (
  query: Query,
  { id = TEST_STORE.id, ...change }: { id?: string } & Readonly<Record<string, Param>> = {},
): Promise<void> => {
  await insertRows(query, 'takeout_store', [storeRow({ ...change, id })]);
  await insertRows(query, 'takeout_product', [
    dishRow(id, 'rice', 4000, 0),
    dishRow(id, 'noodle', 3000, 1, { options: ['ice'], discount: 2400 }),
    dishRow(id, 'wine', 9000, 2, { alcohol: 13 }),
    dishRow(id, 'last', 5000, 3, { stock: 1 }),
    dishRow(id, 'whale', 50_000, 4, { weight: 9, limit: 5 }),
  ]);
  await insertRows(query, 'takeout_activity', [
    {
      merchant_id: TEST_STORE.merchantId,
      store_id: id,
      id: 'test.discount',
      kind: 'discount',
      position: 0,
      starts_at: 0,
      ends_at: null,
      rules: JSON.stringify({
        name: say('Discount'),
        shareVoucher: true,
        shareFullDiscount: true,
        shareFullReduction: true,
        orderLimitType: 0,
        orderLimitCount: 0,
        userLimit: 3,
      }),
    },
  ]);
  await listsChanged(query);
};

/** The class of all dishes of the test store, for what shows its menu. */
export const addTestClass = (query: Query): Promise<void> =>
  insertRows(query, 'takeout_classify', [
    {
      merchant_id: TEST_STORE.merchantId,
      store_id: TEST_STORE.id,
      id: 'all',
      position: 0,
      name_zh: '全部',
      name_en: 'All',
      picture: '',
    },
  ]);
