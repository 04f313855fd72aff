import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asId,
  type OrderId,
  type PrinterId,
  type ProductId,
  type StoreId,
} from '#shared/kernel/ids.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import { DAY, instant, MINUTE, plus, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { acceptPaid, dropOldPrints } from '#server/modules/desk/index.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { claim, deviceOf, jobsOf, look, NETWORK_PRINTER, print, printAll } from './print-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { dish, paidOrder, pickup } from './takeout-suite.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const RICE = asId<ProductId>('rice');
const WHALE = asId<ProductId>('whale');

onEach(
  DATABASES,
  'what a store prints (decision DA13)',
  (suite) => {
    let [owner, till, deputy]: Till[] = [];
    let guest: TestClient;
    let [wok, grill]: Awaited<ReturnType<typeof station>>[] = [];
    let printerId: PrinterId;
    let turns = 0;
    const atStore = () => ({ requestId: newRequest(), storeId: STORE });
    const station = async (name: string, productIds: readonly ProductId[]) => {
      const { stationId } = await owner!.api.merchantStationSave({ ...atStore(), name });
      await owner!.api.merchantStationAssign({
        ...atStore(),
        stationId,
        classIds: [],
        productIds: [...productIds],
      });
      return stationId;
    };
    const printer = async (change: object = {}) => ({
      ...atStore(),
      name: 'Kitchen',
      deviceId: await deviceOf(till!, STORE),
      deputyId: await deviceOf(deputy!, STORE),
      paper: 80 as const,
      setup: NETWORK_PRINTER,
      stationIds: [],
      hasLabels: true,
      ...change,
    });
    beforeAll(async () => {
      clock.set(NOON);
      await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      till = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      deputy = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      wok = await station('Wok', [RICE]);
      grill = await station('Grill', [WHALE]);
      ({ printerId } = await owner.api.merchantPrintSavePrinter(await printer()));
    });
    beforeEach(async () => {
      turns += 1;
      clock.set(plus(NOON, turns * 3 * MINUTE));
      guest = await memberOf(suite.server, String(66_740_000 + turns));
      await till!.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
      // what others left is not this one's
      await dropOldPrints(suite.server.deps.db.query, plus(NOON, 2 * DAY));
    });

    const pass = (ms: number) => clock.set(plus(clock.now(), ms));
    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const accepted = async (): Promise<OrderId> => {
      const productList = [dish('rice', 2), dish('whale')];
      const orderId = await paidOrder(suite.server, guest, pickup({ productList }));
      await till!.api.merchantDeskAccept(body(orderId));
      return orderId;
    };
    const printsOf = async (orderId: OrderId) =>
      (await till!.api.merchantDeskGet({ orderId })).prints;
    const statesOf = async (orderId: OrderId) =>
      Object.fromEntries((await printsOf(orderId)).map(({ part, state }) => [part, state]));
    const byKind = (a: { kind: string }, b: { kind: string }) => (a.kind < b.kind ? -1 : 1);
    const cancel = (orderId: OrderId) =>
      guest.api.takeoutOrderCancel({ tradeId: orderId, reason: '' }, { key: randomUUID() });

    it('prints one ticket a station and one label for an order that a clerk accepts, each once', async () => {
      const orderId = await accepted();
      expect(await jobsOf(deputy!)).toEqual([]);
      const papers = await printAll(till!);
      expect(
        papers.map(({ kind, stationId, lineIds, isDuplicate, stations }) => [
          kind,
          stationId,
          lineIds.length,
          isDuplicate,
          stations.length,
        ]),
      ).toEqual(
        expect.arrayContaining([
          ['TICKET', wok, 1, false, 2],
          ['TICKET', grill, 1, false, 2],
          ['LABEL', null, 2, false, 2],
        ]),
      );
      expect(papers).toHaveLength(3);
      expect(await jobsOf(till!)).toEqual([]);
      expect(await printsOf(orderId)).toMatchObject([
        { kind: 'TICKET', state: 'DONE', prints: 1, printer: 'Kitchen' },
        { kind: 'TICKET', state: 'DONE', prints: 1 },
        { kind: 'LABEL', state: 'DONE', prints: 1 },
      ]);
    });

    it('a ticket that is out is replaced where the order was changed, and the label of its bag, once; the guest’s answer may come twice', async () => {
      const orderId = await accepted();
      await printAll(till!);
      const [{ uuid: lineId } = { uuid: '' }] = (
        await guest.api.takeoutOrderGet({ tradeId: orderId })
      ).productList;
      const change = (keep: number) =>
        till!.api.merchantDeskOfferChange({ ...body(orderId), lines: [{ lineId, keep }] });
      const answer = async () => {
        const { changeId } = (await guest.api.takeoutGetChange({ tradeId: orderId })).change!;
        const said = { changeId, isAccepted: true };
        for (const key of [newRequest(), newRequest()])
          await guest.api.takeoutAnswerChange(said, { key });
      };
      await change(1);
      expect(await jobsOf(till!)).toEqual([]);
      await answer();
      const papers = (await printAll(till!)).toSorted(byKind);
      expect(papers).toMatchObject([
        { kind: 'CHANGE', stationId: wok, lineIds: [lineId] },
        { kind: 'LABEL', stationId: null, isReplacing: true },
      ]);
      expect(papers[0]!.order.lines.find((line) => line.lineId === lineId)).toMatchObject({
        quantity: 2,
        kept: 1,
      });
      // the last piece is given back: another slip of the same station
      await owner!.api.merchantDeskGiveBack({
        ...body(orderId),
        lines: [{ lineId, quantity: 1 }],
        reason: 1,
        note: '',
        isPreview: false,
      });
      const last = (await printAll(till!)).toSorted(byKind);
      expect(last.map(({ kind, stationId }) => [kind, stationId])).toEqual([
        ['CHANGE', wok],
        ['LABEL', null],
      ]);
      expect((await printsOf(orderId)).filter(({ kind }) => kind === 'CHANGE')).toHaveLength(2);
    });

    it('a ticket that waits says the change by itself; a station that had nothing to make gets its first', async () => {
      const orderId = await paidOrder(
        suite.server,
        guest,
        pickup({ productList: [dish('whale')], outOfStock: 'BEST' }),
      );
      await till!.api.merchantDeskAccept(body(orderId));
      const { lines } = (await till!.api.merchantDeskGet({ orderId })).order;
      const substitute = { productId: RICE, skuId: 'rice-1', quantity: 1 };
      await till!.api.merchantDeskOfferChange({
        ...body(orderId),
        lines: [{ lineId: lines[0]!.lineId, keep: 0, substitute }],
      });
      const papers = await printAll(till!);
      expect(papers.map(({ kind, stationId }) => [kind, stationId])).toEqual(
        expect.arrayContaining([
          ['TICKET', grill],
          ['TICKET', wok],
          ['LABEL', null],
        ]),
      );
      expect(papers).toHaveLength(3);
      expect(papers.find(({ stationId }) => stationId === wok)!.addedIds).toHaveLength(1);
    });

    it('a station gets as many tickets as it wants, and one of what is printed once more', async () => {
      const name = 'Wok';
      await owner!.api.merchantStationSave({ ...atStore(), stationId: wok!, name, copies: 3 });
      const orderId = await accepted();
      const papers = await printAll(till!);
      const copies = papers.map(({ kind, stationId, copies: of }) => [kind, stationId, of]);
      expect(copies).toEqual(
        expect.arrayContaining([
          ['TICKET', wok, 3],
          ['TICKET', grill, 1],
          ['LABEL', null, 1],
        ]),
      );
      await till!.api.merchantPrintAgain({ ...body(orderId), part: `TICKET.${wok}` });
      expect(await printAll(till!)).toMatchObject([{ isDuplicate: true, copies: 1 }]);
      // renamed without a word of copies it keeps them
      const { stations } = await owner!.api.merchantStationSave({
        ...atStore(),
        stationId: wok!,
        name,
      });
      expect(stations.find(({ stationId }) => stationId === wok)!.copies).toBe(3);
      await owner!.api.merchantStationSave({ ...atStore(), stationId: wok!, name, copies: 1 });
    });

    it('gets one job each for an order that nobody had to accept: the printer that answers is who hears it (DA6)', async () => {
      await owner!.api.merchantDeskSet({
        ...atStore(),
        autoAccept: { ways: ['PICKUP'], mostAmtn: fromDollars(500), mostOpen: 99 },
      });
      await suite.server.deps.db.query('UPDATE printer SET answered_at = NULL');
      // no till would ring any more
      pass(MINUTE);
      const unheard = await paidOrder(suite.server, guest, pickup());
      await acceptPaid(suite.server.deps.db, clock.now());
      expect((await till!.api.merchantDeskGet({ orderId: unheard })).order.stage).toBe('NEW');
      await look(till!, [printerId]);
      await acceptPaid(suite.server.deps.db, clock.now());
      expect((await till!.api.merchantDeskGet({ orderId: unheard })).order.stage).toBe('MAKING');
      expect(Object.keys(await statesOf(unheard)).toSorted()).toEqual(
        ['LABEL', `TICKET.${wok}`].toSorted(),
      );
      await owner!.api.merchantDeskSet({
        ...atStore(),
        autoAccept: { ways: [], mostAmtn: fromDollars(500), mostOpen: 99 },
      });
    });

    it('is claimed by one of two tills, however they come', async () => {
      for (let round = 0; round < 10; round += 1) {
        await accepted();
        pass(31 * SECOND);
        const jobIds = await jobsOf(till!);
        expect(await jobsOf(deputy!)).toEqual(jobIds);
        for (const jobId of jobIds) {
          const tries = await Promise.allSettled(
            Array.from({ length: 6 }, (_, at) => claim(at % 2 ? till! : deputy!, jobId)),
          );
          expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        }
        await dropOldPrints(suite.server.deps.db.query, plus(NOON, 2 * DAY));
      }
    });

    it('desk row 27: goes to the deputy where the till does not take it in time, and not before', async () => {
      await accepted();
      const [jobId] = await jobsOf(till!);
      expect(await reasonOf(claim(deputy!, jobId!))).toBe('PRINT_TAKEN');
      expect(await reasonOf(claim(owner!, jobId!))).toBe('PRINT_TAKEN');
      pass(30 * SECOND);
      expect(await print(deputy!, jobId!)).toMatchObject({ isDuplicate: false, isDeputy: true });
      expect(await reasonOf(claim(till!, jobId!))).toBe('PRINT_TAKEN');
    });

    it('says DUPLICATE where a till was killed between its claim and its word', async () => {
      await accepted();
      const [jobId] = await jobsOf(till!);
      const requestId = newRequest();
      await claim(till!, jobId!, requestId);
      expect((await claim(till!, jobId!, requestId)).replay).toBe(true);
      expect(await reasonOf(claim(till!, jobId!))).toBe('PRINT_TAKEN');
      pass(30 * SECOND);
      const { paper } = await claim(deputy!, jobId!);
      expect(paper.isDuplicate).toBe(true);
      // the first one was only slow: it is told that another has it
      expect(
        await reasonOf(till!.api.merchantPrintDone({ requestId, jobId: jobId!, outcome: 'DONE' })),
      ).toBe('PRINT_TAKEN');
    });

    it('takes the word of a slow till that nobody overtook, once', async () => {
      await accepted();
      const [jobId] = await jobsOf(till!);
      const asked = { requestId: newRequest(), jobId: jobId!, outcome: 'DONE' as const };
      await claim(till!, jobId!, asked.requestId);
      pass(5 * MINUTE);
      expect(await till!.api.merchantPrintDone(asked)).toEqual({ prints: 1, replay: false });
      expect(await till!.api.merchantPrintDone(asked)).toEqual({ prints: 1, replay: true });
    });

    it('is a first print where nothing was sent, and a duplicate where some may have come out', async () => {
      const orderId = await accepted();
      const [off, failed] = await jobsOf(till!);
      await print(till!, off!, 'OFF');
      await print(till!, failed!, 'FAILED');
      // every till reads it, also one that prints nothing
      expect((await look(owner!)).troubles).toMatchObject([
        { orderId, problem: expect.stringMatching(/OFF|FAILED/) as string, printer: 'Kitchen' },
        { orderId },
      ]);
      expect(await jobsOf(till!)).toHaveLength(1);
      expect((await jobsOf(deputy!)).toSorted()).toEqual([off!, failed!].toSorted());
      expect(await print(deputy!, off!)).toMatchObject({ isDuplicate: false });
      expect(await print(deputy!, failed!, 'FAILED')).toMatchObject({ isDuplicate: true });
      // neither tries it again by itself; a person does
      expect(await jobsOf(deputy!)).toEqual([]);
      const stuck = (await look(till!)).troubles;
      expect(stuck).toHaveLength(1);
      await till!.api.merchantPrintAgain({ ...body(orderId), part: stuck[0]!.part });
      expect((await look(till!)).troubles).toEqual([]);
      expect((await printAll(till!)).some(({ isDuplicate }) => isDuplicate)).toBe(true);
    });

    it('tries a printer that was off again after a moment, and tells what nobody took', async () => {
      await accepted();
      const jobIds = await jobsOf(till!);
      await print(till!, jobIds[0]!, 'OFF');
      pass(15 * SECOND);
      expect(await jobsOf(till!)).toHaveLength(3);
      pass(MINUTE);
      expect((await look(owner!)).troubles.map(({ problem }) => problem).toSorted()).toEqual([
        'OFF',
        'SILENT',
        'SILENT',
      ]);
    });

    it('desk row 26: prints again on demand as a duplicate, once for a request', async () => {
      const orderId = await accepted();
      await printAll(till!);
      const asked = { ...body(orderId), part: 'LABEL' };
      expect((await till!.api.merchantPrintAgain(asked)).replay).toBe(false);
      expect((await till!.api.merchantPrintAgain(asked)).replay).toBe(true);
      const papers = await printAll(till!);
      expect(papers).toMatchObject([{ kind: 'LABEL', isDuplicate: true }]);
      expect(
        (await till!.api.merchantPrintAgain(asked)).prints.find(({ part }) => part === 'LABEL'),
      ).toMatchObject({ prints: 2, state: 'DONE' });
      for (const part of ['STOP', 'TICKET', 'TICKET.nowhere', 'LABEL.', 'nothing'])
        expect(await reasonOf(till!.api.merchantPrintAgain({ ...body(orderId), part }))).toBe(
          'PRINT_NOT_FOUND',
        );
    });

    it('prints nothing of an order that is cancelled first, and stops what came out', async () => {
      const early = await accepted();
      await cancel(early);
      expect(await jobsOf(till!)).toEqual([]);
      expect(await statesOf(early)).toEqual({});
      guest = await memberOf(suite.server, String(66_750_000 + turns));
      const late = await accepted();
      const jobIds = await jobsOf(till!);
      // one printed, one on its way, one not begun
      const kinds = [
        (await print(till!, jobIds[0]!)).kind,
        (await claim(till!, jobIds[1]!)).paper.kind,
      ];
      await cancel(late);
      const stops = await printAll(till!);
      expect(stops.map(({ kind }) => kind)).toEqual(
        kinds.filter((kind) => kind === 'TICKET').map(() => 'STOP'),
      );
      expect(
        stops.every(({ order, lineIds }) => order.stage === 'DONE' && lineIds.length === 1),
      ).toBe(true);
    });

    it('has one truth where a till claims while the guest cancels', async () => {
      for (let round = 0; round < 12; round += 1) {
        guest = await memberOf(suite.server, String(66_760_000 + turns * 100 + round));
        const orderId = await accepted();
        const jobIds = await jobsOf(till!);
        const [, ...claims] = await Promise.allSettled([
          cancel(orderId),
          ...jobIds.map((jobId) => claim(till!, jobId)),
        ]);
        const tickets = claims.flatMap((each) =>
          each.status === 'fulfilled' && each.value.paper.kind === 'TICKET'
            ? [each.value.paper.stationId]
            : [],
        );
        const stops = Object.keys(await statesOf(orderId)).filter((part) =>
          part.startsWith('STOP'),
        );
        expect(stops.toSorted()).toEqual(tickets.map((id) => `STOP.${id}`).toSorted());
        await dropOldPrints(suite.server.deps.db.query, plus(NOON, 2 * DAY));
      }
    });

    it('prints a pre-order at its release (DA32)', async () => {
      const at = plus(NOON, 3 * 60 * MINUTE);
      const orderId = await paidOrder(
        suite.server,
        guest,
        pickup({ askForTime: { isNow: false, at } }),
      );
      await till!.api.merchantDeskAccept(body(orderId));
      const { order } = await till!.api.merchantDeskGet({ orderId });
      expect(order.stage).toBe('PRE');
      expect(await jobsOf(till!)).toEqual([]);
      clock.set(plus(order.releaseAt!, -1));
      expect(await jobsOf(till!)).toEqual([]);
      clock.set(order.releaseAt!);
      expect(await jobsOf(till!)).toHaveLength(2);
      clock.set(plus(NOON, turns * 3 * MINUTE));
    });

    it('forgets papers two days after they were wanted', async () => {
      const orderId = await accepted();
      await dropOldPrints(suite.server.deps.db.query, plus(clock.now(), 1));
      expect((await printsOf(orderId)).map(({ state }) => state)).toEqual(['NONE', 'NONE', 'NONE']);
      await till!.api.merchantPrintAgain({ ...body(orderId), part: 'LABEL' });
      expect(await printAll(till!)).toMatchObject([{ kind: 'LABEL', isDuplicate: false }]);
    });

    describe('printers', () => {
      it('are set by owners and managers, once for a request, and print what they are set for', async () => {
        expect(await reasonOf(till!.api.merchantPrintSavePrinter(await printer()))).toBe(
          'WRONG_ROLE',
        );
        const asked = await printer({ name: 'Bar', stationIds: [grill!], hasLabels: false });
        const bar = await owner!.api.merchantPrintSavePrinter(asked);
        expect((await owner!.api.merchantPrintSavePrinter(asked)).replay).toBe(true);
        const orderId = await accepted();
        expect(await printsOf(orderId)).toMatchObject([
          ...[wok!, grill!].toSorted().map((id) => ({ printer: id === grill ? 'Bar' : 'Kitchen' })),
          { printer: 'Kitchen' },
        ]);
        // the other one prints what was meant for it
        await owner!.api.merchantPrintDeletePrinter({ ...atStore(), printerId: bar.printerId });
        expect((await printAll(till!)).map(({ kind }) => kind)).toHaveLength(3);
        expect((await look(till!)).printers).toMatchObject([{ printerId, isDeputy: false }]);
        expect((await look(deputy!)).printers).toMatchObject([{ printerId, isDeputy: true }]);
      });

      it('have two tills of the merchant, an address in the shop, and a store of the caller', async () => {
        const stranger = asId(randomUUID());
        for (const change of [
          { deviceId: stranger },
          { deputyId: stranger },
          { deputyId: await deviceOf(till!, STORE) },
        ])
          expect(await reasonOf(owner!.api.merchantPrintSavePrinter(await printer(change)))).toBe(
            'BAD_REQUEST',
          );
        const abroad = { setup: { ...NETWORK_PRINTER, network: { host: '8.8.8.8', port: 9100 } } };
        await expect(
          printer(abroad).then((wish) => owner!.api.merchantPrintSavePrinter(wish)),
        ).rejects.toThrow(/^contract at /);
        expect(
          await reasonOf(
            owner!.api.merchantPrintSavePrinter(await printer({ printerId: stranger })),
          ),
        ).toBe('PRINTER_NOT_FOUND');
        const other = await tillOf(suite.server, { account: 'K-other' });
        expect(await reasonOf(other.api.merchantPrintPrinters({ storeId: STORE }))).toBe(
          'NO_PERMISSION',
        );
        const orderId = await accepted();
        const [jobId] = await jobsOf(till!);
        expect(await reasonOf(claim(other, jobId!))).toBe('PRINT_NOT_FOUND');
        expect(
          await reasonOf(other.api.merchantPrintAgain({ ...body(orderId), part: 'LABEL' })),
        ).toBe('ORDER_NOT_FOUND');
        expect(await reasonOf(till!.api.merchantPrintJobs({ cursor: 'x', answered: [] }))).toBe(
          'CURSOR_INVALID',
        );
      });

      it('are needed to print at all', async () => {
        await owner!.api.merchantPrintDeletePrinter({ ...atStore(), printerId });
        const orderId = await accepted();
        expect(await printsOf(orderId)).toEqual([]);
        expect(
          await reasonOf(till!.api.merchantPrintAgain({ ...body(orderId), part: 'LABEL' })),
        ).toBe('PRINTER_NONE');
      });
    });
  },
  { clock },
);
