import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isApiError } from '#shared/client/api-error.ts';
import { dayClosedBy, type DayChange } from '#shared/contract/merchant/day-close.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import {
  addDays,
  DAY,
  dayOf,
  HOUR,
  MINUTE,
  plus,
  startOfDay,
  type Day,
  type Instant,
} from '#shared/kernel/time.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { DATABASES } from './databases.ts';
import { newRequest, onEach, reasonOf, tillOf } from './suite.ts';

/** The tests' own time: far from the demonstration's records, and nothing else happens then. */
const NOON = plus(startOfDay('2027-03-05' as Day), 12 * HOUR);
const clock = { at: plus(NOON, -30 * DAY), now: () => clock.at };
const at = (day: Day, hour: number): Instant => plus(startOfDay(day), hour * HOUR);
const TODAY = dayOf(NOON);

type Use = {
  storeId: string;
  at: Instant;
  cents?: number;
  operatorId?: string;
  productId?: string;
  state?: 'OK' | 'REFUSED';
  times?: number;
};

/** A record as a write-off leaves it, with ten per cent of commission. */
const record = async (
  server: InProcess,
  {
    storeId,
    at: when,
    cents = 1000,
    operatorId = 'staff-C1001',
    productId = 'egg-tart-box',
    state = 'OK',
    times = 1,
  }: Use,
): Promise<string> => {
  const id = randomUUID();
  const isOk = state === 'OK';
  await insertRows(server.deps.db.query, 'verify_log', [
    {
      merchant_id: 'neighbourhood',
      id,
      at: when,
      scanned_at: when,
      voucher_id: isOk ? server.vouchers.find(({ label }) => label === 'valid')!.voucherId : null,
      order_id: null,
      product_id: isOk ? productId : null,
      code_mask: '1234****9012',
      times: isOk ? times : 0,
      face_amount: isOk ? cents : 0,
      settle_amount: isOk ? cents * 0.9 : 0,
      store_id: storeId,
      operator_id: operatorId,
      device_id: 'device-demo',
      source: 'WEDGE',
      state,
      reason: isOk ? null : -2030107,
    },
  ]);
  return id;
};
const undo = async (server: InProcess, id: string): Promise<void> => {
  await server.deps.db.query(
    "UPDATE verify_log SET state = 'UNDONE' WHERE merchant_id = 'neighbourhood' AND id = $1",
    [id],
  );
};

const add = (parts: readonly DayChange[]) =>
  parts.reduce(
    (sum, { count, times, amount }) => ({
      count: sum.count + count,
      times: sum.times + times,
      amount: sum.amount + amount,
    }),
    { count: 0, times: 0, amount: 0 },
  );
const senado = asId<StoreId>('senado');
const cunha = asId<StoreId>('cunha');
const rotunda = asId<StoreId>('rotunda');

