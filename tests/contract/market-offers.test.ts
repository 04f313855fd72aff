import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { OfferTerms } from '#server/modules/offers/terms.ts';
import type { ActivityKind } from '#server/modules/catalogue/index.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { giftRules, SHARES, UNLIMITED } from '#tests/support/market-activities.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import { DATABASES } from './databases.ts';
import { paidBasket } from '#tests/support/market-orders.ts';
import { addActivity, basket, buy, leftOfActivity, type PutOn } from './market-suite.ts';
import { LIVES } from '#server/modules/order/takeout/life.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';
import { completeOrder, dish } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const say = (text: string) => ({ zh: text, en: text });
/** Five dollars off anything of a supermarket. */
const MARKET_VOUCHER: OfferTerms = {
  kind: 'voucher',
  name: say('Five off'),
  rules: say(''),
  activityId: 'test',
  sourceType: null,
  storeScope: 1,
  storeIds: [],
  storeName: null,
  businessTypes: '3',
  productIds: [],
  linkUrl: null,
  amount: 500 as never,
  rate: null,
  maxAmount: null,
  limitAmount: 0 as never,
  validity: { kind: 'fixed', startAt: 0 as never, endAt: (NOON * 2) as never },
  isPriceBreak: false,
  paymentChannels: [],
  minVersion: null,
};
const storeId = asId<never>(TEST_MARKET.id);

