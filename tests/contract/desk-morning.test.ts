import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { MorningDay } from '#shared/codes/printer.ts';
import { asId, type OrderId, type PrintJobId, type StoreId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { instant, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { printMorningLists } from '#server/modules/desk/index.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { deviceOf, jobsOf, look, NETWORK_PRINTER } from './print-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { dish, paidOrder, pickup, type CreateBody } from './takeout-suite.ts';

const at = (time: string, day = '2026-11-21') => instant(Date.parse(`${day}T${time}:00+08:00`));
const clock = fixedClock(at('08:00'));
const STORE = asId<StoreId>(TEST_STORE.id);
/** Lunch and dinner. */
const HOURS = {
  hours: [
    { fromMinute: 11 * 60, toMinute: 14 * 60 },
    { fromMinute: 17 * 60, toMinute: 22 * 60 },
  ],
  weekdays: [],
  closedDays: [],
};

onEach(
  DATABASES,
  'the list of a day’s pre-orders (decision DA32)',
  (suite) => {
    let [owner, till, deputy, stranger]: Till[] = [];
    let guest: TestClient;
    let turns = 0;
    beforeAll(async () => {
      await addTestStore(suite.server.deps.db.query, {
        run_by: 'STAFF',
        hours: JSON.stringify(HOURS),
      });
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      till = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      deputy = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      stranger = await tillOf(suite.server, { account: '66990003' });
      await owner.api.merchantPrintSavePrinter({
        requestId: newRequest(),
        storeId: STORE,
        name: 'Kitchen',
        deviceId: await deviceOf(till, STORE),
        deputyId: await deviceOf(deputy, STORE),
        paper: 80,
        setup: NETWORK_PRINTER,
        stationIds: [],
        hasLabels: true,
      });
    });
    beforeEach(async () => {
      const { query } = suite.server.deps.db;
      turns += 1;
      clock.set(at('08:00'));
      // what others ordered and printed is not this one's
      await query('UPDATE takeout_order SET slot_at = NULL WHERE store_id = $1', [STORE]);
      await query('DELETE FROM print_job WHERE store_id = $1', [STORE]);
      guest = await memberOf(suite.server, String(66_760_000 + turns));
      await till!.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
    });

    const ordered = (slot: Instant, change: Partial<CreateBody> = {}): Promise<OrderId> =>
      paidOrder(suite.server, guest, pickup({ askForTime: { isNow: false, at: slot }, ...change }));
    const run = () => printMorningLists(suite.server.deps.db, clock.now());
    const claim = async (printer: Till, jobId: PrintJobId, requestId = newRequest()) =>
      must(
        (await printer.api.merchantPrintClaim({ requestId, jobId })).morning,
        'a list of pre-orders',
      );
    /** Prints all that waits for the till, which is lists only. */
    const printed = async (printer = till!) => {
      const lists = [];
      for (const jobId of await jobsOf(printer)) {
        const requestId = newRequest();
        lists.push(await claim(printer, jobId, requestId));
        await printer.api.merchantPrintDone({ requestId, jobId, outcome: 'DONE' });
      }
      return lists;
    };
    /** The lists that were ever wanted. */
    const wanted = async (): Promise<string[]> =>
      (
        await suite.server.deps.db.query<{ part: string }>(
          'SELECT part FROM print_job WHERE store_id = $1 AND order_id = $1 ORDER BY part',
          [STORE],
        )
      ).rows.map(({ part }) => part);
    const now = (day: MorningDay = 'TODAY', requestId = newRequest()) =>
      till!.api.merchantPrintMorningNow({ requestId, storeId: STORE, day });
    const seen = (day: MorningDay = 'TODAY') =>
      till!.api.merchantPrintMorning({ storeId: STORE, day });

    it('is printed at the first opening, once, whichever processes are up: the whole day by time, accepted or not', async () => {
      const evening = await ordered(at('19:00'));
      const noon = await ordered(at('12:30'), {
        productList: [dish('rice', 2), dish('noodle')],
        remarks: 'no peanuts',
      });
      await ordered(at('12:30', '2026-11-22'));
      await till!.api.merchantDeskAccept({ requestId: newRequest(), orderId: noon });
      clock.set(plus(at('11:00'), -1));
      await run();
      expect(await jobsOf(till!)).toEqual([]);
      clock.set(at('11:00'));
      await Promise.all([run(), run(), run()]);
      const [list, ...others] = await printed();
      expect(others).toEqual([]);
      expect(list).toMatchObject({
        day: '2026-11-21',
        store: 'Test kitchen',
        isDuplicate: false,
        isDeputy: false,
        isCut: false,
        orders: [
          {
            orderId: noon,
            slotAt: at('12:30'),
            stage: 'PRE',
            remark: 'no peanuts',
            lines: [{ kept: 2 }, { kept: 1 }],
          },
          { orderId: evening, slotAt: at('19:00'), stage: 'NEW' },
        ],
      });
      for (const time of ['12:00', '17:00', '21:00']) {
        clock.set(at(time));
        await run();
      }
      expect(await wanted()).toEqual(['MORNING.2026-11-21']);
    });

    it('comes late where no server was up at opening, and the next day has its own', async () => {
      await ordered(at('19:00'));
      await ordered(at('13:00', '2026-11-22'));
      clock.set(at('16:10'));
      await run();
      expect(await printed()).toMatchObject([{ day: '2026-11-21', orders: [{}] }]);
      await now('TOMORROW');
      expect(await printed()).toMatchObject([{ day: '2026-11-22', isDuplicate: false }]);
      clock.set(at('11:00', '2026-11-22'));
      await run();
      expect(await wanted()).toEqual([
        'MORNING.2026-11-21',
        'MORNING.2026-11-22',
        'MORNING.2026-11-22-1',
      ]);
    });

    it('is none where a store opens without pre-orders: later ones have tickets of their own, and are on the list that is asked for', async () => {
      clock.set(at('11:00'));
      await run();
      clock.set(at('11:30'));
      await ordered(at('19:00'));
      await run();
      expect(await jobsOf(till!)).toEqual([]);
      expect(await seen()).toMatchObject({ orders: [{}], hasPrinter: true, isOut: false });
      await now();
      expect(await printed()).toMatchObject([{ orders: [{}], isDuplicate: false }]);
    });

    it('asked for again is a duplicate while it says the same, and a new one once it does not', async () => {
      const first = await ordered(at('12:30'));
      clock.set(at('11:00'));
      await run();
      await printed();
      expect(await seen()).toMatchObject({ isOut: true });
      await now();
      expect(await printed()).toMatchObject([{ isDuplicate: true, orders: [{ orderId: first }] }]);
      const later = await ordered(at('19:00'));
      expect(await seen()).toMatchObject({ isOut: false });
      const request = newRequest();
      const answers = await Promise.all([now('TODAY', request), now('TODAY', request), now()]);
      expect(answers.filter(({ replay }) => replay)).toHaveLength(1);
      expect(await printed()).toMatchObject([
        { isDuplicate: false, orders: [{}, { orderId: later }] },
      ]);
      // what is made, or called off, is not to be made any more
      await till!.api.merchantDeskAccept({ requestId: newRequest(), orderId: first });
      await till!.api.merchantDeskReady({ requestId: newRequest(), orderId: first });
      await till!.api.merchantDeskRefuse({ requestId: newRequest(), orderId: later, reason: 2 });
      expect(await seen()).toMatchObject({ orders: [], isOut: false });
      expect(await reasonOf(now())).toBe('PRINT_NOT_FOUND');
    });

    it('that does not come out is told at every till by its store’s name, printed by the deputy, and once more by hand', async () => {
      await ordered(at('12:30'));
      clock.set(at('11:00'));
      await run();
      clock.advance(2 * MINUTE);
      const { troubles } = await look(till!);
      expect(troubles).toMatchObject([
        { orderId: STORE, number: 'Test kitchen', kind: 'MORNING', problem: 'SILENT' },
      ]);
      expect(await printed(deputy)).toMatchObject([{ isDeputy: true, isDuplicate: false }]);
      const again = { orderId: asId<OrderId>(STORE), part: troubles[0]!.part };
      expect(
        await till!.api.merchantPrintAgain({ requestId: newRequest(), ...again }),
      ).toMatchObject({ prints: [], replay: false });
      expect(await printed()).toMatchObject([{ isDuplicate: true }]);
      const part = 'MORNING.2026-11-21-7';
      for (const [printer, asked, reason] of [
        [till!, { ...again, part }, 'PRINT_NOT_FOUND'],
        [stranger!, again, 'NO_PERMISSION'],
      ] as const)
        expect(
          await reasonOf(printer.api.merchantPrintAgain({ requestId: newRequest(), ...asked })),
        ).toBe(reason);
    });

    it('can be seen where no printer is set up, and is printed by none', async () => {
      const { query } = suite.server.deps.db;
      await ordered(at('12:30'));
      await query('UPDATE printer SET store_id = $2 WHERE store_id = $1', [STORE, 'elsewhere']);
      clock.set(at('11:00'));
      await run();
      expect(await jobsOf(till!)).toEqual([]);
      expect(await seen()).toMatchObject({ orders: [{}], hasPrinter: false });
      expect(await reasonOf(now())).toBe('PRINTER_NONE');
      await query('UPDATE printer SET store_id = $1 WHERE store_id = $2', [STORE, 'elsewhere']);
    });
  },
  { clock },
);
