import { describe, expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { type OrderId } from '#shared/kernel/ids.ts';
import { DAY, MINUTE, plus } from '#shared/kernel/time.ts';
import { RIDERS } from '#server/demo/simulator/riders.ts';
import { assignRider, findStoreOrder, reachStore } from '#server/modules/order/index.ts';
import { DATABASES } from './databases.ts';
import { boardSuite, body, clock, NOON } from './desk-board-suite.ts';
import { newRequest, onEach } from './suite.ts';
import { dish, paidOrder } from './takeout-suite.ts';

onEach(
  DATABASES,
  'the orders of a board that is asked for again (ADR 0063)',
  (suite) => {
    const { tills, guest, board, after, orderAfter, ordered, accepted, noRider } = boardSuite(
      suite,
      66_750_000,
    );

    describe('shows at once', () => {
      it('each step of an order', async () => {
        const ids: OrderId[] = [];
        await after(async () =>
          ids.push(await ordered({ productList: [dish('rice'), dish('whale')] })),
        );
        const id = ids[0]!;
        const { api } = tills.clerk;
        expect(await orderAfter(id, () => accepted(id))).toMatchObject({ stage: 'MAKING' });
        const later = await orderAfter(id, () =>
          api.merchantDeskSetReady({ ...body(id), readyInMinutes: 30 }),
        );
        expect(later.readyAt).toBe(NOON + 30 * MINUTE);
        const mark = (isDone: boolean) =>
          api.merchantDeskMark({ ...body(id), lineIds: [later.lines[1]!.lineId], isDone });
        const isDone = ({ lines }: DeskOrder) => lines.map((line) => line.isDone);
        expect(isDone(await orderAfter(id, () => mark(true)))).toEqual([false, true]);
        expect(isDone(await orderAfter(id, () => mark(false)))).toEqual([false, false]);
        const ready = () => api.merchantDeskReady(body(id));
        expect(await orderAfter(id, ready)).toMatchObject({ stage: 'READY' });
        const back = await orderAfter(id, () => api.merchantDeskUnready(body(id)));
        expect(back).toMatchObject({ stage: 'MAKING', cookedAt: null });
        await ready();
        const { pickupCode } = await guest().api.takeoutOrderGet({ tradeId: id });
        const given = await orderAfter(id, () =>
          api.merchantDeskHandOver({ ...body(id), input: pickupCode! }),
        );
        expect(given).toMatchObject({ stage: 'DONE', acts: [] });
        const refused = await ordered();
        const gone = await orderAfter(refused, () =>
          api.merchantDeskRefuse({ ...body(refused), reason: 2 }),
        );
        expect(gone).toMatchObject({ stage: 'DONE', status: -1 });
        expect(
          (await tills.clerk.api.merchantDeskBoard({})).orders.some(
            ({ orderId }) => orderId === refused,
          ),
        ).toBe(false);
      });

      it('how often a guest has ordered, also with their other orders', async () => {
        const first = await ordered();
        const more = await orderAfter(first, () => ordered());
        expect(more.buyer).toMatchObject({ isFirst: false, ordersHere: 2 });
        const second = await ordered();
        const less = await orderAfter(first, () =>
          tills.clerk.api.merchantDeskRefuse({ ...body(second), reason: 2 }),
        );
        expect(less.buyer.ordersHere).toBe(2);
      });

      it('money that is asked back, pieces that went back, and a change', async () => {
        const id = await accepted(await ordered({ productList: [dish('rice', 3)] }));
        const line = (await orderAfter(id, () => undefined)).lines[0]!;
        const lines = [{ lineId: line.lineId, quantity: 1 }];
        const given = await orderAfter(id, () =>
          tills.owner.api.merchantDeskGiveBack({ ...body(id), reason: 5, lines }),
        );
        expect(given.lines[0]).toMatchObject({ quantity: 3, kept: 2 });
        const offered = await orderAfter(id, () =>
          tills.clerk.api.merchantDeskOfferChange({
            ...body(id),
            lines: [{ lineId: line.lineId, keep: 1 }],
          }),
        );
        expect(offered.change).not.toBeNull();
        const { change } = await guest().api.takeoutGetChange({ tradeId: id });
        const answered = await orderAfter(id, () =>
          guest().api.takeoutAnswerChange(
            { changeId: change!.changeId, isAccepted: true },
            { key: newRequest() },
          ),
        );
        expect(answered).toMatchObject({ change: null, lines: [{ kept: 1 }] });
        clock.set(plus(NOON, 2 * MINUTE));
        const asked = await orderAfter(id, () =>
          guest().api.takeoutApplyRefund({ tradeId: id, reason: 2 }, { key: newRequest() }),
        );
        expect(asked.refund).toMatchObject({ autoAt: plus(clock.now(), DAY) });
        const rejected = await orderAfter(id, () =>
          tills.owner.api.merchantDeskRefund({ ...body(id), answer: 'REFUSE', reason: 'eaten' }),
        );
        expect(rejected.refund).toBeNull();
      });

      it('who rides with it, and a guest who hurries', async () => {
        const { db } = suite.server.deps;
        const id = await accepted(await paidOrder(suite.server, guest()));
        const by = { operatorId: 'staff-town', deviceId: null };
        const found = async () => (await findStoreOrder(db.query, id))!;
        const doing = () => ({ at: clock.now(), by });
        const rider = RIDERS[0]!;
        const rides = await orderAfter(id, async () => {
          const order = await found();
          await db.tx((query) => assignRider(query, order, { ...doing(), rider }));
        });
        expect(rides.rider).toEqual({ name: rider.name.en, status: 2 });
        const waits = await orderAfter(id, async () => {
          const order = await found();
          await db.tx((query) => reachStore(query, order, doing()));
        });
        expect(waits.rider!.status).toBe(3);
        clock.set((await guest().api.takeoutOrderGet({ tradeId: id })).nextRushAt!);
        const hurried = await orderAfter(id, () => guest().api.takeoutUrgentOrder({ tradeId: id }));
        expect(hurried).toMatchObject({ rushCount: 1, flags: expect.arrayContaining(['RUSHED']) });
      });

      it('the store’s own driver, their wait at a door, and a guest who is asked to collect', async () => {
        const { api } = tills.clerk;
        const id = await noRider();
        const asked = await orderAfter(id, () => api.merchantDeskOfferPickup(body(id)));
        expect(asked.pickupOffer).toEqual({ offeredAt: clock.now(), isAccepted: null });
        const declined = await orderAfter(id, () =>
          guest().api.takeoutAnswerPickup(
            { tradeId: id, isAccepted: false },
            { key: newRequest() },
          ),
        );
        expect(declined.pickupOffer!.isAccepted).toBe(false);
        expect(await orderAfter(id, () => api.merchantDeskTakeOver(body(id)))).toMatchObject({
          way: 'STORE',
        });
        const driver = { name: 'Ah Wai', phone: '6600 0001' };
        const out = await orderAfter(id, () =>
          api.merchantDeskSendOut({ requestId: newRequest(), orderIds: [id], driver }),
        );
        expect(out).toMatchObject({ stage: 'OUT', driver: { name: 'Ah Wai', calls: 0 } });
        const call = () => api.merchantDeskNotMet({ ...body(id), hasCalled: true });
        expect(await orderAfter(id, call)).toMatchObject({ driver: { calls: 1 } });
        expect(await orderAfter(id, call)).toMatchObject({
          driver: { calls: 2, waitsUntil: plus(clock.now(), 10 * MINUTE) },
          acts: ['DELIVERED', 'NOT_MET'],
        });
        const waited = await orderAfter(id, () => clock.set(plus(clock.now(), 10 * MINUTE)));
        expect(waited.acts).toContain('BRING_BACK');
        const back = await orderAfter(id, () => api.merchantDeskBringBack(body(id)));
        expect(back).toMatchObject({ stage: 'READY', driver: null });
      });
    });

    it('shows to many who ask while orders move whatever was answered before they asked', async () => {
      const ids: OrderId[] = [];
      for (let turn = 0; turn < 8; turn += 1) ids.push(await ordered());
      const asked: Promise<void>[] = [];
      for (const [turn, id] of ids.entries()) {
        await accepted(id);
        for (let till = 0; till < 8; till += 1)
          asked.push(
            board().then(({ orders }) => {
              const stages = new Map(orders.map((order) => [order.orderId, order.stage]));
              expect(ids.slice(0, turn + 1).map((each) => stages.get(each))).toEqual(
                ids.slice(0, turn + 1).map(() => 'MAKING'),
              );
            }),
          );
      }
      await Promise.all(asked);
    });
  },
  { clock },
);
