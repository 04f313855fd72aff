import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import { areaByPoint } from '#shared/geo/area.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import { addDays, DAY, dayOf, plus, type Instant } from '#shared/kernel/time.ts';
import type { StoreFacts } from '#server/modules/catalogue/index.ts';
import { COMMISSION_BP } from '../rows.ts';
import { activitiesOf, offerable } from './activities.ts';
import { CATEGORIES, categoriesOf } from './categories.ts';
import { chance } from './chance.ts';
import { takeouts } from './index.ts';
import { menuOf, pictureOf, type Menu, type MenuDish } from './menu.ts';
import { PLANS } from './plans.ts';
import { HOURS, type Perk, type TownTakeout } from './town-store.ts';

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

const hoursOf = ({ more }: TownTakeout, now: Instant): StoreHours => ({
  hours: HOURS[more.hours ?? 'day'],
  weekdays: more.weekdays ?? [],
  closedDays: Array.from({ length: more.closedDays ?? 0 }, (_, ahead) =>
    addDays(dayOf(now), ahead),
  ),
});

const LABELS: Partial<Record<Perk, { zh: string; en: string }>> = {
  full: say('滿 60 減 6', '$6 off $60'),
  bigFull: say('滿 100 減 12', '$12 off $100'),
  fullDiscount: say('滿 100 享 95 折', '5% off $100'),
  gift: say('滿額贈', 'Gifts'),
  giftLast: say('滿額贈', 'Gifts'),
  return: say('下單返券', 'Voucher back'),
  discount: say('折扣菜', 'Discounts'),
  flash: say('限時搶購', 'Flash sale'),
  exchange: say('$5 換購', 'Add for $5'),
  freeDelivery: say('免運費', 'Free delivery'),
  offDelivery: say('減運費', 'Delivery reduced'),
  ownDelivery: say('店舖減運費', 'Delivery reduced'),
  coupon: say('店舖券', 'Store vouchers'),
};

const factsOf = (store: TownTakeout, menu: Menu): StoreFacts => {
  const { more } = store;
  const perks = more.perks ?? [];
  const cuisine = CATEGORIES.flatMap(({ children }) => children).find(
    (child) => child.cuisine === store.cuisine,
  )!.name;
  return {
    announcement: say(
      `歡迎光臨${store.name.zh}。繁忙時段備餐或需稍候，敬請見諒。`,
      `Welcome to ${store.name.en}. At busy times cooking may take a little longer; thank you for waiting.`,
    ),
    cuisine,
    banner: menu.dishes[0]!.picture,
    pictures: menu.dishes
      .filter((_, place) => place % 7 === 0)
      .slice(0, 3)
      .map(({ picture }) => picture),
    licence: `${areaByPoint(store) === 1 ? 'M' : 'T'}-${String(1000 + takeouts.indexOf(store))}/2024`,
    labels: [
      ...perks.flatMap((perk) =>
        LABELS[perk] ? [{ text: LABELS[perk], tone: 'offer' as const }] : [],
      ),
      ...(typeof more.pickup === 'number'
        ? [
            {
              text: say(
                `自取 ${more.pickup} 折`,
                `${Math.round((10 - more.pickup) * 100) / 10}% off pickup`,
              ),
              tone: 'plain' as const,
            },
          ]
        : []),
    ],
    plan: PLANS[more.plan ?? 'platform'].plan,
    acceptsNextDay: !more.noNextDay,
    askforAmount: null,
    limits: { discountLimitType: 0, discountLimitQty: -1, seckillLimitQty: 2 },
    bag: { price: fromDollars(1), isExempt: false },
  };
};

const storeRow = (store: TownTakeout, menu: Menu, now: Instant) => {
  const { more } = store;
  const roll = chance(`${store.key}/store`);
  const perks = more.perks ?? [];
  const plan = PLANS[more.plan ?? 'platform'];
  const prices = menu.dishes.map(({ price }) => price).toSorted((a, b) => a - b);
  const hours = hoursOf(store, now);
  return {
    merchant_id: merchantOf(store),
    id: store.key,
    name_zh: store.name.zh,
    name_en: store.name.en,
    address_zh: store.address.zh,
    address_en: store.address.en,
    phone: `280003${String(takeouts.indexOf(store)).padStart(2, '0')}`,
    picture: pictureOf(`sign-${store.key.slice(2)}`),
    lat: store.lat,
    lon: store.lon,
    area: areaByPoint(store),
    categories: categoriesOf(store.cuisine),
    state: more.state ?? 'open',
    reserve_type: more.reserve ?? 0,
    delivery_type: more.delivery === 'merchant' ? 2 : 1,
    has_delivery: more.delivery !== 'none',
    has_pickup: more.pickup !== 'none',
    send_price: fromDollars(more.send ?? 50),
    delivery_fee: plan.plan.amount,
    reach_meters: plan.reach,
    prep_minutes: more.prep ?? 15 + Math.floor(roll() * 12),
    per_capita: prices[Math.floor(prices.length * 0.6)]!,
    score: more.isNew ? null : Math.round((4.1 + roll() * 0.85) * 10) / 10,
    rating_count: more.isNew ? 0 : 20 + Math.floor(roll() ** 2 * 1800),
    sold: 0,
    has_full_reduction: perks.some(
      (perk) => perk === 'full' || perk === 'bigFull' || perk === 'fullDiscount',
    ),
    has_coupon: perks.includes('coupon'),
    has_discount: perks.some((perk) => perk === 'discount' || perk === 'flash'),
    is_quality: more.isQuality ?? false,
    opened_at: plus(now, (more.isNew ? -12 : -400) * DAY),
    hours: JSON.stringify(hours),
    facts: JSON.stringify(factsOf(store, menu)),
    options: JSON.stringify(menu.options),
    menu_version: 1,
  };
};

