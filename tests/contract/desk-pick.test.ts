import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { basket, type MarketBody, paidMarketOrder } from './market-suite.ts';
import { failure, memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { dish } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_MARKET.id);
const SOAP = '4006381333931';
const FISH = '2112345000008';
const SALAD = '2612345000003';
const BAGS = [{ temp: 'COLD' as const, place: 'F2', count: 2 }];

onEach(
  DATABASES,
  'picking at a supermarket',
  (suite) => {
    let [owner, clerk, other]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestMarket(query);
      await query(`UPDATE takeout_store SET run_by = 'STAFF' WHERE id = $1`, [STORE]);
      for (const [id, ean, shelf] of [
        ['soap', SOAP, 'B10'],
        ['fish', FISH, 'B2'],
        ['salad', SALAD, ''],
        ['p001', '96385074', 'C1'],
      ])
        await query(
          'UPDATE takeout_product SET ean = $3, shelf = $4 WHERE store_id = $1 AND id = $2',
          [STORE, id!, ean!, shelf!],
        );
      await addDeskStaff(suite.server);
      await query(
        `UPDATE operator SET store_ids = $1 WHERE id IN ('staff-K-clerk', 'staff-K-other')`,
        [[STORE]],
      );
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      other = await tillOf(suite.server, { account: 'K-other' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_730_000 + phones));
      await clerk!.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
      for (const till of [clerk!, other!]) {
        const { mine } = await till.api.merchantPickList({ storeId: STORE });
        if (mine !== null)
          await till.api.merchantPickLeave({ requestId: newRequest(), pickId: mine.pickId });
      }
    });

    const accepted = async (change: Partial<MarketBody> = {}): Promise<OrderId> => {
      const orderId = await paidMarketOrder(
        suite.server,
        guest,
        basket({ productList: [dish('soap', 2), dish('ice'), dish('fish')], ...change }),
      );
      await clerk!.api.merchantDeskAccept({ requestId: newRequest(), orderId });
      return orderId;
    };
    const begin = async (orderIds: readonly OrderId[], till = clerk!) =>
      (await till.api.merchantPickBegin({ requestId: newRequest(), orderIds: [...orderIds] })).pick;
    type Picked = Awaited<ReturnType<typeof begin>>;
    const scan = ({ pickId }: Picked, more: object, till = clerk!) =>
      till.api.merchantPickScan({ requestId: newRequest(), pickId, at: clock.now(), ...more });
    const lineOf = (pick: Picked, product: string, orderId?: OrderId) =>
      pick.lines.find(
        (line) => line.productId === product && (orderId === undefined || line.orderId === orderId),
      )!;
    const byHand = (pick: Picked, product: string) => {
      const { orderId, lineId } = lineOf(pick, product);
      return { orderId, lineId };
    };
    const finish = ({ pickId }: Picked, orderId: OrderId, till = clerk!) =>
      till.api.merchantPickFinish({ requestId: newRequest(), pickId, orderId, bags: BAGS });
    const notes = async (pickId: string) => {
      const { rows } = await suite.server.deps.db.query<{ outcome: string; code: string }>(
        'SELECT outcome, code FROM pick_scan WHERE pick_id = $1 ORDER BY taken_at, outcome',
        [pickId],
      );
      return rows.map(({ outcome }) => outcome).toSorted();
    };

    it('desk row 36: goes from shelf to shelf, and makes the order ready with its bags', async () => {
      const orderId = await accepted();
      const pick = await begin([orderId]);
      expect(pick.lines.map(({ productId, shelf, left }) => [productId, shelf, left])).toEqual([
        ['fish', 'B2', 1],
        ['soap', 'B10', 2],
        ['ice', '', 1],
      ]);
      expect(await reasonOf(finish(pick, orderId))).toBe('PICK_UNFINISHED');
      const first = await scan(pick, { ean: SOAP });
      expect(first.hit).toMatchObject({ orderId, name: 'Product soap' });
      await scan(pick, { ean: `0${SOAP}` });
      expect(await failure(scan(pick, { ean: SOAP }))).toMatchObject({
        reason: 'EAN_WRONG',
        data: { found: 'Product soap', wanted: 'Product fish' },
      });
      expect(await failure(scan(pick, { ean: '96385074' }))).toMatchObject({
        reason: 'EAN_WRONG',
      });
      expect(await reasonOf(scan(pick, { ean: '4006381333930' }))).toBe('EAN_UNKNOWN');
      // 60.01 of fish for which 60.00 was paid
      expect(await failure(scan(pick, { ean: '2112345060019' }))).toMatchObject({
        reason: 'WEIGHT_ABOVE',
        data: { unit: 'CENTS', most: 60 },
      });
      await scan(pick, { ean: '2112345059983' });
      await scan(pick, byHand(pick, 'ice'));
      expect(await notes(pick.pickId)).toEqual([
        'EAN_UNKNOWN',
        'EAN_WRONG',
        'EAN_WRONG',
        'PICKED',
        'PICKED',
        'PICKED',
        'PICKED',
        'WEIGHT_ABOVE',
      ]);
      expect((await finish(pick, orderId)).order.stage).toBe('READY');
      expect((await clerk!.api.merchantPickList({ storeId: STORE })).mine).toBeNull();
    });

    it('counts a scan once, also one that waited for a line', async () => {
      const orderId = await accepted();
      const pick = await begin([orderId]);
      const asked = {
        requestId: newRequest(),
        pickId: pick.pickId,
        ean: SOAP,
        at: plus(clock.now(), -10 * MINUTE),
      };
      const twins = await Promise.all([1, 2, 3].map(() => clerk!.api.merchantPickScan(asked)));
      expect(twins.filter(({ replay }) => !replay)).toHaveLength(1);
      expect(lineOf((await clerk!.api.merchantPickScan(asked)).pick, 'soap').picked).toBe(1);
      expect(await reasonOf(scan(pick, { ean: SOAP, at: plus(clock.now(), -12 * MINUTE) }))).toBe(
        'BAD_REQUEST',
      );
      const wrong = { ...asked, requestId: newRequest(), ean: '96385074' };
      expect(await reasonOf(clerk!.api.merchantPickScan(wrong))).toBe('EAN_WRONG');
      expect(await reasonOf(clerk!.api.merchantPickScan(wrong))).toBe('EAN_WRONG');
      expect(await notes(pick.pickId)).toEqual(['EAN_WRONG', 'PICKED']);
    });

    it('keeps when a late scan was made and when it came, and answers its repeat however late', async () => {
      const pick = await begin([await accepted()]);
      const asked = {
        requestId: newRequest(),
        pickId: pick.pickId,
        ean: SOAP,
        at: clock.now(),
      };
      clock.advance(10 * MINUTE);
      await clerk!.api.merchantPickScan(asked);
      const { rows } = await suite.server.deps.db.query<{ at: number; taken_at: number }>(
        'SELECT at, taken_at FROM pick_scan WHERE pick_id = $1',
        [pick.pickId],
      );
      expect(rows.map((row) => [row.at, row.taken_at])).toEqual([[NOON, NOON + 10 * MINUTE]]);
      clock.advance(10 * MINUTE);
      const repeat = await clerk!.api.merchantPickScan(asked);
      expect([repeat.replay, lineOf(repeat.pick, 'soap').picked]).toEqual([true, 1]);
      expect(
        await reasonOf(clerk!.api.merchantPickScan({ ...asked, requestId: newRequest() })),
      ).toBe('BAD_REQUEST');
    });

    it('never puts more into a bag than is wanted, however many scans come at once', async () => {
      const pick = await begin([await accepted()]);
      const all = await Promise.allSettled(
        Array.from({ length: 8 }, () => scan(pick, { ean: SOAP })),
      );
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    });

    it('has one winner where two people begin one order; the other is told who', async () => {
      for (let round = 0; round < 5; round += 1) {
        const orderId = await accepted();
        const [one, two] = await Promise.allSettled([begin([orderId]), begin([orderId], other)]);
        expect([one.status, two.status].toSorted()).toEqual(['fulfilled', 'rejected']);
        const [winner, loser] = one.status === 'fulfilled' ? [clerk!, other!] : [other!, clerk!];
        expect(await failure(begin([orderId], loser))).toMatchObject({
          reason: 'PICK_TAKEN',
          data: { by: winner === clerk ? 'K-clerk' : 'K-other' },
        });
        const { mine } = await winner.api.merchantPickList({ storeId: STORE });
        await winner.api.merchantPickLeave({ requestId: newRequest(), pickId: mine!.pickId });
      }
    });

    it('picks up to six at a time, each piece for the order that still wants it', async () => {
      const orders: OrderId[] = [];
      for (let index = 0; index < 7; index += 1)
        orders.push(await accepted({ productList: [dish('soap'), dish('ice')] }));
      const pick = await begin(orders.slice(0, 6));
      expect(await reasonOf(begin([orders[6]!]))).toBe('PICK_FULL');
      const hits = [];
      for (let index = 0; index < 6; index += 1)
        hits.push((await scan(pick, { ean: SOAP })).hit.orderId);
      expect(new Set(hits).size).toBe(6);
      expect(await reasonOf(scan(pick, { ean: SOAP }))).toBe('EAN_WRONG');
    });

    it('desk row 37: goes on where it was left, by the same person or another', async () => {
      const orderId = await accepted();
      const pick = await begin([orderId]);
      await scan(pick, { ean: SOAP });
      const resumed = (await clerk!.api.merchantPickList({ storeId: STORE })).mine!;
      expect(resumed.pickId).toBe(pick.pickId);
      expect(lineOf(await begin([orderId]), 'soap').picked).toBe(1);
      expect(await reasonOf(scan(pick, { ean: SOAP }, other))).toBe('PICK_NOT_FOUND');
      const leave = (till: Till) =>
        till.api.merchantPickLeave({ requestId: newRequest(), pickId: pick.pickId });
      expect(await reasonOf(leave(other!))).toBe('PICK_NOT_FOUND');
      await leave(owner!);
      expect(await reasonOf(scan(pick, { ean: SOAP }))).toBe('PICK_NOT_FOUND');
      expect(lineOf(await begin([orderId], other), 'soap')).toMatchObject({ picked: 1, left: 1 });
    });

    it('gives back what is missing by a change of the desk, and takes what is found after all', async () => {
      const orderId = await accepted({ outOfStock: 'REFUND' } as never);
      const pick = await begin([orderId]);
      await scan(pick, { ean: FISH });
      await scan(pick, byHand(pick, 'ice'));
      const { lineId } = lineOf(pick, 'soap');
      const short = (quantity: number, reason: 1 | 2 = 1) =>
        clerk!.api.merchantPickShort({
          requestId: newRequest(),
          pickId: pick.pickId,
          orderId,
          lineId,
          quantity,
          reason,
        });
      expect(await reasonOf(short(3))).toBe('BAD_REQUEST');
      expect(lineOf((await short(2)).pick, 'soap')).toMatchObject({ short: 2, left: 0, reason: 1 });
      const found = await scan(pick, { ean: SOAP });
      expect(lineOf(found.pick, 'soap')).toMatchObject({ picked: 1, short: 1, left: 0 });
      expect(await failure(finish(pick, orderId))).toMatchObject({
        reason: 'PICK_UNFINISHED',
        data: { left: 0, short: 1 },
      });
      await clerk!.api.merchantDeskOfferChange({
        requestId: newRequest(),
        orderId,
        lines: [{ lineId, keep: 1 }],
      });
      const { order } = await clerk!.api.merchantDeskGet({ orderId });
      if (order.change !== null) {
        expect(await reasonOf(finish(pick, orderId))).toBe('CHANGE_OPEN');
        await guest.api.takeoutAnswerChange(
          { changeId: order.change.changeId, isAccepted: true },
          { key: newRequest() },
        );
      }
      const now = (await clerk!.api.merchantPickList({ storeId: STORE })).mine!;
      expect(lineOf(now, 'soap')).toMatchObject({ wanted: 1, picked: 1, short: 0, left: 0 });
      expect((await finish(pick, orderId)).order.stage).toBe('READY');
      expect(await notes(pick.pickId)).toContain('SHORT');
    });
  },
  { clock },
);
