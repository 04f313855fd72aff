import type { ActivityRules } from '#server/modules/catalogue/index.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import { DAY, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '../town/index.ts';
import type { Menu } from './menu.ts';
import { BUNDLES } from './bundles.ts';
import { offerable, say, SHARES, type One, type Written } from './written.ts';
import type { Perk, TownStore } from './town-store.ts';

type Gift = { id: string; gift: Bilingual; qty: number; weight: number };
/** What the activities of a shop call its goods. `recommended`: the English tag of goods on its poster. */
export type ActivityWords = {
  gifts: readonly [Gift, Gift];
  discount: Bilingual;
  poster: Bilingual;
  recommended: string;
};

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

/** `counts`: what is left of each gift. */
const gifts = (
  counts: readonly [first: number, second: number],
  { gifts: [first, second] }: ActivityWords,
): One<'fullGift'> => ({
  kind: 'fullGift',
  rules: {
    name: say('滿額贈品', 'Gifts'),
    dateType: 2,
    details: [
      { ...first, limitAmount: fromDollars(100) },
      { ...second, limitAmount: fromDollars(200) },
    ],
    stock: { [first.id]: counts[0], [second.id]: counts[1] },
  },
});

const posterOf = (menu: Menu, { poster, recommended }: ActivityWords): ActivityRules['poster'] => {
  const shown = menu.dishes
    .filter(({ facts, stock }) => stock !== 0 && facts.tags.some(({ en }) => en === recommended))
    .slice(0, 4);
  return {
    name: poster,
    picture: shown[0]?.picture ?? menu.dishes[0]!.picture,
    productIds: shown.map(({ id }) => id),
  };
};

const PART_NAMES = {
  2: say('分類滿減', 'Save in this class'),
  3: say('品牌滿減', 'Save on brands'),
  4: say('精選滿減', 'Save on selected goods'),
};
/** Spend and save on a part of the goods: type 2 of classes, 3 of brands, 4 of products. */
const partFull = (productType: 2 | 3 | 4, ids: readonly string[]): One<'full'> => ({
  kind: 'full',
  rules: {
    name: PART_NAMES[productType],
    productType,
    productTypeIdList: productType === 4 ? [] : [...ids],
    productList: productType === 4 ? [...ids] : [],
    shareVoucher: true,
    activityType: 1,
    discountContentList: tiers([60, 8], [120, 20]),
  },
});
const brandsOf = ({ dishes }: Menu): string[] => [
  ...new Set(dishes.flatMap(({ facts }) => facts.goods?.brandChain ?? [])),
];

type Make = (menu: Menu, now: Instant, words: ActivityWords) => Written;
const PERKS: Readonly<Record<Exclude<Perk, 'coupon'>, Make>> = {
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
  classFull: ({ classes }) =>
    partFull(
      2,
      classes.slice(0, 1).map(({ id }) => id),
    ),
  brandFull: (menu) => partFull(3, brandsOf(menu).slice(0, 4)),
  productFull: (menu) =>
    partFull(
      4,
      offerable(menu)
        .slice(0, 30)
        .map(({ id }) => id),
    ),
  gift: (_, __, words) => gifts([60, 40], words),
  giftLast: (_, __, words) => gifts([60, 1], words),
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
  discount: (_, __, words) => ({
    kind: 'discount',
    rules: {
      name: words.discount,
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
  ...BUNDLES,
  poster: (menu, _, words) => ({ kind: 'poster', rules: posterOf(menu, words) }),
};

/** What a store has on, each with its id; the pick-up discount is one of them. */
export const activitiesOf = (
  store: TownStore,
  menu: Menu,
  { now, words }: { now: Instant; words: ActivityWords },
): (Written & { id: string })[] => {
  const perks = (store.more.perks ?? [])
    .filter((perk) => perk !== 'coupon')
    .map((perk) => PERKS[perk](menu, now, words));
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
