import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import { areaByPoint } from '#shared/geo/area.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import { addDays, DAY, dayOf, plus, type Instant } from '#shared/kernel/time.ts';
import type { StoreFacts } from '#server/modules/catalogue/index.ts';
import type { Bilingual } from '../town/index.ts';
import { activitiesOf, type ActivityWords } from './activities.ts';
import { offerable } from './written.ts';
import { chance } from './chance.ts';
import type { Menu, MenuDish } from './menu.ts';
import { PLANS } from './plans.ts';
import { HOURS, type Perk, type TownStore } from './town-store.ts';

const say = (zh: string, en: string) => ({ zh, en });

/** What of a store depends on its shop beside what it is written with. */
export type StoreIdentity = {
  kind: StoreKind;
  merchantId: string;
  phone: string;
  picture: string;
  licence: string;
  categories: string[];
  cuisine: Bilingual;
};
/** What a shop calls its goods, and how many of them an activity takes in. */
export type ShopTerms = {
  words: ActivityWords;
  announcement: (store: TownStore) => Bilingual;
  discounts: number;
  flashes: number;
  labels: Partial<Record<Perk, Bilingual>>;
};
/** A store of the town with all that its rows are made of. */
export type StoreOfShop = {
  store: TownStore;
  menu: Menu;
  identity: StoreIdentity;
  terms: ShopTerms;
};

const hoursOf = ({ more }: TownStore, now: Instant): StoreHours => ({
  hours: HOURS[more.hours ?? 'day'],
  weekdays: more.weekdays ?? [],
  closedDays: Array.from({ length: more.closedDays ?? 0 }, (_, ahead) =>
    addDays(dayOf(now), ahead),
  ),
});

const LABELS: Partial<Record<Perk, Bilingual>> = {
  full: say('滿 60 減 6', '$6 off $60'),
  bigFull: say('滿 100 減 12', '$12 off $100'),
  fullDiscount: say('滿 100 享 95 折', '5% off $100'),
  classFull: say('分類滿 60 減 8', '$8 off $60 in a class'),
  brandFull: say('品牌滿 60 減 8', '$8 off $60 of brands'),
  productFull: say('精選滿 60 減 8', '$8 off $60 of selected goods'),
  trio: say('任選 3 件 $50', 'Any 3 for $50'),
  thirdCheaper: say('第 3 件起 $15', '$15 from the 3rd on'),
  buyGift: say('買 2 送 1', 'Buy 2, get 1'),
  pickGift: say('買 3 選贈', 'Buy 3, pick a gift'),
  half: say('半價', 'Half price'),
  newPeople: say('新人價', 'New user price'),
  gift: say('滿額贈', 'Gifts'),
  giftLast: say('滿額贈', 'Gifts'),
  return: say('下單返券', 'Voucher back'),
  flash: say('限時搶購', 'Flash sale'),
  exchange: say('$5 換購', 'Add for $5'),
  freeDelivery: say('免運費', 'Free delivery'),
  offDelivery: say('減運費', 'Delivery reduced'),
  ownDelivery: say('店舖減運費', 'Delivery reduced'),
  coupon: say('店舖券', 'Store vouchers'),
};

const labelsOf = ({ more }: TownStore, terms: ShopTerms): StoreFacts['labels'] => {
  const labels = { ...LABELS, ...terms.labels };
  return [
    ...(more.perks ?? []).flatMap((perk) => {
      const text = labels[perk];
      return text ? [{ text, tone: 'offer' as const }] : [];
    }),
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
  ];
};

const factsOf = ({ store, menu, identity, terms }: StoreOfShop): StoreFacts => ({
  announcement: terms.announcement(store),
  cuisine: identity.cuisine,
  banner: menu.dishes[0]!.picture,
  pictures: menu.dishes
    .filter((_, place) => place % 7 === 0)
    .slice(0, 3)
    .map(({ picture }) => picture),
  licence: identity.licence,
  labels: labelsOf(store, terms),
  plan: PLANS[store.more.plan ?? 'platform'].plan,
  acceptsNextDay: !store.more.noNextDay,
  askforAmount: null,
  limits: { discountLimitType: 0, discountLimitQty: -1, seckillLimitQty: 2 },
  bag: { price: fromDollars(1), isExempt: false },
});

const FULL: readonly Perk[] = [
  'full',
  'bigFull',
  'fullDiscount',
  'classFull',
  'brandFull',
  'productFull',
];