onEach(
  DATABASES.slice(0, 1),
  'the end of the day',
  (suite) => {
    const signIn = (account: string, deviceId?: string) =>
      tillOf(suite.server, { account, ...(deviceId && { deviceId }) });

    it('row 34: counts a calendar day at UTC+8 by product, staff, store and hour, and shows what is settled to the owner alone', async () => {
      const { server } = suite;
      // the town's vouchers are in date then, so that nothing but the one below is given back
      await server.deps.db.query('UPDATE voucher SET valid_to = $1', [plus(NOON, 365 * DAY)]);
      clock.at = NOON;
      for (const use of [
        { storeId: 'senado', at: startOfDay(TODAY), cents: 3800, times: 2 },
        { storeId: 'senado', at: plus(NOON, -MINUTE), operatorId: 'staff-C1002' },
        { storeId: 'cunha', at: at(TODAY, 9), productId: 'coffee-five', cents: 500 },
        { storeId: 'senado', at: plus(startOfDay(TODAY), -1) },
        { storeId: 'senado', at: at(TODAY, 8), state: 'REFUSED' as const },
      ])
        await record(server, use);
      await undo(server, await record(server, { storeId: 'senado', at: at(TODAY, 10) }));
      const [owner, manager] = await Promise.all([signIn('66990001'), signIn('M1001')]);
      const all = await owner.api.merchantDayGet({ storeId: null, day: TODAY });
      expect(all.figures.total).toEqual({ count: 3, times: 4, amount: 5300, settle: 4770 });
      expect(all.figures.products.map(({ id, times, amount }) => [id, times, amount])).toEqual([
        ['egg-tart-box', 3, 4800],
        ['coffee-five', 1, 500],
      ]);
      expect(all.figures.operators.map(({ name, count }) => [name, count])).toEqual([
        ['李嘉欣', 2],
        ['何偉強', 1],
      ]);
      expect(all.figures.hours.map(({ hour, amount }) => [hour, amount])).toEqual([
        [0, 3800],
        [9, 500],
        [11, 1000],
      ]);
      expect(all.stores.map(({ storeId, total }) => [storeId, total.count])).toEqual([
        ['coloane', 0],
        ['cunha', 1],
        ['rotunda', 0],
        ['senado', 2],
      ]);
      const one = await manager.api.merchantDayGet({ storeId: senado, day: TODAY });
      expect(one.figures).toMatchObject({
        total: { count: 2, times: 3, amount: 4800 },
        undone: { count: 1, amount: 1000 },
        refused: 1,
        refusals: [{ reason: -2030107, count: 1 }],
        undoable: { count: 2, until: at(addDays(TODAY, 1), 10) },
      });
      expect(JSON.stringify(one)).not.toContain('settle"');
      expect(one.openDays).toEqual([addDays(TODAY, -1)]);
      // one that a refund holds, and one that went out of date last night: it is given back at ten
      await server.deps.db.query('UPDATE voucher SET valid_to = $1 WHERE id = $2', [
        plus(startOfDay(TODAY), -1),
        server.vouchers.find(({ label }) => label === 'valid-2')!.voucherId,
      ]);
      const waiting = async (when: Instant) => {
        clock.at = when;
        return (await owner.api.merchantDayGet({ storeId: senado, day: TODAY })).figures.refunds
          .count;
      };
      expect([await waiting(at(TODAY, 9)), await waiting(at(TODAY, 10))]).toEqual([2, 1]);
      expect(
        await reasonOf(manager.api.merchantDayGet({ storeId: null, day: addDays(TODAY, 1) })),
      ).toBe('DAY_AHEAD');
    });

    it('row 34: of tills that close at once one closes, and the others are told who did; a repeat gets the first answer', async () => {
      clock.at = NOON;
      const tills = await Promise.all(
        ['66990001', 'M1001', '66990001', 'M1001', '66990001', 'M1001'].map((account) =>
          signIn(account),
        ),
      );
      const requests = tills.map(() => ({ requestId: newRequest(), storeId: rotunda, day: TODAY }));
      const outcomes = await Promise.all(
        tills.map(async ({ api }, n) =>
          api.merchantDayClose(requests[n]!).then(
            (answer) => ({ answer, n }),
            (error: unknown) => ({ error, n }),
          ),
        ),
      );
      const won = outcomes.filter((outcome) => 'answer' in outcome);
      expect(won).toHaveLength(1);
      const [{ answer, n }] = won as [
        { answer: Awaited<ReturnType<(typeof tills)[0]['api']['merchantDayClose']>>; n: number },
      ];
      for (const lost of outcomes)
        if ('error' in lost)
          expect(dayClosedBy.parse(isApiError(lost.error) ? lost.error.data : null)).toEqual({
            at: NOON,
            operator: answer.closing.operatorName,
            device: answer.closing.deviceName,
          });
      expect(await tills[n]!.api.merchantDayClose(requests[n]!)).toEqual({
        ...answer,
        replay: true,
      });
      expect(
        await reasonOf(
          tills[n]!.api.merchantDayClose({ ...requests[n]!, day: addDays(TODAY, -1) }),
        ),
      ).toBe('REQUEST_REUSED');
      expect((await tills[0]!.api.merchantDayList({ storeId: rotunda })).result).toHaveLength(1);
    });

    it('keeps the platform’s bill and its difference with the closing, for the owner alone, also once the day is opened again', async () => {
      const { server } = suite;
      const place = { storeId: rotunda, day: addDays(TODAY, -7) };
      clock.at = at(place.day, 22);
      await record(server, { storeId: 'rotunda', at: at(place.day, 20), cents: 2000 });
      const [owner, manager] = await Promise.all([signIn('66990001'), signIn('M1001')]);
      const first = { requestId: newRequest(), ...place, bill: cents(1950) };
      expect(
        await reasonOf(manager.api.merchantDayClose({ ...first, requestId: newRequest() })),
      ).toBe('NO_PERMISSION');
      const { closing } = await owner.api.merchantDayClose(first);
      expect(closing).toMatchObject({
        booked: { settle: 1800 },
        bill: { amount: 1950, difference: 150 },
      });
      expect((await owner.api.merchantDayClose(first)).closing).toEqual(closing);
      expect(await reasonOf(owner.api.merchantDayClose({ ...first, bill: cents(1800) }))).toBe(
        'REQUEST_REUSED',
      );
      expect((await manager.api.merchantDayGet(place)).closing).toMatchObject({ bill: null });
      expect(
        (await manager.api.merchantDayList({ storeId: place.storeId })).result[0],
      ).toMatchObject({ bill: null });
      await manager.api.merchantDayReopen({ requestId: newRequest(), ...place, reason: '數錯了' });
      await owner.api.merchantDayClose({ requestId: newRequest(), ...place });
      expect(
        (await owner.api.merchantDayGet(place)).history.map(({ number, bill, reopened }) => [
          number,
          bill,
          reopened !== null,
        ]),
      ).toEqual([
        [2, null, false],
        [1, { amount: 1950, difference: 150 }, true],
      ]);
    });

    it('row 34: freezes a closed day; what changes later is a correction of the next closing, until somebody reopens it for a reason', async () => {
      const { server } = suite;
      clock.at = at(TODAY, 22);
      const first = await record(server, { storeId: 'coloane', at: at(TODAY, 20), cents: 2000 });
      await record(server, { storeId: 'coloane', at: at(TODAY, 21) });
      const place = { storeId: asId<StoreId>('coloane'), day: TODAY };
      const manager = await signIn('M1001');
      expect(
        (await manager.api.merchantDayClose({ requestId: newRequest(), ...place })).closing,
      ).toMatchObject({
        number: 1,
        at: clock.at,
        operatorName: '黃美玲',
        booked: { count: 2, amount: 3000 },
        reopened: null,
      });
      clock.at = at(TODAY, 23);
      await undo(server, first);
      await record(server, { storeId: 'coloane', at: at(TODAY, 22.5), cents: 700 });
      expect(await manager.api.merchantDayGet(place)).toMatchObject({
        figures: { total: { count: 2, amount: 3000 } },
        since: { count: 0, amount: -1300 },
        closing: { number: 1 },
      });
      clock.at = at(addDays(TODAY, 1), 9);
      const next = { ...place, day: addDays(TODAY, 1) };
      const [owner, again] = await Promise.all([signIn('66990001'), signIn('M1001')]);
      const correction = { day: TODAY, count: 0, times: 0, amount: -1300 };
      expect(await again.api.merchantDayGet(next)).toMatchObject({
        corrections: [correction],
        booked: { amount: -1300 },
        before: { day: TODAY, total: { amount: 3000 } },
      });
      await owner.api.merchantDayClose({ requestId: newRequest(), ...next });
      const reopening = { requestId: newRequest(), ...place, reason: '數錯了' };
      expect((await again.api.merchantDayReopen(reopening)).closing.reopened).toMatchObject({
        operatorName: '黃美玲',
        reason: '數錯了',
      });
      expect(await again.api.merchantDayReopen(reopening)).toMatchObject({ replay: true });
      expect(
        await reasonOf(again.api.merchantDayReopen({ ...reopening, requestId: newRequest() })),
      ).toBe('DAY_NOT_CLOSED');
      expect(await again.api.merchantDayGet(place)).toMatchObject({
        closing: null,
        figures: { total: { count: 2, amount: 1700 } },
        bookedBefore: { amount: -1300 },
        booked: { count: 2, amount: 3000 },
        since: { amount: -1300 },
      });
      expect(
        (await again.api.merchantDayClose({ requestId: newRequest(), ...place })).closing,
      ).toMatchObject({ number: 2, booked: { amount: 3000 } });
      expect(
        (await again.api.merchantDayGet(place)).history.map(({ number, reopened }) => [
          number,
          reopened?.reason,
        ]),
      ).toEqual([
        [2, undefined],
        [1, '數錯了'],
      ]);
    });

    it('row 34: whatever is undone, closed and reopened in whatever order, the closings sum to the records', async () => {
      const { server } = suite;
      const days = Array.from({ length: 4 }, (_, n) => addDays(TODAY, 10 + n));
      clock.at = at(days[3]!, 23);
      const owner = await signIn('66990001');
      const live: string[] = [];
      let seed = 7;
      const pick = (most: number): number => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return Math.floor(seed / 65536) % most;
      };
      for (let step = 0; step < 60; step += 1) {
        clock.at = plus(clock.at, 1000);
        const day = days[pick(4)]!;
        const what = pick(10);
        if (what < 4)
          live.push(
            await record(server, {
              storeId: 'cunha',
              at: plus(startOfDay(day), pick(DAY)),
              cents: 100 * (1 + pick(50)),
            }),
          );
        else if (what < 6)
          await Promise.all(live.splice(pick(live.length + 1), 1).map((id) => undo(server, id)));
        else if (what < 9)
          await owner.api
            .merchantDayClose({ requestId: newRequest(), storeId: cunha, day })
            .catch(failed('DAY_CLOSED'));
        else
          await owner.api
            .merchantDayReopen({ requestId: newRequest(), storeId: cunha, day, reason: 'again' })
            .catch(failed('DAY_NOT_CLOSED'));
      }
      for (const day of days)
        await owner.api
          .merchantDayClose({ requestId: newRequest(), storeId: cunha, day })
          .catch(failed('DAY_CLOSED'));
      const last = await owner.api.merchantDayGet({ storeId: cunha, day: addDays(TODAY, 9) });
      const { result } = await owner.api.merchantDayList({ storeId: cunha, size: 100 });
      const known = await Promise.all(
        [...days, addDays(TODAY, 9)].map(async (day) =>
          (await owner.api.merchantDayGet({ storeId: null, day })).figures.stores.filter(
            ({ id }) => id === cunha,
          ),
        ),
      );
      expect(
        add([
          ...result.filter(({ reopened }) => reopened === null).map(({ booked }) => booked),
          last.booked,
        ]),
      ).toEqual(add(known.flat()));
      expect(result.some(({ reopened }) => reopened !== null)).toBe(true);
    });
  },
  { clock },
);

const failed =
  (reason: string) =>
  (error: unknown): void => {
    expect(isApiError(error) ? error.reason : error).toBe(reason);
  };
