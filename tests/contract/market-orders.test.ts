import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { HOUR, instant, MINUTE, type Instant } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { sweepCatalogue } from '#server/modules/catalogue/index.ts';
import { LIVES } from '#server/modules/order/takeout/life.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import { moveTo } from '#tests/support/move-order.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';
import { paidBasket } from '#tests/support/market-orders.ts';
import { basket, buy } from './market-suite.ts';
import { checkout, completeOrder, dish, order } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'supermarket orders',
  (suite) => {
    let member: TestClient;
    let other: TestClient;
    beforeAll(async () => {
      clock.set(NOON);
      member = await memberOf(suite.server, '66880002');
      other = await memberOf(suite.server, '66880003');
      await addTestStore(suite.server.deps.db.query);
      await addTestMarket(suite.server.deps.db.query);
    });
    beforeEach(() => {
      clock.set(NOON);
    });

    const stockOf = async (id: string) =>
      (
        await suite.server.deps.db.query<{ stock: number; sku_stock: Record<string, number> }>(
          'SELECT stock, sku_stock FROM takeout_product WHERE store_id = $1 AND id = $2',
          [TEST_MARKET.id, id],
        )
      ).rows[0]!;
    const db = () => suite.server.deps.db;

    it('are priced, paid, packed and delivered, and send their facts in the printed groups', async () => {
      const tradeId = await paidBasket(
        suite.server.url,
        member,
        basket({ productList: [dish('soap', 2)] }),
      );
      await completeOrder(suite.server, tradeId, clock.now(), ['ACCEPTED']);
      await moveTo(db(), tradeId, 'PACKED', clock.now());
      const sold = await member.api.marketOrderGet({ tradeId });
      // 50.00, delivery 10.00 and one bag
      expect(sold).toMatchObject({
        orderInfo: { orderStatus: 2, isOnceSend: true, tablewareQty: null, pocketNum: 1 },
        buyerInfo: { buyerPhone: '66880002' },
        payInfo: { amtn: 5000, thirdPartyAmtn: 6100, totalAmtn: 6100, giftAmtn: 0 },
        storeInfo: { storeId: TEST_MARKET.id },
        refundActions: ['REFUND_ALL', 'REFUND_PART', 'REFUND_BAG'],
      });
      expect(sold.orderInfo.log.map(({ kind }) => kind)).toEqual([
        'CREATED',
        'PAID',
        'ACCEPTED',
        'PACKED',
      ]);
      await completeOrder(suite.server, tradeId, clock.now(), [
        'RIDER_ASSIGNED',
        'RIDER_AT_STORE',
        'PICKED_UP',
        'RIDER_ARRIVED',
        'COMPLETED',
      ]);
      expect((await member.api.marketDistributionList({ tradeId })).result[0]?.kind).toBe(
        'COMPLETED',
      );
    });

    it('make their buyer known to the supermarkets once they are paid', async () => {
      const buyer = await memberOf(suite.server, '66880009');
      const scope = async () => (await buyer.api.marketUserScope({})).userScope;
      expect(await scope()).toBe(0);
      await buy(buyer);
      expect(await scope()).toBe(0);
      await paidBasket(suite.server.url, buyer, basket());
      expect(await scope()).toBe(1);
    });

    it('stay apart from takeout’s: neither shop knows the other’s stores and orders', async () => {
      const takeout = await order(member, checkout());
      const market = await buy(member);
      expect(await reasonOf(member.api.marketOrderGet({ tradeId: takeout.tradeId }))).toBe(
        'ORDER_NOT_FOUND',
      );
      expect(await reasonOf(member.api.takeoutOrderGet({ tradeId: market.tradeId }))).toBe(
        'ORDER_NOT_FOUND',
      );
      expect(await reasonOf(member.api.marketOrderCancel({ tradeId: takeout.tradeId }))).toBe(
        'ORDER_NOT_FOUND',
      );
      expect(
        await reasonOf(
          member.api.marketCheckProduct(
            basket({ storeId: asId(TEST_STORE.id), productList: [dish('rice')] }),
          ),
        ),
      ).toBe('STORE_NOT_FOUND');
      expect(
        await reasonOf(
          member.api.takeoutCheckProduct(
            checkout({ storeId: asId(TEST_MARKET.id), productList: [dish('soap')] }),
          ),
        ),
      ).toBe('STORE_NOT_FOUND');
      const idsOf = (list: { result: readonly { tradeId: OrderId }[] }) =>
        list.result.map(({ tradeId }) => tradeId);
      expect(idsOf(await member.api.marketOrderList({ tab: 'ACTIVE' }))).toContain(market.tradeId);
      expect(idsOf(await member.api.marketOrderList({ tab: 'ACTIVE' }))).not.toContain(
        takeout.tradeId,
      );
      expect(idsOf(await member.api.takeoutOrderList({ tab: 'ACTIVE' }))).not.toContain(
        market.tradeId,
      );
      expect(
        await reasonOf(
          member.api.paymentExecute({
            type: 'MP_TEST_PAY',
            paymentOrderType: 'TAKEOUT_ORDER',
            tradeId: market.tradeId,
            totalAmount: market.totalPrice,
          }),
        ),
      ).toBe('ORDER_NOT_FOUND');
      await member.api.takeoutOrderCancel({ tradeId: takeout.tradeId });
      await member.api.marketOrderCancel({ tradeId: market.tradeId });
    });

    it('take each size off its own stock, and give it back when nobody pays', async () => {
      const milk = [dish('milk', 2), dish('milk', 2, { skuId: 'milk-2' })];
      const { tradeId } = await buy(member, basket({ productList: milk }));
      expect(await stockOf('milk')).toEqual({ stock: 3, sku_stock: { 'milk-1': 3, 'milk-2': 0 } });
      const more = basket({ productList: [dish('milk', 1, { skuId: 'milk-2' }), dish('soap')] });
      const asked = await other.api.marketCheckProduct(more);
      expect(asked.refusals[0]?.reason).toBe('DISH_SOLD_OUT');
      clock.set(NOON + HOUR);
      await LIVES.market.closeOverdue(db(), clock.now());
      expect(await stockOf('milk')).toEqual({ stock: 7, sku_stock: { 'milk-1': 5, 'milk-2': 2 } });
      expect((await member.api.marketOrderGet({ tradeId })).orderInfo.orderStatus).toBe(-1);
    });

    it('of 200 lines leave the stock all or none', async () => {
      const lines = Array.from({ length: 200 }, (_, place) =>
        dish(`p${String(place + 1).padStart(3, '0')}`, 2),
      );
      const { tradeId } = await buy(member, basket({ productList: lines }));
      expect((await stockOf('p200')).stock).toBe(8);
      const greedy = lines.map((line) =>
        line.productId === asId('p200') ? { ...line, quantity: 9 } : line,
      );
      expect(await reasonOf(buy(other, basket({ productList: greedy })))).toBe('DISH_SOLD_OUT');
      expect((await stockOf('p001')).stock).toBe(8);
      await member.api.marketOrderCancel({ tradeId });
      expect((await stockOf('p001')).stock).toBe(10);
    });

    it('touch no row of their store: its page is not renewed by a sale', async () => {
      const version = async () =>
        (
          await db().query<{ menu_version: number; sold: number }>(
            'SELECT menu_version, sold FROM takeout_store WHERE id = $1',
            [TEST_MARKET.id],
          )
        ).rows[0];
      const before = await version();
      const { tradeId } = await buy(member, basket({ productList: [dish('p001', 10)] }));
      await member.api.marketOrderCancel({ tradeId });
      expect(await version()).toEqual(before);
    });

    it('are counted at their store by the sweep', async () => {
      const { tradeId } = await buy(member, basket({ productList: [dish('p001', 10)] }));
      await sweepCatalogue(db().query, clock.now());
      const { rows } = await db().query<{ sold: number }>(
        'SELECT sold FROM takeout_store WHERE id = $1',
        [TEST_MARKET.id],
      );
      expect(rows[0]?.sold).toBeGreaterThanOrEqual(10);
      await member.api.marketOrderCancel({ tradeId });
    });

    it('of fresh goods want a required product beside them, while the store has one', async () => {
      const fish = basket({ productList: [dish('fish')] });
      expect(await reasonOf(buy(member, fish))).toBe('REQUIRED_MISSING');
      const both = await buy(member, basket({ productList: [dish('fish'), dish('ice')] }));
      await member.api.marketOrderCancel({ tradeId: both.tradeId });
      // required products count for deliveries only (spec 002 §4)
      const time = { isNow: true, at: instant(0) };
      const way = { deliveryType: 3, selectedAddress: null, cookTime: null, askForTime: time };
      const collected = await buy(member, { ...fish, ...way });
      await member.api.marketOrderCancel({ tradeId: collected.tradeId });
      await db().query('UPDATE takeout_product SET stock = 0 WHERE store_id = $1 AND is_required', [
        TEST_MARKET.id,
      ]);
      const alone = await buy(member, fish);
      await member.api.marketOrderCancel({ tradeId: alone.tradeId });
      await db().query(
        'UPDATE takeout_product SET stock = -1 WHERE store_id = $1 AND is_required',
        [TEST_MARKET.id],
      );
    });

    it('ask for tableware only beside what is ready to eat, and pack a bag for each 8 kg', async () => {
      expect(await reasonOf(buy(member, basket({ productList: [dish('salad')] })))).toBe(
        'TABLEWARE_MISSING',
      );
      const { quote } = await member.api.marketCheckProduct(
        basket({ productList: [dish('water', 2)] }),
      );
      expect(quote?.bagFee).toBe(300);
      const own = await member.api.marketCheckProduct(
        basket({ productList: [dish('water', 2)], isPlasticBag: false }),
      );
      expect(own.quote?.bagFee).toBe(0);
    });

    it('are refunded by pieces to the cent, the bag alone at once, and the request recalled', async () => {
      const tradeId = await paidBasket(
        suite.server.url,
        member,
        basket({ productList: [dish('soap', 4)] }),
      );
      const { refundActions, lines, bagRefundAmtn } = await member.api.marketOrderRefundInfo({
        tradeId,
      });
      expect({ refundActions, bagRefundAmtn, left: lines.map(({ left }) => left) }).toEqual({
        refundActions: ['REFUND_ALL', 'REFUND_PART', 'REFUND_BAG'],
        bagRefundAmtn: 100,
        left: [4],
      });
      const one = { tradeId, productList: [{ uuid: lines[0]!.uuid, quantity: 1 }] };
      const { refundAmtn } = await member.api.marketRefundAmtn(one);
      expect(refundAmtn).toBe(2500);
      const bag = await member.api.marketApplyForRefund({ tradeId, reason: 1, productList: [] });
      expect(bag).toEqual({ refundAmtn: 100, refundProgress: null, autoRefundTime: null });
      expect(await member.api.marketApplyForRefund({ ...one, reason: 2 })).toMatchObject({
        refundAmtn,
      });
      expect((await member.api.marketOrderGet({ tradeId })).refundActions).toEqual([
        'CANCEL_REFUND',
      ]);
      await member.api.marketCancelRefund({ tradeId });
      await member.api.marketApplyRefund({ tradeId, reason: 2 });
      expect((await member.api.marketRefundInfo({ tradeId })).refund).toMatchObject({
        refundAmtn: 11_000,
      });
    });

    it('move their time once, to a slot of the store, until half an hour before', async () => {
      const slots = await member.api.marketCheckProduct(basket());
      expect(slots.refusals).toEqual([]);
      const at = instant(NOON + 3 * HOUR);
      const tradeId = await paidBasket(
        suite.server.url,
        member,
        basket({ cookTime: { isNow: false, at } }),
      );
      const { result } = await member.api.marketEditTimeCook({ tradeId });
      expect(result.some((slot) => slot.at === at || slot.isNow)).toBe(false);
      expect((await member.api.marketEditTimeAskFor({ tradeId })).result).toEqual([]);
      const later = result.find((slot) => slot.at > at)!;
      const wrong = { isNow: false, at: instant(at + 7 * MINUTE) };
      expect(await reasonOf(member.api.marketEditTime({ tradeId, time: wrong }))).toBe('SLOT_GONE');
      expect(await reasonOf(other.api.marketEditTime({ tradeId, time: wrong }))).toBe(
        'ORDER_NOT_FOUND',
      );
      await member.api.marketEditTime({ tradeId, time: { isNow: false, at: later.at } });
      // the same wish again is no error, another is
      await member.api.marketEditTime({ tradeId, time: { isNow: false, at: later.at } });
      expect(
        await reasonOf(member.api.marketEditTime({ tradeId, time: { isNow: false, at } })),
      ).toBe('EDIT_TIME_NOT_NOW');
      const { orderInfo, actions } = await member.api.marketOrderGet({ tradeId });
      expect(orderInfo.cookTime).toEqual({ isNow: false, at: later.at });
      expect(actions).not.toContain('EDIT_TIME');
    });

    it('of a guest who moves the time and a rider who sets out at once, one is first, and both are told the same', async () => {
      const at = instant(NOON + 3 * HOUR);
      for (let round = 0; round < 6; round += 1) {
        const tradeId = await paidBasket(
          suite.server.url,
          member,
          basket({ cookTime: { isNow: false, at } }),
        );
        await completeOrder(suite.server, tradeId, clock.now(), ['ACCEPTED']);
        await moveTo(db(), tradeId, 'PACKED', clock.now());
        const { result } = await member.api.marketEditTimeCook({ tradeId });
        const later = result.find((slot) => slot.at > at)!;
        const assign = () =>
          moveTo(db(), tradeId, 'RIDER_ASSIGNED', clock.now(), { patch: { riderId: 'r-1' } });
        const edit = member.api.marketEditTime({ tradeId, time: { isNow: false, at: later.at } });
        // who meets the other's write looks again, as the simulator does
        const [edited] = await Promise.allSettled([edit, assign().catch(assign)]);
        const { orderInfo } = await member.api.marketOrderGet({ tradeId });
        const kinds = orderInfo.log.map(({ kind }) => kind);
        const wasFirst = edited.status === 'fulfilled';
        expect(orderInfo.cookTime).toEqual({ isNow: false, at: wasFirst ? later.at : at });
        expect(kinds.slice(-2)).toEqual([wasFirst ? 'TIME_EDITED' : 'PACKED', 'RIDER_ASSIGNED']);
        if (!wasFirst) expect(await reasonOf(edit)).toBe('EDIT_TIME_NOT_NOW');
      }
    });

    it('move to no time that would cost another service fee', async () => {
      const [evening, night] = [instant(NOON + 10 * HOUR), instant(NOON + 11 * HOUR)];
      const orderAt = (at: Instant) =>
        paidBasket(suite.server.url, member, basket({ cookTime: { isNow: false, at } }));
      const timesOf = async (tradeId: OrderId) =>
        (await member.api.marketEditTimeCook({ tradeId })).result.map(({ at }) => at);
      const byDay = await orderAt(evening);
      const days = await timesOf(byDay);
      expect([days.some((at) => at < evening), days.includes(night)]).toEqual([true, false]);
      const time = { isNow: false, at: night };
      expect(await reasonOf(member.api.marketEditTime({ tradeId: byDay, time }))).toBe('SLOT_GONE');
      // from 23:00 an order costs a fee, and keeps it
      expect(await timesOf(await orderAt(night))).not.toContain(evening);
    });

    it('are bought again as far as they are still sold', async () => {
      const tradeId = await paidBasket(
        suite.server.url,
        member,
        basket({ productList: [dish('soap'), dish('p010', 3), dish('p011')] }),
      );
      await db().query('UPDATE takeout_product SET stock = 0 WHERE store_id = $1 AND id = $2', [
        TEST_MARKET.id,
        'p011',
      ]);
      await db().query(
        'UPDATE takeout_product SET is_shelf = false WHERE store_id = $1 AND id = $2',
        [TEST_MARKET.id, 'p010'],
      );
      const again = await member.api.marketOnceAgain({ tradeId });
      expect(again.productList).toMatchObject([
        { productId: 'soap', quantity: 1, selectedPurchase: false },
      ]);
      expect(again.productList[0]!.productName).not.toBe('');
      expect(again.gone).toEqual([
        { productName: '貨品 p010', quantity: 3, why: 'gone' },
        { productName: '貨品 p011', quantity: 1, why: 'soldOut' },
      ]);
      await db().query(
        'UPDATE takeout_product SET is_shelf = true, stock = 10 WHERE store_id = $1 AND id = ANY($2)',
        [TEST_MARKET.id, ['p010', 'p011']],
      );
    });

    it('are bought again as they were chosen, without what came instead of something', async () => {
      const wish = basket({ productList: [dish('soap'), dish('p012')] });
      const tradeId = await paidBasket(suite.server.url, member, wish);
      await db().query(
        `UPDATE takeout_order SET lines = (SELECT jsonb_agg(CASE WHEN line ->> 'productId' = 'p012' THEN line || '{"insteadOf": "soap"}' ELSE line END) FROM jsonb_array_elements(lines) line) WHERE id = $1`,
        [tradeId],
      );
      const again = await member.api.marketOnceAgain({ tradeId });
      expect(again.productList.map(({ productId }) => productId)).toEqual(['soap']);
    });

    it('sell the last piece once to many that want it at the same time', async () => {
      await db().query('UPDATE takeout_product SET stock = 1 WHERE store_id = $1 AND id = $2', [
        TEST_MARKET.id,
        'p020',
      ]);
      const wish = basket({ productList: [dish('p020'), dish('p021'), dish('soap')] });
      const tries = await Promise.allSettled(
        Array.from({ length: 12 }, (_, place) => buy(place % 2 === 0 ? member : other, wish)),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await stockOf('p020')).stock).toBe(0);
    });
  },
  { clock },
);