onEach(
  DATABASES,
  'promotions of a supermarket',
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
    });

    const putOn: PutOn = (kind, rules) => addActivity(db().query, kind, rules);
    const stockOf = async (id: string): Promise<number> =>
      (
        await db().query<{ stock: number }>(
          'SELECT stock FROM takeout_product WHERE store_id = $1 AND id = $2',
          [TEST_MARKET.id, id],
        )
      ).rows[0]!.stock;
    const leftOf = (kind: ActivityKind, path: string) => leftOfActivity(db().query, kind, path);

    it('sell any three pieces for one price, as long as its stock lasts', async () => {
      await putOn('composite', {
        ...UNLIMITED,
        ...SHARES,
        name: say('Three'),
        productIds: ['soap', 'p001'],
        compositeVO: { compositeType: 1, compositeQuantity: 3, compositeAmount: 3000 as never },
        stock: 3,
      });
      const six = basket({ productList: [dish('soap', 4), dish('p001', 2)] });
      const { quote, limits } = await member.api.marketCheckProduct(six);
      // three soaps for 30.00; the stock ends the second bundle: soap 25.00 and 2 × 3.00
      expect(quote).toMatchObject({ goodsAmtn: 6100, originalAmtn: 10_600 });
      expect(limits.map(({ reason }) => reason)).toEqual(['compositeStock']);
      const { tradeId } = await buy(member, six);
      expect(await leftOf('composite', 'stock')).toBe('0');
      await member.api.marketOrderCancel({ tradeId });
      expect(await leftOf('composite', 'stock')).toBe('3');
    });

    it('give a product for pieces of another, from its own stock, and back with the order', async () => {
      await putOn(
        'buyGift',
        giftRules({
          productId: 'p100',
          pieces: 2,
          soaps: 2,
          stock: 6,
          isDouble: true,
          joinsAnOrder: 2,
          joins: 3,
        }),
      );
      const wish = basket({ productList: [dish('soap', 6)] });
      const { gifts, limits } = await member.api.marketCheckProduct(wish);
      expect(gifts).toEqual([{ name: '貨品 p100', quantity: 4, wanted: 4 }]);
      expect(limits.map(({ reason }) => reason)).toEqual(['giftOrderLimit']);
      const { tradeId } = await buy(member, wish);
      expect([await stockOf('p100'), await leftOf('buyGift', 'stock.p100')]).toEqual([6, '2']);
      expect((await member.api.marketOrderGet({ tradeId })).orderInfo.gifts).toHaveLength(1);
      // two of three joins are held: one is left
      expect((await member.api.marketCheckProduct(wish)).gifts).toMatchObject([{ quantity: 2 }]);
      clock.set(NOON + HOUR);
      await LIVES.market.closeOverdue(db(), clock.now());
      expect([await stockOf('p100'), await leftOf('buyGift', 'stock.p100')]).toEqual([10, '6']);
    });

    it('give pieces that are carried in bags like all the others', async () => {
      await putOn('buyGift', giftRules({ productId: 'water', pieces: 1, soaps: 2, stock: 1 }));
      const order = await buy(member, basket({ productList: [dish('soap', 2)] }));
      const { payInfo, orderInfo } = await member.api.marketOrderGet({ tradeId: order.tradeId });
      const { quote } = payInfo;
      expect([quote.weightKg, quote.bagFee, orderInfo.pocketNum]).toEqual([10, 200, 2]);
    });

    it('give what is left of a product, and say how many pieces were promised', async () => {
      await putOn('buyGift', giftRules({ productId: 'p105', pieces: 3, soaps: 1, stock: 2 }));
      const short = [{ name: '貨品 p105', quantity: 2, wanted: 3 }];
      expect((await member.api.marketCheckProduct(basket())).gifts).toEqual(short);
      const { tradeId } = await buy(member);
      expect((await member.api.marketOrderGet({ tradeId })).orderInfo.gifts).toEqual(short);
      await member.api.marketOrderCancel({ tradeId });
      expect(await leftOf('buyGift', 'stock.p105')).toBe('2');
    });

    it('ask whoever is given alcohol for their age, as whoever buys it', async () => {
      await putOn('buyGift', giftRules({ productId: 'p106', pieces: 1, soaps: 1, stock: 5 }));
      await db().query(
        `UPDATE takeout_product SET facts = facts || '{"alcohol": 5}' WHERE store_id = $1 AND id = 'p106'`,
        [TEST_MARKET.id],
      );
      expect(await reasonOf(buy(member))).toBe('ALCOHOL_UNCONFIRMED');
      const alcohol = { name: 'Ana', year: 1990, month: 11, day: 22, isConfirmed: true };
      const { tradeId } = await buy(member, basket({ alcohol }));
      expect((await member.api.marketOrderGet({ tradeId })).orderInfo.hasAlcohol).toBe(true);
      await member.api.marketOrderCancel({ tradeId });
    });

    it('let the guest pick one of the gifts', async () => {
      await putOn('buyGift', {
        name: say('Pick one'),
        productIds: ['soap'],
        limits: [
          {
            limitQuantity: 1,
            gifts: [
              { productId: 'p101', giftQuantity: 1 },
              { productId: 'p102', giftQuantity: 1 },
            ],
            isDouble: false,
            isWhatever: true,
          },
        ],
        singleOrderJoinCount: -1,
        joinCount: -1,
        stock: {},
      });
      const named = async (pickedGifts?: Record<string, string>) =>
        (await member.api.marketCheckProduct(basket({ pickedGifts }))).gifts.map(
          ({ name }) => name,
        );
      expect(await named()).toEqual(['貨品 p101']);
      expect(await named({ 'test.buyGift': 'p102' })).toEqual(['貨品 p102']);
    });

    it('give what the order itself leaves of a product; in its first size, and back with the order', async () => {
      await putOn('buyGift', {
        name: say('Same again'),
        productIds: ['p104'],
        limits: [
          {
            limitQuantity: 1,
            gifts: [{ productId: 'p104', giftQuantity: 1 }],
            isDouble: true,
            isWhatever: false,
          },
        ],
        singleOrderJoinCount: -1,
        joinCount: -1,
        stock: {},
      });
      await db().query(
        `UPDATE takeout_product SET stock = 7, sku_stock = '{"p104-1": 5}' WHERE store_id = $1 AND id = 'p104'`,
        [TEST_MARKET.id],
      );
      const sizesOf = async () =>
        (
          await db().query<{ sku_stock: unknown }>(
            `SELECT sku_stock FROM takeout_product WHERE store_id = $1 AND id = 'p104'`,
            [TEST_MARKET.id],
          )
        ).rows[0]!.sku_stock;
      const { tradeId } = await buy(
        member,
        basket({ productList: [dish('soap'), dish('p104', 3)] }),
      );
      expect((await member.api.marketOrderGet({ tradeId })).orderInfo.gifts).toMatchObject([
        { quantity: 2 },
      ]);
      expect([await stockOf('p104'), await sizesOf()]).toEqual([2, { 'p104-1': 0 }]);
      await member.api.marketOrderCancel({ tradeId });
      expect([await stockOf('p104'), await sizesOf()]).toEqual([7, { 'p104-1': 5 }]);
    });

    it('hold the stock of each activity that one line takes pieces of', async () => {
      const products = { name: say('Both'), productIds: ['p001'] };
      await putOn('composite', {
        ...UNLIMITED,
        ...SHARES,
        ...products,
        compositeVO: { compositeType: 1, compositeQuantity: 3, compositeAmount: 300 as never },
        stock: 3,
      });
      await putOn('halfPrice', { ...products, stock: 5, userLimit: -1 });
      const { tradeId } = await buy(
        member,
        basket({ productList: [dish('soap'), dish('p001', 5)] }),
      );
      const left = async () => [
        await leftOf('composite', 'stock'),
        await leftOf('halfPrice', 'stock'),
      ];
      expect(await left()).toEqual(['0', '3']);
      await member.api.marketOrderCancel({ tradeId });
      expect(await left()).toEqual(['3', '5']);
    });

    it('sell pieces at half the price up to the guest’s limit', async () => {
      const productIds = ['soap', 'p001'];
      await putOn('halfPrice', { name: say('Half'), productIds, stock: 5, userLimit: 2 });
      const two = basket({ productList: [dish('soap', 2), dish('p001', 2)] });
      expect((await member.api.marketCheckProduct(two)).quote?.goodsAmtn).toBe(1250 * 2 + 600);
      const { quote } = await member.api.marketCheckProduct(
        basket({ productList: [dish('soap', 3)] }),
      );
      expect(quote?.goodsAmtn).toBe(1250 * 2 + 2500);
      const { tradeId } = await buy(member, basket({ productList: [dish('soap', 3)] }));
      expect(await leftOf('halfPrice', 'stock')).toBe('3');
      const again = await member.api.marketCheckProduct(basket({ productList: [dish('soap', 3)] }));
      expect(again.quote?.goodsAmtn).toBe(7500);
      await member.api.marketOrderCancel({ tradeId });
    });

    it('count coupons of the supermarket, and none of takeout', async () => {
      const mine = async () =>
        (await member.api.buyerStoreVouchers({ storeId, order: null })).result;
      expect(await mine()).toEqual([]);
      const { rows } = await db().query<{ id: string }>(
        "SELECT id FROM app_user WHERE phone = '66880002'",
      );
      await insertRows(db().query, 'member_offer', [
        {
          user_id: rows[0]!.id,
          id: 'market-voucher',
          offer_id: 'market-voucher',
          nth: 1,
          kind: 'voucher',
          state: 'claimed',
          seq: 1,
          terms: JSON.stringify(MARKET_VOUCHER),
          claimed_at: 0,
          start_at: 0,
          end_at: NOON * 2,
          merchant_id: '',
          order_id: '',
          used_at: null,
          withdrawn_at: null,
        },
      ]);
      const [coupon] = await mine();
      expect(coupon).toBeDefined();
      const { quote } = await member.api.marketCheckProduct(basket({ offerIds: [coupon!.id] }));
      expect(quote?.voucherAmtn).toBe(500);
    });

    it('make a late order good with a packet for supermarkets', async () => {
      const tradeId = await paidBasket(suite.server.url, member, basket());
      clock.set(NOON + 6 * HOUR);
      await completeOrder(suite.server, tradeId, clock.now());
      expect((await member.api.marketOrderGet({ tradeId })).orderInfo.makeGoodAmtn).toBeGreaterThan(
        0,
      );
      const { rows } = await db().query<{ of: string }>(
        "SELECT terms ->> 'businessTypes' AS of FROM member_offer WHERE offer_id = $1",
        [`late-${tradeId}`],
      );
      expect(rows).toEqual([{ of: '3' }]);
      expect(await reasonOf(member.api.takeoutOrderGet({ tradeId }))).toBe('ORDER_NOT_FOUND');
    });
  },
  { clock },
);
