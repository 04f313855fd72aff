import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { asId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { townSimulator } from '#server/demo/simulator/simulator.ts';
import { sweepMessages, writeToGuest } from '#server/modules/im/index.ts';
import { answerRefund } from '#server/modules/order/index.ts';
import { findOrder } from '#server/modules/order/takeout/order-repo.ts';
import { dropOldStoreEvents } from '#server/modules/platform/collect-repo.ts';
import { paidBasket } from '#tests/support/market-orders.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import { DATABASES } from './databases.ts';
import { basket, buy } from './market-suite.ts';
import { memberOf, onEach, outcomes, reasonOf } from './suite.ts';
import { completeOrder, pastCalling } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const now = (): Instant => clock.now();

onEach(
  DATABASES,
  'after a supermarket order',
  (suite) => {
    beforeAll(() => addTestMarket(suite.server.deps.db.query));
    beforeEach(() => {
      clock.set(NOON);
    });
    const member = (phone: string): Promise<TestClient> => memberOf(suite.server, phone);
    const friends = (from: number, count: number): Promise<TestClient[]> =>
      Promise.all(Array.from({ length: count }, (_, n) => member(String(from + n))));

    it('its red packet is opened once, for its buyer alone, and not before it is paid', async () => {
      const [owner, other] = [await member('66771001'), await member('66771002')];
      const { tradeId } = await buy(owner);
      expect(await owner.api.partakeOrderActivity({ orderId: tradeId })).toEqual({
        activity: null,
      });
      const paid = await paidBasket(suite.server.url, owner, basket());
      expect(await reasonOf(other.api.partakeOrderActivity({ orderId: paid }))).toBe(
        'ORDER_NOT_FOUND',
      );
      expect(await reasonOf(other.api.partakeIsReceive({ orderId: paid }))).toBe('CANNOT_RECEIVE');
      const asked = await Promise.all(
        Array.from({ length: 8 }, () => owner.api.partakeOrderActivity({ orderId: paid })),
      );
      expect(new Set(asked.map(({ activity }) => activity?.activityId)).size).toBe(1);
      expect(asked[0]!.activity).toMatchObject({
        url: `/share?orderId=${paid}`,
        redpackCount: 8,
        receivedCount: 0,
      });
    });

    it('64 friends at once get as many packets as there are, each one, for supermarkets', async () => {
      const owner = await member('66771003');
      const orderId = await paidBasket(suite.server.url, owner, basket());
      await owner.api.partakeOrderActivity({ orderId });
      await pastCalling(suite.server, orderId, now());
      const all = await friends(65_000_000, 64);
      expect(await outcomes(all.map(({ api }) => api.partakeReceive({ orderId })))).toEqual({
        ok: 8,
        RECEIVE_SOLD_OUT: 56,
      });
      const { activity } = await owner.api.partakeOrderActivity({ orderId });
      expect(activity).toMatchObject({ redpackCount: 8, receivedCount: 8 });
      const held = await Promise.all(all.map(({ api }) => api.redpackList({ businessType: 3 })));
      expect(held.filter(({ result }) => result.length === 1)).toHaveLength(8);
      expect(held.flatMap(({ result }) => result)[0]).toMatchObject({
        sourceType: 4,
        businessTypes: '3',
        amount: cents(500),
        limitAmount: cents(4000),
      });
    });

    it('a friend has one an order, however often and with whatever key it is asked; the check then shows it', async () => {
      const owner = await member('66771004');
      const friend = await member('66771005');
      const orderId = await paidBasket(suite.server.url, owner, basket());
      await owner.api.partakeOrderActivity({ orderId });
      expect(await reasonOf(friend.api.partakeIsReceive({ orderId }))).toBe('SHARE_NOT_OPEN');
      expect(await reasonOf(friend.api.partakeReceive({ orderId }))).toBe('SHARE_NOT_OPEN');
      await pastCalling(suite.server, orderId, now());
      expect(await friend.api.partakeIsReceive({ orderId })).toEqual({ result: null });
      const claims = await outcomes(
        Array.from({ length: 64 }, () =>
          friend.api.partakeReceive({ orderId }, { key: randomUUID() }),
        ),
      );
      expect(claims).toEqual({ ok: 1, RECEIVE_LIMIT: 63 });
      expect((await friend.api.partakeIsReceive({ orderId })).result).toMatchObject({
        sourceType: 4,
      });
      const twin = await member('66771006');
      const same = await Promise.all(
        Array.from({ length: 8 }, () => twin.api.partakeReceive({ orderId }, { key: 'one' })),
      );
      expect(new Set(same.map(({ result }) => result.id)).size).toBe(1);
    });

    it('its buyer gets none of it, a packet of takeout is not had by this call, and a refund ends it', async () => {
      const [owner, early, late] = await friends(66_771_010, 3);
      const orderId = await paidBasket(suite.server.url, owner!, basket());
      await owner!.api.partakeOrderActivity({ orderId });
      await pastCalling(suite.server, orderId, now());
      expect(await reasonOf(owner!.api.partakeReceive({ orderId }))).toBe('SHARE_OWN');
      expect(await reasonOf(owner!.api.partakeIsReceive({ orderId }))).toBe('SHARE_OWN');
      await early!.api.partakeReceive({ orderId });
      await owner!.api.marketApplyRefund({ tradeId: orderId, reason: 7 });
      expect(await answerRefund(suite.server.deps.db, orderId, 'approve', now())).toBe(true);
      expect(await owner!.api.partakeOrderActivity({ orderId })).toEqual({ activity: null });
      expect(await reasonOf(late!.api.partakeReceive({ orderId }))).toBe('SHARE_ORDER_OVER');
      expect((await early!.api.redpackList({ businessType: 3 })).result).toEqual([]);
      expect((await early!.api.partakeIsReceive({ orderId })).result).not.toBeNull();
      expect(await reasonOf(late!.api.partakeReceive({ orderId: asId('no-order') }))).toBe(
        'CANNOT_RECEIVE',
      );
      await suite.server.deps.db.query(`UPDATE takeout_order SET kind = 'takeout' WHERE id = $1`, [
        orderId,
      ]);
      expect(await reasonOf(late!.api.partakeIsReceive({ orderId }))).toBe('CANNOT_RECEIVE');
    });

    it('a good review invites to rate the app, once in thirty days, of 64 at once one', async () => {
      const [happy, cross] = await friends(66_771_020, 2);
      const rate = async ({ api }: TestClient, client: TestClient, overall: number) => {
        const tradeId = await paidBasket(suite.server.url, client, basket());
        await completeOrder(suite.server, tradeId, now());
        expect((await api.marketPositiveGuide({ tradeId })).isGuide).toBe(false);
        await api.marketCommentAdd({ tradeId, overall });
        return { tradeId, isGuide: (await api.marketPositiveGuide({ tradeId })).isGuide };
      };
      expect((await rate(cross!, cross!, 3)).isGuide).toBe(false);
      const good = await rate(happy!, happy!, 4);
      expect(good.isGuide).toBe(true);
      expect(await reasonOf(cross!.api.marketPositiveGuide({ tradeId: good.tradeId }))).toBe(
        'ORDER_NOT_FOUND',
      );
      const show = async (key: string) => (await happy!.api.showGuidePopup({}, { key })).isShow;
      const shown = await Promise.all(Array.from({ length: 64 }, () => show(randomUUID())));
      expect(shown.filter(Boolean)).toHaveLength(1);
      expect((await cross!.api.showGuidePopup({}, { key: 'k' })).isShow).toBe(true);
      expect((await cross!.api.showGuidePopup({}, { key: 'k' })).isShow).toBe(true);
      // their sessions end meanwhile
      const showAnew = async () => {
        const { api } = await member('66771020');
        return (await api.showGuidePopup({}, { key: randomUUID() })).isShow;
      };
      clock.advance(30 * DAY - MINUTE);
      expect(await showAnew()).toBe(false);
      clock.advance(MINUTE);
      expect(await showAnew()).toBe(true);
    });

    it('riders and stores write to its guest while it is theirs; each message once, counted until it is read', async () => {
      const [owner, other] = await friends(66_771_030, 2);
      const { db } = suite.server.deps;
      const tradeId = await paidBasket(suite.server.url, owner!, basket());
      const write = async (from: 'rider' | 'store', key: string, zh = '請開門') =>
        writeToGuest(
          db.query,
          (await findOrder(db.query, tradeId))!,
          { from, key, text: { zh, en: 'Please open' } },
          now(),
        );
      expect(await write('store', 'early')).toBe(false);
      await completeOrder(suite.server, tradeId, now(), ['ACCEPTED']);
      expect(await write('store', 'packed')).toBe(true);
      expect(await write('store', 'packed')).toBe(false);
      expect([await write('rider', 'far'), await write('store', 'long', 'x'.repeat(201))]).toEqual([
        false,
        false,
      ]);
      const [mine, theirs] = [owner!.api, other!.api];
      expect((await mine.imUnreadCounts({})).result).toEqual([
        { tradeId, count: 1, kind: 'market', latest: '請開門', isChange: false },
      ]);
      expect((await theirs.imUnreadCounts({})).result).toEqual([]);
      const calls = [theirs.imMessages, theirs.imClearUnread, theirs.imRiderUserId];
      for (const call of calls) expect(await reasonOf(call({ tradeId }))).toBe('ORDER_NOT_FOUND');
      expect((await mine.imMessages({ tradeId })).result).toMatchObject([
        { fromUserId: TEST_MARKET.id, isRead: false },
      ]);
      const cleared = await Promise.all(
        Array.from({ length: 16 }, () => mine.imClearUnread({ tradeId }, { key: randomUUID() })),
      );
      expect(cleared.reduce((sum, one) => sum + one.cleared, 0)).toBe(1);
      expect((await mine.imUnreadCounts({})).result).toEqual([]);
      expect((await mine.imMessages({ tradeId })).result[0]?.isRead).toBe(true);
      for (let n = 0; n < 60; n += 1) await write('store', `note ${n}`);
      expect((await mine.imUnreadCounts({})).result).toMatchObject([{ tradeId, count: 49 }]);
      expect((await mine.imMessages({ tradeId })).result).toHaveLength(50);
      await sweepMessages(db.query, plus(now(), 90 * DAY));
      expect((await mine.imMessages({ tradeId })).result).toHaveLength(50);
      await sweepMessages(db.query, plus(now(), 90 * DAY + MINUTE));
      expect((await mine.imMessages({ tradeId })).result).toEqual([]);
    });

    it('the town’s riders write on their way, in the guest’s language', async () => {
      const owner = await member('66771040');
      const { db } = suite.server.deps;
      const tradeId = await paidBasket(suite.server.url, owner, basket());
      const town = townSimulator({ db }, { refuseRate: 0 });
      const later = plus(now(), 6 * HOUR);
      for (let step = 0; step < 2; step += 1) await town.step(later);
      const { userId } = await owner.api.imRiderUserId({ tradeId });
      const { result } = await owner.api.imMessages({ tradeId });
      expect(result.map(({ fromUserId }) => fromUserId)).toEqual([TEST_MARKET.id, userId, userId]);
      expect(result.at(-1)?.text).toBe('已到大門，請準備接收。');
    });

    it('events are counted by store, for made-up names under none, and forgotten after a season', async () => {
      const { api } = suite.server.client();
      const { query } = suite.server.deps.db;
      const push = (storeId: string, more: object = {}) =>
        api.eventPush({
          eventId: 'Userorderbehavior',
          params: { storeId, act: 'payOrder', ...more },
        });
      await query('DELETE FROM store_event_count');
      await Promise.all(Array.from({ length: 16 }, () => push(TEST_MARKET.id)));
      for (const name of ['made-up', 'm-none', '\u0000', '', 'a b'])
        await push(name, { act: `act ${name}` });
      const many = await api.eventPush({
        eventId: 'ViewShop',
        params: { storeId: TEST_MARKET.id },
        eventIdList: ['BuyNow', 'ViewShop'],
      });
      expect(many).toEqual({ counted: 2 });
      const { rows } = await query<{ event: string; act: string; store_id: string; times: number }>(
        'SELECT event, act, store_id, CAST(times AS int4) AS times FROM store_event_count ORDER BY event, store_id',
      );
      expect(rows.map(({ event, act, store_id: id, times }) => [event, act, id, times])).toEqual([
        ['BuyNow', '', TEST_MARKET.id, 1],
        ['Userorderbehavior', '', '', 5],
        ['Userorderbehavior', 'payOrder', TEST_MARKET.id, 16],
        ['ViewShop', '', TEST_MARKET.id, 1],
      ]);
      await dropOldStoreEvents(query, '2099-01-01');
      expect((await query('SELECT 1 FROM store_event_count')).count).toBe(0);
    });

    it('a cart’s and an order’s lines say which pieces were cheaper, and the price adds up', async () => {
      const owner = await member('66771050');
      const { productList, quote } = await owner.api.marketCheckProduct(basket());
      expect(productList.map(({ uuid }) => uuid)).toEqual(quote!.lines.map(({ uuid }) => uuid));
      const tradeId = await paidBasket(suite.server.url, owner, basket());
      const { productList: lines, payInfo } = await owner.api.marketOrderGet({ tradeId });
      expect(lines.reduce((sum, line) => sum + line.priceTotal, 0)).toBe(payInfo.amtn);
      for (const line of lines) expect(line.groupJoinQty + line.groupNormalQty).toBe(line.quantity);
    });

    it('hours of a flash sale are reminded of, of today and the next day, until they are over', async () => {
      const { api } = await member('66771060');
      const { result: hours } = await api.marketSeckillIntervals({ lat: 22.19367, lon: 113.53968 });
      const next = hours.find(({ startAt }) => startAt > now())!;
      const named = { activityId: next.subId, day: next.day };
      const set = (isSubscribe: boolean, key: string = randomUUID()) =>
        api.activitySubscribe({ ...named, isSubscribe }, { key });
      expect((await api.activitySubscribeStatus(named)).isSubscribe).toBe(false);
      const all = await Promise.all(Array.from({ length: 64 }, () => set(true)));
      expect(new Set(all.map(({ startTime }) => startTime))).toEqual(new Set([next.startAt]));
      const status = await api.activitySubscribeStatus(named);
      expect(status).toEqual({
        isSubscribe: true,
        result: [{ ...named, startTime: next.startAt, endTime: next.endAt }],
      });
      expect((await api.activitySubscribeStatus({})).isSubscribe).toBe(false);
      const other = await member('66771061');
      expect((await other.api.activitySubscribeStatus(named)).result).toEqual([]);
      for (const activityId of ['1-2', '720', '0720-900', '900-720', 'x'])
        expect(
          await reasonOf(api.activitySubscribe({ ...named, activityId, isSubscribe: true })),
        ).toBe('ACTIVITY_NOT_FOUND');
      expect(
        await reasonOf(
          api.activitySubscribe({ ...named, day: '2026-12-24' as never, isSubscribe: true }),
        ),
      ).toBe('ACTIVITY_NOT_FOUND');
      expect(await set(false, 'off')).toMatchObject({ isSubscribe: false });
      await set(true);
      expect(await set(false, 'off')).toMatchObject({ isSubscribe: false });
      expect((await api.activitySubscribeStatus(named)).isSubscribe).toBe(true);
      await suite.server.deps.db.query(
        `INSERT INTO market_reminder SELECT user_id, 'n' || n, day, starts_at, ends_at, created_at FROM market_reminder, generate_series(1, 49) AS n`,
      );
      const later = hours.find((one) => one !== next && one.endAt > now())!;
      expect(
        await reasonOf(
          api.activitySubscribe({ activityId: later.subId, day: later.day, isSubscribe: true }),
        ),
      ).toBe('REMINDERS_FULL');
      clock.set(next.endAt);
      expect(await reasonOf(set(true))).toMatch(/SECKILL_OVER|ACTIVITY_NOT_FOUND/);
      expect((await api.activitySubscribeStatus(named)).isSubscribe).toBe(false);
    });
  },
  { clock },
);
