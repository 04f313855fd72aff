import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { bank, memberOf, onEach, pay, reasonOf } from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const TARTS = asId<ProductId>('egg-tart-box');
const COFFEE = asId<ProductId>('coffee-five');
const FLASH = 'flash-test';
const LATER = 'flash-later';
const words = (zh: string, en: string) => ({ zh, en });
const WORDS = JSON.stringify({
  title: words('活動', 'Sale'),
  lead: words('', ''),
  picture: '',
  rules: [],
});

onEach(
  DATABASES,
  'flash and bulk prices of deals (decisions GA18–GA20)',
  (suite) => {
    let last = 0;
    const fresh = (): Promise<TestClient> => {
      last += 1;
      return memberOf(suite.server, String(66_580_000 + last));
    };
    const query = (sql: string, params: (string | number)[] = []) =>
      suite.server.deps.db.query(sql, params);
    let price = cents(0);
    /** A flash price of half the price, `change` on its row. */
    const flash = async (change: { stock?: number; user_limit?: number } = {}) => {
      const { stock = -1, user_limit: limit = -1 } = change;
      await query(
        'UPDATE group_activity_item SET taken = 0, stock = $1, user_limit = $2 WHERE activity_id = $3',
        [stock, limit, FLASH],
      );
    };
    beforeEach(async () => {
      clock.set(NOON);
      await query('DELETE FROM group_activity');
      await query('DELETE FROM group_activity_item');
      await query('DELETE FROM group_reminder');
      const { api } = suite.server.client();
      price = (await api.groupProductInfo({ productId: TARTS })).price;
      const activity = (id: string, kind: string, from: number, until: number) => ({
        id,
        kind,
        starts_at: from,
        ends_at: until,
        words: WORDS,
      });
      await insertRows(suite.server.deps.db.query, 'group_activity', [
        activity(FLASH, 'FLASH', NOON - HOUR, NOON + HOUR),
        activity(LATER, 'FLASH', NOON + 2 * HOUR, NOON + 3 * HOUR),
        activity('bulk-test', 'CAMPAIGN', NOON - DAY, NOON + DAY),
      ]);
      const item = (activityId: string, productId: string, part: string, of: object) => ({
        merchant_id: 'neighbourhood',
        product_id: productId,
        activity_id: activityId,
        part,
        place: 0,
        price: null,
        from_quantity: 1,
        ...of,
      });
      await insertRows(suite.server.deps.db.query, 'group_activity_item', [
        item(FLASH, TARTS, 'FLASH', { price: price / 2 }),
        item(LATER, COFFEE, 'FLASH', { price: 1000 }),
        item('bulk-test', TARTS, 'BULK', { price: price - 100, from_quantity: 3 }),
        item('bulk-test', COFFEE, 'DROP', {}),
      ]);
    });

    const check = ({ api }: TestClient, quantity = 1) =>
      api.groupOrderCheckProduct({ productId: TARTS, quantity, offerIds: [] });
    const create = ({ api }: TestClient, quantity: number, totalAmount: number, shown?: string) =>
      api.groupOrderCreate(
        {
          productId: TARTS,
          quantity,
          totalAmount: totalAmount as Cents,
          ...(shown && { secKillId: shown }),
        },
        { key: randomUUID() },
      );

    it('stand on the deal and in lists; an order shows what they took off', async () => {
      const { api } = suite.server.client();
      const { flash: seen, bulk } = await api.groupProductInfo({ productId: TARTS });
      expect(seen).toMatchObject({ secKillId: FLASH, price: price / 2, left: -1, limit: -1 });
      expect(bulk).toMatchObject({ price: price - 100, fromQuantity: 3 });
      const coffee = await api.groupProductInfo({ productId: COFFEE });
      expect(coffee.flash).toMatchObject({ secKillId: LATER, startTime: NOON + 2 * HOUR });
      const member = await fresh();
      expect(await check(member, 2)).toMatchObject({
        totalAmount: 2 * price,
        special: { kind: 'FLASH', pieces: 2, saving: price },
        payAmount: price,
      });
      const order = await create(member, 2, price, FLASH);
      await bank(suite.server, await pay(member, order), 'pay');
      const { payInfo, vouchers } = await member.api.groupOrderGet(order);
      expect(payInfo).toMatchObject({ amtn: price, specialAmtn: price, specialKind: 'FLASH' });
      expect(vouchers.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
    });

    it('count for what is left of the session and of the buyer’s limit; a closed order gives both back', async () => {
      await flash({ stock: 3, user_limit: 2 });
      const member = await fresh();
      expect((await check(member, 3)).special).toMatchObject({ kind: 'FLASH', pieces: 2 });
      const { orderId } = await create(member, 3, 2 * price, FLASH);
      expect((await check(member)).special).toBeNull();
      expect(await reasonOf(create(member, 1, price / 2, FLASH))).toBe('SECKILL_LIMIT');
      const other = await fresh();
      expect((await check(other, 2)).special).toMatchObject({ pieces: 1 });
      await member.api.groupOrderCancel({ orderId });
      expect((await check(member, 2)).special).toMatchObject({ pieces: 2 });
      expect((await check(other, 2)).special).toMatchObject({ pieces: 2 });
      const late = await create(member, 2, price, FLASH);
      clock.advance(16 * MINUTE);
      expect((await member.api.groupOrderGet(late)).orderInfo.status).toBe(-1);
      expect((await check(other, 2)).special).toMatchObject({ pieces: 2 });
    });

    it('that were shown and no longer count are refused by name, never charged as another price', async () => {
      await flash({ stock: 1 });
      const [one, two] = [await fresh(), await fresh()];
      await create(one, 1, price / 2, FLASH);
      expect(await reasonOf(create(two, 1, price / 2, FLASH))).toBe('SECKILL_OVER');
      expect(await reasonOf(create(two, 1, price / 2))).toBe('PRICE_CHANGED');
      await flash({ stock: 1 });
      expect(await reasonOf(create(two, 2, price, FLASH))).toBe('PRICE_CHANGED');
      await flash();
      clock.advance(2 * HOUR);
      expect(await reasonOf(create(two, 1, price / 2, FLASH))).toBe('SECKILL_OVER');
      expect((await check(two)).payAmount).toBe(price);
    });

    it('are one in an order: the bulk price where it takes more off', async () => {
      await flash({ stock: 1 });
      const member = await fresh();
      const many = await check(member, 90);
      expect(many).toMatchObject({ special: { kind: 'BULK', pieces: 90, saving: 90 * 100 } });
      const order = await create(member, 90, many.payAmount);
      expect((await member.api.groupOrderGet(order)).payInfo.specialKind).toBe('BULK');
      await member.api.groupOrderCancel(order);
      clock.advance(2 * DAY);
      expect((await check(member, 90)).special).toBeNull();
    });

    it('of 64 buyers for ten pieces ten get one', async () => {
      await flash({ stock: 10, user_limit: 1 });
      const members = await Promise.all(Array.from({ length: 64 }, fresh));
      const tries = await Promise.allSettled(
        members.map((member) => create(member, 1, price / 2, FLASH)),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      const { flash: seen } = await suite.server
        .client()
        .api.groupProductInfo({ productId: TARTS });
      expect(seen).toMatchObject({ left: 0, total: 10 });
      const winner = members[tries.findIndex(({ status }) => status === 'fulfilled')]!;
      const twice = await Promise.allSettled(
        Array.from({ length: 4 }, () => create(winner, 1, price / 2, FLASH)),
      );
      expect(twice.every(({ status }) => status === 'rejected')).toBe(true);
    });

    it('of a buyer who presses in two places count once for their limit', async () => {
      await flash({ stock: 10, user_limit: 1 });
      const member = await fresh();
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, () => create(member, 1, price / 2, FLASH)),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('come in sessions of today and a campaign, before, in and after its time', async () => {
      const { api } = suite.server.client();
      const { result } = await api.groupSecKillList({});
      expect(result.map(({ secKillId, state }) => [secKillId, state])).toEqual([
        [FLASH, 'RUNNING'],
        [LATER, 'NOT_STARTED'],
      ]);
      expect(result[1]!.items[0]!.flash).toMatchObject({ secKillId: LATER, price: 1000 });
      const of = (activityId: string) => api.groupActivityGet({ activityId });
      const campaign = await of('bulk-test');
      expect(campaign).toMatchObject({ state: 'RUNNING', title: '活動', hot: [] });
      expect(campaign.bulk.map(({ productId }) => productId)).toEqual([TARTS]);
      expect(campaign.drop.map(({ productId }) => productId)).toEqual([COFFEE]);
      clock.set(NOON + 2 * DAY);
      expect((await of('bulk-test')).state).toBe('OVER');
      clock.set(NOON - 2 * DAY);
      expect((await of('bulk-test')).state).toBe('NOT_STARTED');
      expect(await reasonOf(of(FLASH))).toBe('ACTIVITY_NOT_FOUND');
      expect(await reasonOf(of('nothing'))).toBe('ACTIVITY_NOT_FOUND');
    });

    it('of today are found however many are planned', async () => {
      const planned = Array.from({ length: 600 }, (_, place) => ({
        id: `planned-${place}`,
        kind: 'FLASH',
        starts_at: NOON + (10 + place) * DAY,
        ends_at: NOON + (11 + place) * DAY,
        words: WORDS,
      }));
      await insertRows(suite.server.deps.db.query, 'group_activity', planned);
      const { result } = await suite.server.client().api.groupSecKillList({});
      expect(result.map(({ secKillId }) => secKillId)).toEqual([FLASH, LATER]);
    });

    it('are reminded of: the start of a session, and a lower price', async () => {
      const { api } = await fresh();
      const all = async () => (await api.groupReminders({})).result;
      const start = (isOn: boolean, secKillId = LATER, productId = COFFEE) =>
        api.groupSecKillRemind({ secKillId, productId, isOn }, { key: randomUUID() });
      const lower = (isOn: boolean) =>
        api.groupPriceRemind({ productId: TARTS, isOn }, { key: randomUUID() });
      expect(await start(true)).toEqual({ isOn: true, startTime: NOON + 2 * HOUR });
      await start(true);
      await flash({ stock: 0 });
      expect(await lower(true)).toEqual({ isOn: true, seenPrice: price });
      await flash();
      expect(new Map((await all()).map((one) => [one.productId, one.flash?.secKillId]))).toEqual(
        new Map([
          [COFFEE, LATER],
          [TARTS, undefined],
        ]),
      );
      expect(await reasonOf(start(true, LATER, TARTS))).toBe('ACTIVITY_NOT_FOUND');
      await start(false);
      expect(await all()).toHaveLength(1);
      clock.set(NOON + 4 * HOUR);
      expect(await reasonOf(start(true))).toBe('SECKILL_OVER');
      await lower(false);
      expect(await all()).toEqual([]);
    });

    it('a deal that is still to come is not sold before its day, and stands in no list', async () => {
      await query('UPDATE product SET on_sale_from = $1 WHERE id = $2', [NOON + DAY, 'chop-rice']);
      const member = await fresh();
      const productId = asId<ProductId>('chop-rice');
      const info = await member.api.groupProductInfo({ productId });
      expect(info.notYetOnSaleUntil).toBe(NOON + DAY);
      const body = { productId, quantity: 1 };
      expect(await reasonOf(member.api.groupOrderCheckProduct(body))).toBe('DEAL_NOT_BEGUN');
      const order = { ...body, totalAmount: info.price };
      expect(await reasonOf(member.api.groupOrderCreate(order, { key: randomUUID() }))).toBe(
        'DEAL_NOT_BEGUN',
      );
      const { result } = await member.api.groupProductStoreList({ storeId: info.storeId! });
      expect(result.map((deal) => deal.productId)).not.toContain(productId);
      clock.advance(DAY);
      expect((await member.api.groupOrderCheckProduct(body)).payAmount).toBe(info.price);
      await query('UPDATE product SET on_sale_from = NULL WHERE id = $1', ['chop-rice']);
    });
  },
  { clock },
);
