import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { HOUR, instant, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { dropOldMarks } from '#server/modules/desk/index.ts';
import { addTestClass, addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { dish, paidOrder, pickup } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const RICE = asId<ProductId>('rice');
const WHALE = asId<ProductId>('whale');

onEach(
  DATABASES,
  'the kitchen of a takeaway store (decision DA12)',
  (suite) => {
    let [owner, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addTestClass(query);
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_720_000 + phones));
    });

    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const atStore = () => ({ requestId: newRequest(), storeId: STORE });
    const read = async (orderId: OrderId): Promise<DeskOrder> =>
      (await clerk!.api.merchantDeskGet({ orderId })).order;
    /** An order of rice and whale that was accepted. */
    const inMaking = async (): Promise<DeskOrder> => {
      const productList = [dish('rice'), dish('whale')];
      const orderId = await paidOrder(suite.server, guest, pickup({ productList }));
      return (await clerk!.api.merchantDeskAccept(body(orderId))).order;
    };
    const lineOf = (order: DeskOrder, productId: string): string =>
      order.lines.find((line) => line.productId === productId)!.lineId;
    const done = (order: DeskOrder): string[] =>
      order.lines.filter(({ isDone }) => isDone).map(({ productId }) => productId);
    const mark = (order: DeskOrder, productIds: readonly string[], more: object = {}) =>
      clerk!.api.merchantDeskMark({
        ...body(order.orderId),
        lineIds: productIds.map((id) => lineOf(order, id)),
        isDone: true,
        ...more,
      });

    it('crosses a line out and back; every till hears of it, and the guest does not', async () => {
      const order = await inMaking();
      const { cursor } = await owner!.api.merchantDeskBoard({});
      const marked = await mark(order, [RICE]);
      expect(done(marked.order)).toEqual([RICE]);
      expect(marked.order.seq).toBeGreaterThan(order.seq);
      const { events } = await owner!.api.merchantDeskChanges({ cursor });
      expect(events.map(({ kind, order: told }) => [kind, done(told!)])).toEqual([
        ['MARKED', [RICE]],
      ]);
      const { log } = await guest.api.takeoutOrderGet({ tradeId: order.orderId });
      expect(log.map(({ kind }) => kind)).toEqual(['CREATED', 'PAID', 'ACCEPTED']);
      expect(done((await mark(order, [RICE], { isDone: false })).order)).toEqual([]);
    });

    it('refuses what is not in the making, and a line that is not in it', async () => {
      const order = await inMaking();
      expect(
        await reasonOf(
          clerk!.api.merchantDeskMark({
            ...body(order.orderId),
            lineIds: ['of no order'],
            isDone: true,
          }),
        ),
      ).toBe('BAD_REQUEST');
      await clerk!.api.merchantDeskReady(body(order.orderId));
      expect(await reasonOf(mark(order, [RICE]))).toBe('NOT_NOW');
      await clerk!.api.merchantDeskUnready(body(order.orderId));
      await mark(order, [RICE]);
      const waiting = await paidOrder(suite.server, guest, pickup());
      expect(await reasonOf(mark(await read(waiting), [RICE]))).toBe('NOT_NOW');
      await clerk!.api.merchantDeskRefuse({ ...body(waiting), reason: 2 });
      expect(await reasonOf(mark(await read(waiting), [RICE]))).toBe('ORDER_ENDED');
      const stranger = await tillOf(suite.server, { account: 'K-other' });
      expect(
        await reasonOf(
          stranger.api.merchantDeskMark({
            ...body(order.orderId),
            lineIds: [lineOf(order, RICE)],
            isDone: true,
          }),
        ),
      ).toBe('ORDER_NOT_FOUND');
    });

    it('loses none of 64 marks that come at once, and tells each of them once', async () => {
      const order = await inMaking();
      const { cursor } = await owner!.api.merchantDeskBoard({});
      const replies = await Promise.all(
        Array.from({ length: 64 }, (_, index) => mark(order, [index % 2 === 0 ? RICE : WHALE])),
      );
      expect(replies.every(({ replay }) => !replay)).toBe(true);
      expect(done(await read(order.orderId)).toSorted()).toEqual([RICE, WHALE]);
      const { events } = await owner!.api.merchantDeskChanges({ cursor });
      expect(events).toHaveLength(64);
      expect(events.at(-1)!.order!.seq).toBe(order.seq + 64);
      const asked = { ...body(order.orderId), lineIds: [lineOf(order, RICE)], isDone: false };
      expect((await clerk!.api.merchantDeskMark(asked)).replay).toBe(false);
      expect((await clerk!.api.merchantDeskMark(asked)).replay).toBe(true);
    });

    it('has one truth where a guest cancels while the kitchen crosses out', async () => {
      for (let round = 0; round < 20; round += 1) {
        const order = await inMaking();
        const [cancelled, marked] = await Promise.allSettled([
          guest.api.takeoutOrderCancel(
            { tradeId: order.orderId, reason: '' },
            { key: `k${phones}-${round}` },
          ),
          mark(order, [RICE]),
        ]);
        const after = await read(order.orderId);
        expect(cancelled.status).toBe('fulfilled');
        expect(after.stage).toBe('DONE');
        expect(done(after)).toEqual(marked.status === 'fulfilled' ? [RICE] : []);
      }
    });

    it('forgets marks after their time', async () => {
      const order = await inMaking();
      await mark(order, [RICE]);
      await dropOldMarks(suite.server.deps.db.query, instant(NOON + HOUR));
      expect(done(await read(order.orderId))).toEqual([]);
    });

    describe('with stations', () => {
      const station = async (name: string) =>
        (await owner!.api.merchantStationSave({ ...atStore(), name })).stationId;
      const clear = async () => {
        const { stations } = await owner!.api.merchantStationList({ storeId: STORE });
        for (const { stationId } of stations)
          await owner!.api.merchantStationDelete({ ...atStore(), stationId });
      };

      it('desk row 16: divides the menu by class, and a dish by itself', async () => {
        await clear();
        const [wok, grill] = [await station('Wok'), await station('Grill')];
        await owner!.api.merchantStationAssign({
          ...atStore(),
          stationId: wok,
          classIds: ['all', 'nothing'],
          productIds: [],
        });
        const { stations } = await owner!.api.merchantStationAssign({
          ...atStore(),
          stationId: grill,
          classIds: [],
          productIds: [RICE],
        });
        expect(stations).toEqual([
          { stationId: wok, name: 'Wok', copies: 1, classIds: ['all'], productIds: [] },
          { stationId: grill, name: 'Grill', copies: 1, classIds: [], productIds: [RICE] },
        ]);
        const { lines } = await inMaking();
        expect(lines.map(({ productId, stations: at }) => [productId, at])).toEqual([
          [RICE, [{ stationId: grill, isDone: false }]],
          [WHALE, [{ stationId: wok, isDone: false }]],
        ]);
        const { menu } = await clerk!.api.merchantStationList({ storeId: STORE });
        expect(menu).toMatchObject([{ classId: 'all', name: 'All' }]);
        const renamed = await owner!.api.merchantStationSave({
          ...atStore(),
          stationId: wok,
          name: 'Fire',
        });
        expect(renamed.stations[0]!.name).toBe('Fire');
      });

      it('desk row 20: is ready when the last station is done, whichever that is', async () => {
        await clear();
        const [wok, grill] = [await station('Wok'), await station('Grill')];
        for (const [stationId, productIds] of [
          [wok, [RICE, WHALE]],
          [grill, [WHALE]],
        ] as const)
          await owner!.api.merchantStationAssign({
            ...atStore(),
            stationId,
            classIds: [],
            productIds: [...productIds],
          });
        const order = await inMaking();
        const half = await mark(order, [RICE, WHALE], { stationId: wok });
        expect(half.order).toMatchObject({ stage: 'MAKING' });
        expect(done(half.order)).toEqual([RICE]);
        const all = await mark(order, [WHALE], { stationId: grill });
        expect(all.order).toMatchObject({ stage: 'READY', cookedAt: NOON });
        // not after all: the other station keeps what it has done
        await clerk!.api.merchantDeskUnready(body(order.orderId));
        const back = await mark(order, [WHALE], { stationId: grill, isDone: false });
        expect(back.order.stage).toBe('MAKING');
        expect(back.order.lines[1]!.stations).toEqual(
          expect.arrayContaining([
            { stationId: wok, isDone: true },
            { stationId: grill, isDone: false },
          ]),
        );
        // crossed out everywhere, then taken back at one
        await mark(order, [WHALE]);
        const one = await mark(order, [WHALE], { stationId: wok, isDone: false });
        expect(one.order.lines[1]!.stations).toEqual(
          expect.arrayContaining([
            { stationId: wok, isDone: false },
            { stationId: grill, isDone: true },
          ]),
        );
      });

      it('is ready once, where two stations are done at the same moment', async () => {
        await clear();
        const [wok, grill] = [await station('Wok'), await station('Grill')];
        for (const [stationId, productId] of [
          [wok, RICE],
          [grill, WHALE],
        ] as const)
          await owner!.api.merchantStationAssign({
            ...atStore(),
            stationId,
            classIds: [],
            productIds: [productId],
          });
        for (let round = 0; round < 10; round += 1) {
          const order = await inMaking();
          await Promise.all([
            mark(order, [RICE], { stationId: wok }),
            mark(order, [WHALE], { stationId: grill }),
          ]);
          const { timeline, order: after } = await clerk!.api.merchantDeskGet({
            orderId: order.orderId,
          });
          expect(after.stage).toBe('READY');
          expect(timeline.filter(({ text }) => text === 'Your food is ready')).toHaveLength(1);
        }
      });

      it('has twelve stations at most, each of this store', async () => {
        await clear();
        for (let index = 0; index < 12; index += 1) await station(`S${index}`);
        expect(await reasonOf(station('one more'))).toBe('STATIONS_FULL');
        const unknown = newRequest() as never;
        expect(
          await reasonOf(
            owner!.api.merchantStationAssign({
              ...atStore(),
              stationId: unknown,
              classIds: [],
              productIds: [],
            }),
          ),
        ).toBe('STATION_NOT_FOUND');
        expect(await reasonOf(mark(await inMaking(), [RICE], { stationId: unknown }))).toBe(
          'STATION_NOT_FOUND',
        );
        await clear();
        clock.set(NOON + MINUTE);
      });

      it('is arranged by owner and manager only', async () => {
        expect(await reasonOf(clerk!.api.merchantStationSave({ ...atStore(), name: 'Mine' }))).toBe(
          'WRONG_ROLE',
        );
        const stranger = await tillOf(suite.server, { account: '66990003' });
        expect(await reasonOf(stranger.api.merchantStationList({ storeId: STORE }))).toBe(
          'NO_PERMISSION',
        );
      });
    });
  },
  { clock },
);
