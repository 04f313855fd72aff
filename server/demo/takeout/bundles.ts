import type { ActivityRules } from '#server/modules/catalogue/index.ts';
import { cents, fromDollars } from '#shared/kernel/money.ts';
import type { Bilingual } from '../town/index.ts';
import type { Menu, MenuDish } from './menu.ts';
import type { Perk } from './town-store.ts';
import { offerable, say, SHARES, type One, type Written } from './written.ts';

/** Goods between two prices in dollars that promotions may take in and that are not fresh: for promotions on several pieces. */
const between = (menu: Menu, from: number, to: number): MenuDish[] =>
  offerable(menu).filter(
    ({ price, facts }) =>
      price >= fromDollars(from) && price <= fromDollars(to) && facts.goods?.isFresh === false,
  );
const idsOf = (dishes: readonly MenuDish[], most: number): string[] =>
  dishes.slice(0, most).map(({ id }) => id);

const together = (
  menu: Menu,
  name: Bilingual,
  compositeVO: ActivityRules['composite']['compositeVO'],
): One<'composite'> => ({
  kind: 'composite',
  rules: {
    name,
    ...SHARES,
    productIds: idsOf(between(menu, 18, 30), 12),
    compositeVO,
    stock: 120,
    joinLimit: -1,
    joinLimitQuantity: 3,
    orderProductStyleLimit: false,
    orderProductStyleLimitQuantity: -1,
  },
});

/** Goods of a store that bring a gift. */
const MOST_WITH_GIFTS = 20;

/** Gifts for pieces: goods of 18 to 24 dollars are given; `isWhatever`: one of three, as the buyer chooses. */
const giftsFor = (
  menu: Menu,
  {
    name,
    limitQuantity,
    isWhatever,
  }: { name: Bilingual; limitQuantity: number; isWhatever: boolean },
): One<'buyGift'> => {
  const given = between(menu, 18, 24).slice(-3);
  return {
    kind: 'buyGift',
    rules: {
      name,
      productIds: idsOf(between(menu, 30, 60), MOST_WITH_GIFTS),
      limits: [
        {
          limitQuantity,
          gifts: (isWhatever ? given : given.slice(0, 1)).map(({ id }) => ({
            productId: id,
            giftQuantity: 1,
          })),
          isDouble: !isWhatever,
          isWhatever,
        },
      ],
      singleOrderJoinCount: 3,
      joinCount: -1,
      stock: Object.fromEntries(given.map(({ id }) => [id, 40])),
    },
  };
};

type BundlePerk = Extract<
  Perk,
  'trio' | 'thirdCheaper' | 'buyGift' | 'pickGift' | 'half' | 'newPeople'
>;

/** Every seventh of the goods of middling prices after those with gifts, at two fifths of their price; the first are few. */
const forNewPeople = (menu: Menu): One<'welfare'> => {
  const goods = between(menu, 30, 60)
    .slice(MOST_WITH_GIFTS)
    .filter(({ facts }) => facts.alcohol === 0)
    .filter((_, place) => place % 7 === 5)
    .slice(0, 10);
  return {
    kind: 'welfare',
    rules: {
      name: say('新人價', 'New user price'),
      prices: Object.fromEntries(
        goods.map(({ id, price }) => [id, cents(Math.round((price * 0.4) / 50) * 50)]),
      ),
      stock: Object.fromEntries(goods.slice(0, 4).map(({ id }) => [id, 30])),
      orderLimit: 1,
    },
  };
};

/** Promotions that only supermarkets have. */
export const BUNDLES: Readonly<Record<BundlePerk, (menu: Menu) => Written>> = {
  trio: (menu) =>
    together(menu, say('任選 3 件 $50', 'Any 3 for $50'), {
      compositeType: 1,
      compositeQuantity: 3,
      compositeAmount: fromDollars(50),
    }),
  thirdCheaper: (menu) =>
    together(menu, say('第 3 件起 $15', '$15 from the 3rd piece on'), {
      compositeType: 2,
      threshold: 2,
      price: fromDollars(15),
    }),
  buyGift: (menu) =>
    giftsFor(menu, { name: say('買 2 送 1', 'Buy 2, get 1'), limitQuantity: 2, isWhatever: false }),
  pickGift: (menu) =>
    giftsFor(menu, {
      name: say('買 3 選贈', 'Buy 3, pick a gift'),
      limitQuantity: 3,
      isWhatever: true,
    }),
  newPeople: forNewPeople,
  half: (menu) => ({
    kind: 'halfPrice',
    rules: {
      name: say('半價', 'Half price'),
      productIds: idsOf(between(menu, 60, 200), 10),
      stock: 60,
      userLimit: 2,
    },
  }),
};