const storeRow = (ofShop: StoreOfShop, now: Instant) => {
  const { store, menu, identity } = ofShop;
  const { more } = store;
  const roll = chance(`${store.key}/store`);
  const perks = more.perks ?? [];
  const plan = PLANS[more.plan ?? 'platform'];
  const prices = menu.dishes.map(({ price }) => price).toSorted((a, b) => a - b);
  return {
    merchant_id: identity.merchantId,
    id: store.key,
    kind: identity.kind,
    name_zh: store.name.zh,
    name_en: store.name.en,
    address_zh: store.address.zh,
    address_en: store.address.en,
    phone: identity.phone,
    picture: identity.picture,
    lat: store.lat,
    lon: store.lon,
    area: areaByPoint(store),
    categories: identity.categories,
    state: more.state ?? 'open',
    reserve_type: more.reserve ?? 0,
    delivery_type: more.delivery === 'merchant' ? 2 : 1,
    has_delivery: more.delivery !== 'none',
    has_pickup: more.pickup !== 'none',
    send_price: fromDollars(more.send ?? 50),
    delivery_fee: plan.plan.amount,
    reach_meters: plan.reach,
    prep_minutes: more.prep ?? 15 + Math.floor(roll() * 12),
    per_capita: identity.kind === 'market' ? null : prices[Math.floor(prices.length * 0.6)]!,
    score: more.isNew ? null : Math.round((4.1 + roll() * 0.85) * 10) / 10,
    rating_count: more.isNew ? 0 : 20 + Math.floor(roll() ** 2 * 1800),
    sold: 0,
    has_full_reduction: perks.some((perk) => FULL.includes(perk)),
    has_coupon: perks.includes('coupon'),
    has_discount: perks.some((perk) => perk === 'discount' || perk === 'flash'),
    is_quality: more.isQuality ?? false,
    opened_at: plus(now, (more.isNew ? -12 : -400) * DAY),
    hours: JSON.stringify(hoursOf(store, now)),
    facts: JSON.stringify(factsOf(ofShop)),
    options: JSON.stringify(menu.options),
    menu_version: 1,
    run_by: 'TOWN',
  };
};

const lower = (price: number, rate: number): number => Math.round((price * rate) / 50) * 50;

type Offers = {
  discount: ReadonlySet<string>;
  flash: ReadonlySet<string>;
  exchange: ReadonlySet<string>;
};

/** Which products a store's activities take in: flash first, then discounts, then the cheap ones for the exchange. */
const offersOf = ({ store, menu, terms }: StoreOfShop): Offers => {
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
    flash: has('flash', 'flashNoon', 'flashOver') ? every(1, 5, terms.flashes) : new Set(),
    discount: has('discount') ? every(2, 4, terms.discounts) : new Set(),
    exchange: new Set(has('exchange') ? cheap.map(({ id }) => id) : []),
  };
};

const productRow = ({ store, identity }: StoreOfShop, dish: MenuDish, offers: Offers) => ({
  merchant_id: identity.merchantId,
  store_id: store.key,
  id: dish.id,
  item_id: dish.itemId ?? '',
  is_required: dish.isRequired ?? false,
  classify_id: dish.classId,
  position: dish.position,
  name_zh: dish.name.zh,
  name_en: dish.name.en,
  picture: dish.picture,
  price: dish.price,
  box_price: dish.boxPrice,
  stock: dish.stock,
  sku_stock: JSON.stringify(dish.skuStock ?? {}),
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

/** The rows of a store of the town, for the seed. */
export const storeRows = (ofShop: StoreOfShop, now: Instant) => {
  const { store, menu, identity, terms } = ofShop;
  const merchant = { merchant_id: identity.merchantId, store_id: store.key };
  const offers = offersOf(ofShop);
  return {
    takeout_store: [storeRow(ofShop, now)],
    takeout_classify: menu.classes.map(({ id, name, picture, parentId = '' }, position) => ({
      ...merchant,
      id,
      parent_id: parentId,
      position,
      name_zh: name.zh,
      name_en: name.en,
      picture,
    })),
    takeout_product: menu.dishes.map((dish) => productRow(ofShop, dish, offers)),
    takeout_activity: activitiesOf(store, menu, { now, words: terms.words }).map(
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
};

export const STORE_TABLES = [
  'takeout_store',
  'takeout_classify',
  'takeout_product',
  'takeout_activity',
] as const;
