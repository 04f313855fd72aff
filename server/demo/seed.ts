// the seed orders and pays, which needs what the composition root provides
import '../wiring.ts';
import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import { hashPassword } from '#server/modules/staff/index.ts';
import { MCOIN_SETTING } from '#server/modules/money/index.ts';
import type { Param, Query } from '../db/db.ts';
import { insertRows } from '../db/insert-rows.ts';
import { claimSetting, readSetting } from '../db/settings.ts';
import type { Deps } from '../kit/deps.ts';
import type { Random } from '../kit/random.ts';
import { loadSecrets } from '../db/secrets.ts';
import { addressRows } from './addresses.ts';
import { cardTables } from './cards.ts';
import { comboTables } from './combo.ts';
import { DEMO_MCOIN, goldTables } from './gold.ts';
import { dealReviewRows } from './deal-reviews.ts';
import { sceneRows } from './orders.ts';
import { monthlyCardTables } from './monthly-card.ts';
import { groupActivityTables } from './group-activities.ts';
import { offerTables } from './offers/index.ts';
import { CONSUMERS, DEMO_DEVICE, DEMO_PASSWORD, DEMO_PIN, operatorId, STAFF } from './people.ts';
import { merchantRows, productRow, storeRows } from './rows.ts';
import { hiddenProducts, SCENES } from './scenes.ts';
import { seedPoints } from './points.ts';
import { reviewOrders, seedReviews } from './shop-orders/reviews.ts';
import { seedShopOrders } from './shop-orders/seed.ts';
import { marketHomeTables } from './market-home/rows.ts';
import { catalogueTables, marketMerchantRows, marketRows } from './market/rows.ts';
import { takeoutMerchantRows, takeoutRows } from './takeout/rows.ts';
import { STORE_TABLES } from './takeout/store-rows.ts';
import { takeoutHomeTables } from './takeout-home/rows.ts';
import { storePageTables } from './store-pages/rows.ts';
import { products, type TownProduct } from './town/index.ts';
import { DEMO_SETTING } from './vouchers.ts';

type Rows = readonly Readonly<Record<string, Param>>[];

const staffRows = async (): Promise<Rows> => {
  const pinHash = await hashPassword(DEMO_PIN);
  return Promise.all(
    STAFF.map(async (staff) => ({
      merchant_id: staff.merchantKey,
      id: operatorId(staff),
      account: staff.account,
      name_zh: staff.name.zh,
      name_en: staff.name.en,
      role: staff.role,
      password_hash: await hashPassword(DEMO_PASSWORD),
      store_ids: [...staff.storeKeys],
      is_active: true,
      locked_until: 0,
      pin_hash: staff.role === 'auditor' ? null : pinHash,
      pin_length: staff.role === 'auditor' ? 0 : DEMO_PIN.length,
    })),
  );
};

const people = (now: Instant) => ({
  app_user: CONSUMERS.map(({ region, phone, nickname }) => ({
    id: `member-${phone}`,
    region,
    phone,
    nickname,
    created_at: plus(now, -200 * DAY),
  })),
  device: [
    {
      merchant_id: 'neighbourhood',
      id: DEMO_DEVICE.id,
      name: DEMO_DEVICE.name,
      created_at: plus(now, -30 * DAY),
      revoked_at: null,
      locked_until: 0,
    },
  ],
});

const shopTables = (now: Instant): [string, Rows][] => {
  const stores = [...takeoutRows(now), ...marketRows(now)];
  return [
    ['merchant', [...takeoutMerchantRows(), ...marketMerchantRows()]],
    ...STORE_TABLES.map((table): [string, Rows] => [
      table,
      stores.flatMap((store): Rows => store[table]),
    ]),
    ...Object.entries(catalogueTables()),
    ...Object.entries(takeoutHomeTables(now)),
    ...Object.entries(marketHomeTables(now)),
  ];
};

type SeededOrder = ReturnType<typeof sceneRows>['order'];
const soldOf = (productId: string, orders: readonly SeededOrder[]): number =>
  orders
    .filter((order) => order.product_id === productId && order.paid_at !== null)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const productRows = (
  hidden: readonly TownProduct[],
  orders: readonly SeededOrder[],
  now: Instant,
): Rows =>
  [...products, ...hidden].map((product) =>
    productRow(product, {
      isShelf: !hidden.includes(product),
      sold: soldOf(product.key, orders),
      now,
    }),
  );

const writeTown = async (
  query: Query,
  random: Random,
  { staff, cards }: { staff: Rows; cards: [string, Rows][] },
  now: Instant,
): Promise<boolean> => {
  const hidden = hiddenProducts(now);
  const scenes = SCENES.map((scene) => sceneRows(random, scene, hidden, now));
  // claimed first: of two servers that start at once, one seeds and the other waits here
  const mine = JSON.stringify(scenes.flatMap(({ named }) => named));
  if ((await claimSetting(query, DEMO_SETTING, mine)) !== mine) return false;
  const orders = scenes.map(({ order }) => order);
  const { app_user: users, device: devices } = people(now);
  const tables: [string, Rows][] = [
    ['merchant', merchantRows()],
    ['store', storeRows()],
    ['operator', staff],
    ['device', devices],
    ['app_user', users],
    ['user_address', addressRows(now)],
    ['product', productRows(hidden, orders, now)],
    ['group_order', orders],
    ['voucher', scenes.flatMap(({ vouchers }) => vouchers)],
    ['verify_log', scenes.flatMap(({ logs }) => logs)],
    ...Object.entries(groupActivityTables(now)),
    ['group_comment', dealReviewRows(now)],
    ['group_refund', scenes.flatMap(({ refunds }) => refunds)],
  ];
  for (const [table, rows] of [
    ...tables,
    ...shopTables(now),
    ...Object.entries(storePageTables()),
    ...offerTables(now),
    ...goldTables(now),
    ...monthlyCardTables(now),
    ...comboTables(now),
    ...cards,
  ])
    await insertRows(query, table, rows);
  await claimSetting(query, MCOIN_SETTING, JSON.stringify(DEMO_MCOIN));
  await seedReviews(query, now);
  await reviewOrders(query, await seedShopOrders(query, random, now), CONSUMERS[0]?.nickname ?? '');
  await seedPoints(query, now);
  return true;
};

/** Fills an empty database with the demonstration town, all or nothing. A database that has it is left as it is. */
export const seedTown = async (
  { db, random }: Pick<Deps, 'db' | 'random'>,
  now: Instant,
): Promise<boolean> => {
  if ((await readSetting(db.query, DEMO_SETTING)) !== null) return false;
  const staff = await staffRows();
  const cards = await cardTables(await loadSecrets(db.query), now);
  return db.tx((query) => writeTown(query, random, { staff, cards }, now));
};