const lower = (price: number, rate: number): number => Math.round((price * rate) / 50) * 50;

type Offers = {
  discount: ReadonlySet<string>;
  flash: ReadonlySet<string>;
  exchange: ReadonlySet<string>;
};

/** Which dishes a store's activities take in: flash first, then discounts, then the cheap ones for the exchange. */
const offersOf = (store: TownTakeout, menu: Menu): Offers => {
  const has = (...wanted: readonly Perk[]): boolean =>
    (store.more.perks ?? []).some((perk) => wanted.includes(perk));
  const pool = offerable(menu);
  const every = (from: number, step: number, most: number): Set<string> =>
    new Set(
      pool
        .filter((_, place) => place % step === from)
        .slice(0, most)
        .map(({ id }) => id),
    );
  const cheap = menu.dishes
    .filter(
      ({ price, facts, stock }) =>
        stock !== 0 &&
        facts.skus.length === 1 &&
        facts.alcohol === 0 &&
        price >= 800 &&
        price <= 2600,
    )
    .slice(0, 3);
  return {
    flash: has('flash', 'flashNoon', 'flashOver') ? every(1, 5, 4) : new Set(),
    discount: has('discount') ? every(2, 4, 6) : new Set(),
    exchange: new Set(has('exchange') ? cheap.map(({ id }) => id) : []),
  };
};

const productRow = (store: TownTakeout, dish: MenuDish, offers: Offers) => ({
  merchant_id: merchantOf(store),
  store_id: store.key,
  id: dish.id,
  classify_id: dish.classId,
  position: dish.position,
  name_zh: dish.name.zh,
  name_en: dish.name.en,
  picture: dish.picture,
  price: dish.price,
  box_price: dish.boxPrice,
  stock: dish.stock,
  limit_count: dish.limit,
  sold: 0,
  is_shelf: true,
  discount_id: offers.discount.has(dish.id) ? `${store.key}.discount` : null,
  discount_price: offers.discount.has(dish.id) ? lower(dish.price, 0.8) : null,
  discount_stock: offers.discount.has(dish.id) ? 60 : 0,
  flash_id: offers.flash.has(dish.id) ? `${store.key}.flash` : null,
  flash_price: offers.flash.has(dish.id) ? lower(dish.price, 0.6) : null,
  flash_stock: offers.flash.has(dish.id) ? 40 : 0,
  purchase_id: offers.exchange.has(dish.id) ? `${store.key}.purchase` : null,
  facts: JSON.stringify(dish.facts),
});

/** The rows of the town's takeout stores, for the seed. */
export const takeoutRows = (now: Instant) =>
  takeouts.map((store) => {
    const menu = menuOf(store);
    const offers = offersOf(store, menu);
    const merchant = { merchant_id: merchantOf(store), store_id: store.key };
    return {
      takeout_store: [storeRow(store, menu, now)],
      takeout_product: menu.dishes.map((dish) => productRow(store, dish, offers)),
      takeout_classify: menu.classes.map(({ id, name, picture }, position) => ({
        ...merchant,
        id,
        position,
        name_zh: name.zh,
        name_en: name.en,
        picture,
      })),
      takeout_activity: activitiesOf(store, menu, now).map(
        ({ id, kind, rules, endsAt }, position) => ({
          ...merchant,
          id,
          kind,
          position,
          starts_at: plus(now, -30 * DAY),
          ends_at: endsAt ?? null,
          rules: JSON.stringify(rules),
        }),
      ),
    };
  });

export const TAKEOUT_TABLES = [
  'takeout_store',
  'takeout_classify',
  'takeout_product',
  'takeout_activity',
] as const;
