import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, instant, MINUTE, plus, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { dropOldPrints } from '#server/modules/desk/index.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { basket, paidMarketOrder } from './market-suite.ts';
import { claim, deviceOf, jobsOf, look, NETWORK_PRINTER, print, printAll } from './print-suite.ts';
import { memberOf, newRequest, onEach, tillOf } from './suite.ts';
import { checkout, dish, paidOrder, pickup } from './takeout-suite.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const MARKET = asId<StoreId>(TEST_MARKET.id);

onEach(
  DATABASES,
  'a label that is out when its order changes (decision DA13)',
  (suite) => {
    let [owner, till]: Till[] = [];
    let guest: TestClient;
    let turns = 0;
    const addPrinter = async (storeId: StoreId) =>
      owner!.api.merchantPrintSavePrinter({
        requestId: newRequest(),
        storeId,
        name: 'Counter',
        deviceId: await deviceOf(till!, storeId),
        deputyId: null,
        paper: 80,
        setup: NETWORK_PRINTER,
        stationIds: [],
        hasLabels: true,
      });
    beforeAll(async () => {
      clock.set(NOON);
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addTestMarket(query);
      await query(`UPDATE takeout_store SET run_by = 'STAFF' WHERE id = $1`, [MARKET]);
      await addDeskStaff(suite.server);
      await query(`UPDATE operator SET store_ids = $1 WHERE id = 'staff-K-clerk'`, [
        [STORE, MARKET],
      ]);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      till = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      await addPrinter(STORE);
      await addPrinter(MARKET);
    });
    beforeEach(async () => {
      turns += 1;
      clock.set(plus(NOON, turns * 15 * MINUTE));
      guest = await memberOf(suite.server, String(66_770_000 + turns));
      await till!.api.merchantDeskHeard({
        storeIds: [STORE, MARKET],
        canRing: true,
        isVisible: true,
      });
      await suite.server.deps.db.query('UPDATE desk_listener SET heard_at = $1', [
        plus(clock.now(), DAY),
      ]);
      // what others left is not this one's
      await dropOldPrints(suite.server.deps.db.query, plus(NOON, 9 * DAY));
    });

    const pass = (ms: number) => clock.set(plus(clock.now(), ms));
    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const accepted = async (order = pickup({ productList: [dish('rice', 3), dish('whale')] })) => {
      const orderId = await paidOrder(suite.server, guest, order);
      await till!.api.merchantDeskAccept(body(orderId));
      return orderId;
    };
    const details = (orderId: OrderId) => till!.api.merchantDeskGet({ orderId });
    const lineOf = async (orderId: OrderId) => (await details(orderId)).order.lines[0]!.lineId;
    /** One piece of the first line is given back. */
    const giveBack = async (orderId: OrderId) => {
      const asked = {
        ...body(orderId),
        lines: [{ lineId: await lineOf(orderId), quantity: 1 }],
        reason: 1 as const,
        note: '',
        isPreview: false,
      };
      await owner!.api.merchantDeskGiveBack(asked);
      return asked;
    };
    const labels = (papers: Awaited<ReturnType<typeof printAll>>) =>
      papers.filter(({ kind }) => kind === 'LABEL');
    const printLabels = async () => labels(await printAll(till!));
    const NEW = { isReplacing: true, isDuplicate: false };

    it('is replaced once by what is so now, however often the same act comes', async () => {
      const orderId = await accepted();
      expect(await printLabels()).toMatchObject([{ isReplacing: false, isDuplicate: false }]);
      const asked = await giveBack(orderId);
      await owner!.api.merchantDeskGiveBack(asked);
      const papers = await printLabels();
      expect(papers).toMatchObject([NEW]);
      expect(papers[0]!.order.lines[0]).toMatchObject({ quantity: 3, kept: 2 });
      await owner!.api.merchantDeskGiveBack(asked);
      expect(await jobsOf(till!)).toEqual([]);
      const { prints } = await details(orderId);
      expect(prints.filter(({ kind }) => kind === 'LABEL')).toMatchObject([
        { part: 'LABEL.2', state: 'DONE', prints: 1, isReplacing: true },
      ]);
    });

    it('says so on the label alone: the ticket that changed with it has words of its own', async () => {
      const orderId = await accepted();
      await printAll(till!);
      await giveBack(orderId);
      const papers = await printAll(till!);
      const words = papers.map(({ kind, isReplacing }) => `${kind} ${isReplacing}`);
      expect(words.toSorted()).toEqual(['CHANGE false', 'LABEL true']);
      const { prints } = await details(orderId);
      expect(prints.filter(({ isReplacing }) => isReplacing)).toMatchObject([{ kind: 'LABEL' }]);
    });

    it('is replaced by one for several changes before it comes out, and anew by a change after', async () => {
      const orderId = await accepted();
      await printAll(till!);
      await giveBack(orderId);
      await giveBack(orderId);
      const papers = await printLabels();
      expect(papers).toMatchObject([NEW]);
      expect(papers[0]!.order.lines[0]!.kept).toBe(1);
      await giveBack(orderId);
      expect(await printLabels()).toMatchObject([NEW]);
    });

    it('is replaced when the guest accepts a substitute, not by the question; the answer may come twice', async () => {
      const orderId = await accepted(pickup({ productList: [dish('whale'), dish('rice')] }));
      await printAll(till!);
      const substitute = { productId: asId<ProductId>('rice'), skuId: 'rice-1', quantity: 1 };
      const lineId = await lineOf(orderId);
      const offer = () =>
        till!.api.merchantDeskOfferChange({
          ...body(orderId),
          lines: [{ lineId, keep: 0, substitute }],
        });
      await offer();
      expect(await jobsOf(till!)).toEqual([]);
      const { changeId } = (await guest.api.takeoutGetChange({ tradeId: orderId })).change!;
      for (const key of [newRequest(), newRequest()])
        await guest.api.takeoutAnswerChange({ changeId, isAccepted: true }, { key });
      const papers = await printLabels();
      expect(papers).toMatchObject([NEW]);
      expect(papers[0]!.order.lines.filter(({ kept }) => kept > 0)).toHaveLength(2);
    });

    it('that waits says the change by itself, and an order without one gets none', async () => {
      const orderId = await accepted();
      await giveBack(orderId);
      expect(await printLabels()).toMatchObject([{ isReplacing: false, isDuplicate: false }]);
      expect(await jobsOf(till!)).toEqual([]);
      const later = await accepted();
      await dropOldPrints(suite.server.deps.db.query, plus(NOON, 9 * DAY));
      await giveBack(later);
      expect(await jobsOf(till!)).toEqual([]);
    });

    it('of an order that is over, or in other hands, stays as it is', async () => {
      const cancelled = await accepted();
      await printAll(till!);
      await guest.api.takeoutOrderCancel({ tradeId: cancelled, reason: '' }, { key: randomUUID() });
      expect(await printLabels()).toEqual([]);
      const collected = await accepted();
      await printAll(till!);
      await till!.api.merchantDeskReady(body(collected));
      const { pickupCode } = await guest.api.takeoutOrderGet({ tradeId: collected });
      await till!.api.merchantDeskHandOver({
        ...body(collected),
        input: pickupCode!,
        source: 'MANUAL',
      });
      await giveBack(collected);
      expect(await jobsOf(till!)).toEqual([]);
    });

    it('that a till is just printing, or may have printed, is replaced and not printed again', async () => {
      const orderId = await accepted();
      const jobIds = await jobsOf(till!);
      for (const jobId of jobIds) await print(till!, jobId, 'FAILED');
      await giveBack(orderId);
      expect((await look(owner!)).troubles.map(({ kind }) => kind)).not.toContain('LABEL');
      expect(await printLabels()).toMatchObject([NEW]);

      const next = await accepted();
      const held = [];
      for (const jobId of await jobsOf(till!)) {
        const requestId = newRequest();
        const { paper } = await claim(till!, jobId, requestId);
        held.push({ requestId, jobId, paper });
      }
      await giveBack(next);
      const { requestId, jobId } = held.find(({ paper }) => paper.kind === 'LABEL')!;
      await till!.api.merchantPrintDone({ requestId, jobId, outcome: 'OFF' });
      pass(31 * SECOND);
      // nothing of the first one came out, so this is the bag's first
      expect(await printLabels()).toMatchObject([{ isReplacing: false, isDuplicate: false }]);
      expect(await printLabels()).toEqual([]);
    });

    it('printed once more says that it is a duplicate, and is the one that counts', async () => {
      const orderId = await accepted();
      await printAll(till!);
      await giveBack(orderId);
      await printAll(till!);
      for (const part of ['LABEL', 'LABEL.2']) {
        await till!.api.merchantPrintAgain({ ...body(orderId), part });
        expect(await printLabels()).toMatchObject([{ isReplacing: true, isDuplicate: true }]);
      }
      expect((await details(orderId)).prints.filter(({ kind }) => kind === 'LABEL')).toMatchObject([
        { part: 'LABEL.2', prints: 3 },
      ]);
    });

    it('has one truth where a till claims it while the order changes', async () => {
      for (let round = 0; round < 10; round += 1) {
        const orderId = await accepted();
        const jobIds = await jobsOf(till!);
        const [, ...claims] = await Promise.allSettled([
          giveBack(orderId),
          ...jobIds.map((jobId) => claim(till!, jobId)),
        ]);
        const [first] = claims.flatMap((each) =>
          each.status === 'fulfilled' && each.value.paper.kind === 'LABEL'
            ? [each.value.paper]
            : [],
        );
        const again = await printLabels();
        const last = again.at(-1) ?? first!;
        expect(last.order.lines[0]!.kept).toBe(2);
        expect(again.length).toBeLessThanOrEqual(1);
        await dropOldPrints(suite.server.deps.db.query, plus(NOON, 9 * DAY));
      }
    });

    describe('that no rider came for', () => {
      const waiting = async () => {
        const orderId = await accepted(checkout());
        await printAll(till!);
        await till!.api.merchantDeskReady(body(orderId));
        pass(10 * MINUTE);
        return orderId;
      };

      it('is replaced when the store brings it', async () => {
        const orderId = await waiting();
        expect(await jobsOf(till!)).toEqual([]);
        const asked = body(orderId);
        await till!.api.merchantDeskTakeOver(asked);
        await till!.api.merchantDeskTakeOver(asked);
        const papers = await printAll(till!);
        expect(papers).toMatchObject([{ kind: 'LABEL', ...NEW, order: { way: 'STORE' } }]);
      });

      it('is replaced when the guest collects, not by the question', async () => {
        const orderId = await waiting();
        await till!.api.merchantDeskOfferPickup(body(orderId));
        expect(await jobsOf(till!)).toEqual([]);
        await guest.api.takeoutAnswerPickup(
          { tradeId: orderId, isAccepted: true },
          { key: newRequest() },
        );
        const papers = await printAll(till!);
        expect(papers).toMatchObject([{ kind: 'LABEL', ...NEW, order: { way: 'PICKUP' } }]);
      });
    });

    it('of a supermarket is replaced when its bags stand elsewhere, and not when they stand as before', async () => {
      const orderId = await paidMarketOrder(
        suite.server,
        guest,
        basket({ productList: [dish('soap', 2), dish('ice')] }),
      );
      await till!.api.merchantDeskAccept(body(orderId));
      const pack = async (place: string) => {
        const { pick } = await till!.api.merchantPickBegin({
          requestId: newRequest(),
          orderIds: [orderId],
        });
        for (const line of pick.lines.filter(({ left }) => left > 0))
          await till!.api.merchantPickScan({
            requestId: newRequest(),
            pickId: pick.pickId,
            at: clock.now(),
            orderId,
            lineId: line.lineId,
            quantity: line.left,
          });
        await till!.api.merchantPickFinish({
          ...body(orderId),
          pickId: pick.pickId,
          bags: [{ temp: 'FROZEN', place, count: 1 }],
        });
      };
      const unpack = () => till!.api.merchantDeskUnready(body(orderId));
      await pack('F1');
      expect(await printLabels()).toMatchObject([
        { isReplacing: false, bags: [{ temp: 'FROZEN', place: 'F1' }] },
      ]);
      await unpack();
      await pack('F1');
      expect(await jobsOf(till!)).toEqual([]);
      await unpack();
      await pack('F2');
      expect(await printLabels()).toMatchObject([{ ...NEW, bags: [{ place: 'F2' }] }]);
      await unpack();
      await pack('F1');
      expect(await printLabels()).toMatchObject([{ ...NEW, bags: [{ place: 'F1' }] }]);
      const { prints } = await details(orderId);
      expect(prints.filter(({ kind }) => kind === 'LABEL')).toMatchObject([{ part: 'LABEL.3' }]);
    });
  },
  { clock },
);
