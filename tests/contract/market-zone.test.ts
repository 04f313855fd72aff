import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { sweepAdReports } from '#server/modules/home/index.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';
import { paidBasket } from '#tests/support/market-orders.ts';
import { basket, buy } from './market-suite.ts';
import { dish } from './takeout-suite.ts';

/** A Saturday at noon. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const SENADO = { lat: 22.19367, lon: 113.53968 };
const SOAP = 'soap';
const OFFER = 'm-test.welfare';
let phone = 66_884_000;

onEach(
  DATABASES,
  'what only new users of the supermarkets have (spec 002 §7, decision P11)',
  (suite) => {
    const guest = () => suite.server.client().api;
    const newcomer = (): Promise<TestClient> => memberOf(suite.server, String((phone += 1)));
    const query = (sql: string, params: string[] = []) =>
      suite.server.deps.db.query<Record<string, number>>(sql, params);
    const count = async (from: string): Promise<number> =>
      (await query(`SELECT CAST(count(*) AS int4) AS n FROM ${from}`)).rows[0]!['n']!;
    beforeAll(async () => {
      clock.set(NOON);
      const db = suite.server.deps.db.query;
      await addTestStore(db);
      await addTestMarket(db);
      await insertRows(db, 'takeout_activity', [
        {
          merchant_id: TEST_MARKET.merchantId,
          store_id: TEST_MARKET.id,
          id: OFFER,
          kind: 'welfare',
          position: 90,
          starts_at: NOON - DAY,
          ends_at: null,
          rules: JSON.stringify({
            name: { zh: '新人價', en: 'New' },
            prices: { [SOAP]: 1000 },
            stock: { [SOAP]: 5 },
            orderLimit: 1,
          }),
        },
      ]);
    });
    // the next database is filled at the time that the last test leaves
    afterEach(() => {
      clock.set(NOON);
    });
    const welfareFor = async ({ api }: Pick<TestClient, 'api'>) =>
      (
        await api.marketProductDetail({
          storeId: asId<StoreId>(TEST_MARKET.id),
          productId: asId<ProductId>(SOAP),
        })
      ).product.welfare;
    const piecesLeft = async (): Promise<number> =>
      (
        await query(
          `SELECT CAST(rules #>> '{stock,${SOAP}}' AS int4) AS n FROM takeout_activity WHERE id = $1`,
          [OFFER],
        )
      ).rows[0]!['n']!;

    describe('the red packets of the zone', () => {
      it('are seen by a visitor, who is asked to sign in when claiming', async () => {
        const { isNewUser, packets, zoneId } = await guest().marketZone({});
        expect([isNewUser, zoneId]).toEqual([true, 'new-people']);
        expect(packets.map(({ redpackId }) => redpackId)).toEqual([
          'zone.first',
          'zone.fresh',
          'zone.big',
        ]);
        expect(packets.every(({ isReceived }) => !isReceived)).toBe(true);
        await expect(guest().marketZoneReceive({ redpackId: 'zone.first' })).rejects.toThrow(
          contract.marketZoneReceive.path,
        );
      });

      it('are claimed one by one or all at once, each once, and go into the wallet', async () => {
        const { api } = await newcomer();
        const { result: one } = await api.marketZoneReceive({ redpackId: 'zone.fresh' });
        expect(one).toMatchObject({ redpackId: 'zone.fresh', amount: 1200, businessTypes: '3' });
        expect(await reasonOf(api.marketZoneReceive({ redpackId: 'zone.fresh' }))).toBe(
          'RECEIVE_LIMIT',
        );
        const { result: rest, amount } = await api.marketZoneReceiveAll({});
        expect(rest.map(({ redpackId }) => redpackId)).toEqual(['zone.first', 'zone.big']);
        expect(amount).toBe(7000);
        expect(await reasonOf(api.marketZoneReceiveAll({}))).toBe('RECEIVE_LIMIT');
        const { packets } = await api.marketZone({});
        expect(packets.every(({ isReceived }) => isReceived)).toBe(true);
        expect((await api.redpackList({ size: 50 })).result).toHaveLength(3);
      });

      it('a claim that is sent twice gives the first answer, and of two at once one packet', async () => {
        const { api } = await newcomer();
        const key = randomUUID();
        const first = await api.marketZoneReceive({ redpackId: 'zone.big' }, { key });
        expect(await api.marketZoneReceive({ redpackId: 'zone.big' }, { key })).toEqual(first);
        const both = await Promise.allSettled([
          api.marketZoneReceiveAll({}),
          api.marketZoneReceiveAll({}),
        ]);
        expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect((await api.redpackList({ size: 50 })).result).toHaveLength(3);
      });

      it('are for new users only, by whatever call they are claimed', async () => {
        const old = await memberOf(suite.server);
        expect(await old.api.marketZone({})).toMatchObject({ isNewUser: false });
        expect(await reasonOf(old.api.marketZoneReceiveAll({}))).toBe('RECEIVE_NEW_ONLY');
        expect(await reasonOf(old.api.marketZoneReceive({ redpackId: 'zone.big' }))).toBe(
          'RECEIVE_NEW_ONLY',
        );
        expect(await reasonOf(old.api.receiveVoucher({ voucherId: 'zone.big' }))).toBe(
          'CANNOT_RECEIVE',
        );
        const { api } = await newcomer();
        expect(await reasonOf(api.marketZoneReceive({ redpackId: 'platform.market' }))).toBe(
          'CANNOT_RECEIVE',
        );
      });
    });

    describe('the price of the zone', () => {
      it('is of the goods of the zone, each article once, and shown to visitors and new users', async () => {
        const { zoneId } = await guest().marketZone({});
        const asked = { ...SENADO, zoneId: zoneId!, size: 50 };
        const { result } = await guest().marketZoneProducts(asked);
        expect(result.length).toBeGreaterThan(3);
        expect(new Set(result.map(({ productName }) => productName)).size).toBe(result.length);
        for (const { price, welfare, store } of result) {
          expect(welfare!.welfareProductPrice).toBeLessThan(price);
          expect(store?.deliveryFee).not.toBeNull();
        }
        const first = await guest().marketZoneProducts({ ...asked, size: 2 });
        const second = await guest().marketZoneProducts({
          ...asked,
          size: 2,
          offset: first.nextOffset,
        });
        expect([...first.result, ...second.result]).toEqual(result.slice(0, 4));
        const old = await memberOf(suite.server);
        expect((await old.api.marketZoneProducts(asked)).result).toEqual([]);
      });

      it('is sent by a store to new members, and priced for one piece of an order', async () => {
        const member = await newcomer();
        expect(await welfareFor({ api: guest() })).toBeUndefined();
        expect(await welfareFor(await memberOf(suite.server))).toBeUndefined();
        expect(await welfareFor(member)).toEqual({
          welfareProductId: OFFER,
          welfareProductPrice: 1000,
          welfareProductStock: 5,
          isLimitOrderBuyProduct: true,
          orderBuyProductLimit: 1,
        });
        const body = basket({ productList: [dish(SOAP, 3)] });
        const { quote } = await member.api.marketCheckProduct(body);
        expect(quote!.goodsAmtn).toBe(1000 + 2 * 2500);
      });

      it('is had once: also not in a second order that is not paid; a cancelled one gives it back', async () => {
        const member = await newcomer();
        const { tradeId } = await buy(member, basket({ productList: [dish(SOAP, 2)] }));
        expect(await welfareFor(member)).toBeUndefined();
        expect(await piecesLeft()).toBe(4);
        await member.api.marketOrderCancel({ tradeId });
        expect(await piecesLeft()).toBe(5);
        expect((await welfareFor(member))?.orderBuyProductLimit).toBe(1);
      });

      it('ends with the first order that is paid, and so does the zone', async () => {
        const member = await newcomer();
        await paidBasket(suite.server.url, member, basket({ productList: [dish('water', 2)] }));
        expect(await member.api.marketUserScope({})).toEqual({ userScope: 1 });
        expect(await welfareFor(member)).toBeUndefined();
        expect(await reasonOf(member.api.marketZoneReceiveAll({}))).toBe('RECEIVE_NEW_ONLY');
        expect(await member.api.marketNewPeopleAd(SENADO)).toEqual({ result: null });
      });
    });

    describe('the home', () => {
      const shown = async ({ api }: Pick<TestClient, 'api'>): Promise<string[]> =>
        (await api.marketDecoration({})).result
          .filter(({ isShow }) => isShow)
          .map(({ type }) => type);

      it('has the entrance for new users and visitors, and the level for members', async () => {
        expect(await shown({ api: guest() })).toEqual(expect.arrayContaining(['newPeople']));
        expect(await shown({ api: guest() })).not.toContain('level');
        expect(await shown(await newcomer())).toEqual(
          expect.arrayContaining(['newPeople', 'level']),
        );
        const old = await shown(await memberOf(suite.server));
        expect([old.includes('newPeople'), old.includes('level')]).toEqual([false, true]);
      });

      it('has a new-user advertisement, top pop-ups, and pop-ups by type (1 active, 2 roll)', async () => {
        const { api } = await newcomer();
        const { result: ad } = await api.marketNewPeopleAd(SENADO);
        expect(ad).toMatchObject({ id: 'mb-new', skipAddress: '/market/new', bannerPlace: 1 });
        expect(ad!.smartRedpackInfo!.redpacks).toHaveLength(3);
        await api.marketZoneReceiveAll({});
        expect((await api.marketNewPeopleAd(SENADO)).result!.smartRedpackInfo).toBeNull();
        const top = await api.marketTopPopups(SENADO);
        expect(top.result.map(({ id }) => id)).toEqual(['mb-top']);
        const asked = { device: 1, ...SENADO };
        const active = (await api.marketPopups({ ...asked, type: 1 })).result;
        expect(active.map(({ bannerType, windowType }) => [bannerType, windowType])).toEqual([
          [1, 'active'],
        ]);
        expect(active[0]!.effectivePacketResponse?.redpacks).toHaveLength(3);
        const roll = (await api.marketPopups({ ...asked, type: 2 })).result;
        expect(roll.map(({ bannerType, windowType }) => [bannerType, windowType])).toEqual([
          [2, 'roll'],
        ]);
        expect(roll[0]!.cheapList.every(({ storeId }) => storeId.startsWith('m-'))).toBe(true);
        const { result } = await api.bannerSpreadList(SENADO);
        expect(result.some(({ id }) => id.startsWith('mb-'))).toBe(false);
      });

      it('an article is read from its day on, until it is taken down', async () => {
        const paper = await guest().marketPaper({ id: 'greens' });
        expect(paper.blocks.map(({ kind }) => kind)).toEqual(
          expect.arrayContaining(['HEAD', 'TEXT', 'IMG', 'LINK']),
        );
        expect(paper.publishedAt).toBeLessThan(NOON);
        const why = (id: string) => reasonOf(guest().marketPaper({ id }));
        expect(await why('unknown')).toBe('PAPER_NOT_FOUND');
        expect(await why('mooncakes')).toBe('PAPER_WITHDRAWN');
        expect(await why('new-year')).toBe('PAPER_NOT_YET');
        clock.set(NOON + 31 * DAY);
        expect((await guest().marketPaper({ id: 'new-year' })).title).not.toBe('');
      });
    });

    describe('the level of a member', () => {
      it('is 0 until something is paid, and follows what was paid without what came back', async () => {
        const member = await newcomer();
        expect(await member.api.memberLevel({})).toEqual({
          level: 0,
          growth: 0,
          nextLevel: 1,
          missing: 500,
          keptUntil: null,
        });
        const tradeId = await paidBasket(
          suite.server.url,
          member,
          basket({ productList: [dish('water', 2)] }),
        );
        clock.set(NOON + SECOND);
        const { payInfo } = await member.api.marketOrderGet({ tradeId });
        const growth = Math.floor(payInfo.totalAmtn / 100);
        expect(await member.api.memberLevel({})).toMatchObject({ level: 0, growth });
        await query(`UPDATE takeout_order SET total = 60000 WHERE id = $1`, [tradeId]);
        expect(await member.api.memberLevel({})).toMatchObject({ level: 1, growth: 600 });
        await query(`UPDATE takeout_order SET refund_amount = 59000 WHERE id = $1`, [tradeId]);
        expect(await member.api.memberLevel({})).toMatchObject({ level: 0, growth: 10 });
      });
    });

    describe('reports of advertisements (decision P33)', () => {
      const timesOf = async (id: string, event: string): Promise<number> =>
        (
          await query(
            'SELECT CAST(sum(times) AS int4) AS n FROM market_ad_report WHERE ad_id = $1 AND event = $2',
            [id, event],
          )
        ).rows[0]!['n'] ?? 0;

      it('are counted once, however often a batch is sent; ids that are no banner’s are left out', async () => {
        const { api } = suite.server.client();
        const batch = {
          batchId: randomUUID(),
          reports: [
            { id: 'mb-fresh', event: 'SHOW' as const, times: 3 },
            { id: 'mb-fresh', event: 'CLICK' as const, times: 1 },
            { id: 'made-up', event: 'SHOW' as const, times: 1 },
          ],
        };
        await Promise.all([api.marketAdReport(batch), api.marketAdReport(batch)]);
        await api.marketAdReport(batch);
        expect(await timesOf('mb-fresh', 'SHOW')).toBe(3);
        expect(await timesOf('mb-fresh', 'CLICK')).toBe(1);
        expect(await count(`market_ad_report WHERE ad_id = 'made-up'`)).toBe(0);
        await api.marketAdReport({ ...batch, batchId: randomUUID() });
        expect(await timesOf('mb-fresh', 'SHOW')).toBe(6);
      });

      it('of one network so many batches a day are counted, and old ones are forgotten', async () => {
        const { api } = suite.server.client();
        await query(`UPDATE day_tally SET times = 4999 WHERE kind = 'ads'`);
        const before = await count('market_ad_batch');
        const send = () =>
          api.marketAdReport({
            batchId: randomUUID(),
            reports: [{ id: 'mb-week', event: 'SHOW' as const, times: 1 }],
          });
        await send();
        await send();
        expect(await count('market_ad_batch')).toBe(before + 1);
        expect(await timesOf('mb-week', 'SHOW')).toBe(1);
        clock.set(NOON + 9 * DAY + MINUTE);
        await sweepAdReports(suite.server.deps.db.query, clock.now());
        expect(await count('market_ad_batch')).toBe(0);
        expect(await timesOf('mb-week', 'SHOW')).toBe(1);
        clock.set(NOON + 500 * DAY);
        await sweepAdReports(suite.server.deps.db.query, clock.now());
        expect(await count('market_ad_report')).toBe(0);
      });
    });
  },
  { clock },
);
