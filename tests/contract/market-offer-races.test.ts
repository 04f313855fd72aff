import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fixedClock } from '#shared/testing/clock.ts';
import type { ActivityKind, ActivityRules } from '#server/modules/catalogue/index.ts';
import { giftRules, SHARES, UNLIMITED } from '#tests/support/market-activities.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import {
  addActivity,
  basket,
  buy,
  leftOfActivity,
  type MarketBody,
  type PutOn,
} from './market-suite.ts';
import { memberOf, onEach, outcomes } from './suite.ts';
import { dish } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const say = (text: string) => ({ zh: text, en: text });

type Raced = {
  name: string;
  put: (putOn: PutOn) => Promise<void>;
  wish: MarketBody['productList'];
};
/** An activity of which a guest has two pieces, or one bundle of two; and a cart that has them all. */
const raced = <K extends ActivityKind>(
  kind: K,
  rules: ActivityRules[K],
  wish: MarketBody['productList'] = [dish('soap', 2)],
  name: string = kind,
): Raced => ({ name, put: (putOn) => putOn(kind, rules), wish });

const bundle = (compositeVO: ActivityRules['composite']['compositeVO'], joinLimit: number) => ({
  ...UNLIMITED,
  ...SHARES,
  name: say('Bundle'),
  productIds: ['soap'],
  compositeVO,
  joinLimit,
});
const LIMITED: readonly Raced[] = [
  raced('halfPrice', { name: say('Half'), productIds: ['soap'], stock: 50, userLimit: 2 }),
  raced('discount', {
    ...SHARES,
    name: say('Less'),
    orderLimitType: 0,
    orderLimitCount: -1,
    userLimit: 2,
  }),
  raced('flash', { name: say('Flash'), userLimit: 2, fromMinute: 0, toMinute: 1440 }),
  raced(
    'composite',
    bundle({ compositeType: 1, compositeQuantity: 2, compositeAmount: 3000 as never }, 1),
    [dish('soap', 2)],
    'bundle at one price',
  ),
  raced(
    'composite',
    bundle({ compositeType: 2, threshold: 1, price: 1000 as never }, 2),
    [dish('soap', 3)],
    'price from the second piece on',
  ),
  raced(
    'purchase',
    {
      ...SHARES,
      name: say('Add-on'),
      purchaseLimitAmount: 2000 as never,
      price: 100 as never,
      stock: 50,
      joinLimit: 2,
      joinLimitQuantity: -1,
    },
    [dish('soap'), dish('p001', 2, { selectedPurchase: true })],
  ),
];

onEach(
  DATABASES,
  'limits of a supermarket’s promotions under a race',
  (suite) => {
    let member: TestClient;
    const db = () => suite.server.deps.db;
    beforeAll(async () => {
      clock.set(NOON);
      member = await memberOf(suite.server, '66880002');
      await addTestMarket(db().query);
    });
    beforeEach(async () => {
      clock.set(NOON);
      await db().query('DELETE FROM takeout_activity WHERE store_id = $1', [TEST_MARKET.id]);
      await db().query(
        `UPDATE takeout_product SET discount_id = NULL, discount_price = NULL, flash_id = NULL, flash_price = NULL WHERE store_id = $1 AND id = 'soap'`,
        [TEST_MARKET.id],
      );
    });

    const putOn: PutOn = async (kind, rules) => {
      await addActivity(db().query, kind, rules);
      const set = {
        discount: `discount_id = 'test.discount', discount_price = 2000, discount_stock = 50 WHERE id = 'soap'`,
        flash: `flash_id = 'test.flash', flash_price = 1900, flash_stock = 50 WHERE id = 'soap'`,
        purchase: `purchase_id = 'test.purchase' WHERE id = 'p001'`,
      };
      if (kind in set)
        await db().query(
          `UPDATE takeout_product SET ${set[kind as keyof typeof set]} AND store_id = $1`,
          [TEST_MARKET.id],
        );
    };
    const giftsOf = async ({ tradeId }: Awaited<ReturnType<typeof buy>>) =>
      (await member.api.marketOrderGet({ tradeId })).orderInfo.gifts;

    it.each(LIMITED)(
      'sell a guest no more than the limit ($name), however many orders are sent at once; the others read that the price changed',
      async ({ put, wish: productList }) => {
        await put(putOn);
        const wish = basket({ productList });
        const { quote } = await member.api.marketCheckProduct(wish);
        expect(quote!.goodsAmtn).toBeLessThan(quote!.originalAmtn);
        const orders = Array.from({ length: 16 }, () =>
          member.api.marketOrderCreate({ ...wish, totalPrice: quote!.totalPrice }),
        );
        expect(await outcomes(orders)).toEqual({ ok: 1, PRICE_CHANGED: 15 });
        for (const order of await Promise.allSettled(orders))
          if (order.status === 'fulfilled')
            await member.api.marketOrderCancel({ tradeId: order.value.tradeId });
        // what an order held is free again
        expect((await member.api.marketCheckProduct(wish)).quote?.totalPrice).toBe(
          quote!.totalPrice,
        );
      },
    );

    it('let a guest join a gift as often as the limit says, however many orders are sent at once; the others are sold without', async () => {
      await putOn(
        'buyGift',
        giftRules({ productId: 'p103', pieces: 1, soaps: 1, stock: 9, joins: 2 }),
      );
      const made = await Promise.all(Array.from({ length: 16 }, () => buy(member)));
      const gifts = await Promise.all(made.map(giftsOf));
      expect(gifts.flat()).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
      expect(await leftOfActivity(db().query, 'buyGift', 'stock.p103')).toBe('7');
      for (const { tradeId } of made) await member.api.marketOrderCancel({ tradeId });
      expect(await leftOfActivity(db().query, 'buyGift', 'stock.p103')).toBe('9');
      expect((await member.api.marketCheckProduct(basket())).gifts).toHaveLength(1);
    });

    it('give the last gift to one order; the other is not refused for it', async () => {
      await putOn('buyGift', giftRules({ productId: 'p103', pieces: 1, soaps: 1, stock: 1 }));
      const made = await Promise.all(Array.from({ length: 6 }, () => buy(member)));
      const gifts = await Promise.all(made.map(giftsOf));
      expect(gifts.flat()).toHaveLength(1);
      for (const { tradeId } of made) await member.api.marketOrderCancel({ tradeId });
      expect(await leftOfActivity(db().query, 'buyGift', 'stock.p103')).toBe('1');
    });
  },
  { clock },
);
