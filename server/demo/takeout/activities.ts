import type { ActivityKind, ActivityRules } from '#server/modules/catalogue/index.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import { DAY, type Instant } from '#shared/kernel/time.ts';
import type { Menu, MenuDish } from './menu.ts';
import type { Perk, TownTakeout } from './town-store.ts';

type One<K extends ActivityKind> = { kind: K; rules: ActivityRules[K]; endsAt?: number };
/** An activity before it has a store and an id. */
type Written = { [K in ActivityKind]: One<K> }[ActivityKind];

const say = (zh: string, en: string) => ({ zh, en });
const SHARES = { shareVoucher: true, shareFullDiscount: true, shareFullReduction: true };
const tiers = (...pairs: readonly (readonly [full: number, off: number])[]) =>
  pairs.map(([fullAtm, discount]) => ({
    fullAtm: fromDollars(fullAtm),
    discount: fromDollars(discount),
  }));
const details = (...pairs: readonly (readonly [from: number, off: number])[]) =>
  pairs.map(([limitAmount, amount]) => ({
    limitAmount: fromDollars(limitAmount),
    amount: fromDollars(amount),
  }));
const ALL = { productType: 1, productTypeIdList: [], productList: [] } as const;

const gifts = (stock: Readonly<Record<'tea' | 'tarts', number>>): One<'fullGift'> => ({
  kind: 'fullGift',
  rules: {
    name: say('滿額贈品', 'Gifts'),
    dateType: 2,
    details: [
      {
        id: 'tea',
        limitAmount: fromDollars(100),
        gift: say('凍檸茶', 'Iced lemon tea'),
        qty: 1,
        weight: 0.4,
      },
      {
        id: 'tarts',
        limitAmount: fromDollars(200),
        gift: say('葡式蛋撻', 'Egg tarts'),
        qty: 2,
        weight: 0.08,
      },
    ],
    stock,
  },
});

/** Dishes that may be discounted: in stock, of one size, without a limit, not the cheapest things. */
export const offerable = ({ dishes }: Menu): MenuDish[] =>
  dishes.filter(
    ({ stock, limit, price, facts }) =>
      stock !== 0 && limit === -1 && price >= 1800 && facts.skus.length === 1,
  );

const posterOf = (menu: Menu): ActivityRules['poster'] => {
  const shown = menu.dishes
    .filter(({ facts, stock }) => stock !== 0 && facts.tags.some(({ en }) => en === 'Signature'))
    .slice(0, 4);
  return {
    name: say('店長推薦', 'The house recommends'),
    picture: shown[0]?.picture ?? menu.dishes[0]!.picture,
    productIds: shown.map(({ id }) => id),
  };
};

const PERKS: Readonly<Record<Exclude<Perk, 'coupon'>, (menu: Menu, now: Instant) => Written>> = {
  full: () => ({
    kind: 'full',
    rules: {
      name: say('滿減優惠', 'Spend and save'),
      ...ALL,
      shareVoucher: true,
      activityType: 1,
      discountContentList: tiers([60, 6], [120, 15], [200, 30]),
    },
  }),
  bigFull: () => ({
    kind: 'full',
    rules: {
      name: say('大額滿減', 'Big savings'),
      ...ALL,
      shareVoucher: false,
      activityType: 1,
      discountContentList: tiers([100, 12], [200, 32], [400, 80]),
    },
  }),
  fullDiscount: () => ({
    kind: 'full',
    rules: {
      name: say('滿額打折', 'Spend and get a discount'),
      ...ALL,
      shareVoucher: true,
      activityType: 2,
      discountContentList: [
        { fullAtm: fromDollars(100), discount: 0.95 },
        { fullAtm: fromDollars(200), discount: 0.9 },
      ],
    },
  }),
  gift: () => gifts({ tea: 60, tarts: 40 }),
  giftLast: () => gifts({ tea: 60, tarts: 1 }),
  return: () => ({
    kind: 'fullReturn',
    rules: {
      name: say('下單返券', 'A voucher for next time'),
      details: [
        {
          limitAmount: fromDollars(80),
          voucherAmount: fromDollars(10),
          voucherLimit: fromDollars(90),
          validDays: 14,
        },
        {
          limitAmount: fromDollars(160),
          voucherAmount: fromDollars(25),
          voucherLimit: fromDollars(180),
          validDays: 14,
        },
      ],
    },
  }),
  discount: () => ({
    kind: 'discount',
    rules: {
      name: say('折扣商品', 'Discounted dishes'),
      ...SHARES,
      orderLimitType: 1,
      orderLimitCount: 2,
      userLimit: -1,
    },
  }),
  flash: () => ({
    kind: 'flash',
    rules: { name: say('限時搶購', 'Flash sale'), userLimit: 2, fromMinute: 0, toMinute: 1440 },
  }),
  flashNoon: () => ({
    kind: 'flash',
    rules: {
      name: say('午市搶購', 'Lunch flash sale'),
      userLimit: 2,
      fromMinute: 660,
      toMinute: 840,
    },
  }),
  flashOver: (_, now) => ({
    kind: 'flash',
    rules: { name: say('限時搶購', 'Flash sale'), userLimit: 2, fromMinute: 0, toMinute: 1440 },
    endsAt: now - DAY,
  }),
  exchange: () => ({
    kind: 'purchase',
    rules: {
      name: say('超值換購', 'Add for less'),
      ...SHARES,
      purchaseLimitAmount: fromDollars(60),
      price: fromDollars(5),
      stock: -1,
      joinLimit: -1,
      joinLimitQuantity: 2,
    },
  }),
  freeDelivery: () => ({
    kind: 'delivery',
    rules: {
      name: say('平台免運', 'Free delivery'),
      activityType: 1,
      isContainAddAmtn: false,
      isContainOverWeightAmtn: false,
      isMerchantShare: false,
    },
  }),
  offDelivery: () => ({
    kind: 'delivery',
    rules: {
      name: say('減免運費', 'Delivery reduced'),
      activityType: 2,
      deliveryDetails: details([60, 4], [120, 8]),
      isContainAddAmtn: true,
      isMerchantShare: true,
    },
  }),
  ownDelivery: () => ({
    kind: 'merchantDelivery',
    rules: {
      name: say('店舖減運費', 'The store pays part of the delivery'),
      activityType: 2,
      deliveryDetails: details([100, 3], [180, 8]),
      isContainAddAmtn: false,
    },
  }),
  poster: (menu) => ({ kind: 'poster', rules: posterOf(menu) }),
};

/** What a store has on, each with its id; the pick-up discount is one of them. */
export const activitiesOf = (
  store: TownTakeout,
  menu: Menu,
  now: Instant,
): (Written & { id: string })[] => {
  const perks = (store.more.perks ?? [])
    .filter((perk) => perk !== 'coupon')
    .map((perk) => PERKS[perk](menu, now));
  const rate = typeof store.more.pickup === 'number' ? store.more.pickup : null;
  const selfTake: Written[] =
    rate === null
      ? []
      : [
          {
            kind: 'selfTake',
            rules: {
              name: say('自取優惠', 'Pickup discount'),
              discountRate: rate,
              limitAmount: fromDollars(0),
            },
          },
        ];
  return [...perks, ...selfTake].map((activity) => ({
    ...activity,
    id: `${store.key}.${activity.kind}`,
  }));
};
