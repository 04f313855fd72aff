import { beforeAll, beforeEach, expect, it } from 'vitest';
import { distanceMeters } from '#shared/geo/distance.ts';
import { HOUR, instant, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { planOf } from '#server/demo/simulator/plan.ts';
import { townSimulator } from '#server/demo/simulator/simulator.ts';
import { findOrder } from '#server/modules/order/takeout/order-repo.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore, TEST_ADDRESS } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach } from './suite.ts';
import { checkout, paidOrder, pickup } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const RULES = { pace: 1, refuseRate: 0, rejectRate: 0, answersRefunds: true, hasRiders: true };

onEach(
  DATABASES,
  'the town at work',
  (suite) => {
    let member: TestClient;
    beforeAll(async () => {
      clock.set(NOON);
      member = await memberOf(suite.server, '66880002');
      await addTestStore(suite.server.deps.db.query);
      await addTestStore(suite.server.deps.db.query, { id: 't-own', delivery_type: 2 });
      // what the demonstration left under way and unanswered is over when these begin
      await townSimulator(suite.server.deps, RULES).step(instant(NOON + 3 * HOUR));
    });
    beforeEach(() => {
      clock.set(NOON);
    });
    const town = () => townSimulator(suite.server.deps, RULES);

    it('takes an order from payment to the door in steps, with a rider on the streets', async () => {
      const tradeId = await paidOrder(suite.server, member);
      const plan = planOf(
        { ...(await findOrder(suite.server.deps.db.query, tradeId))!, paidAt: clock.now() },
        RULES,
      );
      const seen: [number, number | null][] = [];
      const meters: number[] = [];
      // every half minute, and when the plan has something happen: no state is passed over between two looks
      const looks = new Set([
        ...Array.from({ length: 121 }, (_, half) => NOON + half * 30 * SECOND),
        ...plan.moves.map(({ at }) => at),
      ]);
      for (const at of [...looks].toSorted((a, b) => a - b)) {
        clock.set(at);
        await town().step(clock.now());
        const { orderStatus, riderStatus, riderInfo } = await member.api.takeoutOrderGet({
          tradeId,
        });
        if (seen.at(-1)?.[0] !== orderStatus || seen.at(-1)?.[1] !== riderStatus)
          seen.push([orderStatus, riderStatus]);
        const { rider } = await member.api.takeoutGetRider({ tradeId });
        expect(rider === null).toBe(orderStatus !== 3);
        if (rider !== null)
          expect([rider.at, rider.riderName, rider.riderStatus]).toEqual([
            clock.now(),
            riderInfo!.riderName,
            riderStatus,
          ]);
        // a rider can be called only on the way
        expect((riderInfo?.riderPhone ?? '') === '').toBe(orderStatus !== 3);
        if (rider?.riderStatus === 4) meters.push(distanceMeters(rider, TEST_ADDRESS));
        if (orderStatus === 4) break;
      }
      expect(seen).toEqual(
        expect.arrayContaining([
          [1, null],
          [2, null],
          [3, 2],
          [3, 4],
          [4, 6],
        ]),
      );
      expect(seen.at(-1)).toEqual([4, 6]);
      expect(meters.at(-1)!).toBeLessThan(meters[0]! + 1);
      const { log } = await member.api.takeoutOrderGet({ tradeId });
      expect(log.slice(2).map(({ kind, at }) => ({ kind, at }))).toEqual(
        plan.moves.map(({ kind, at }) => ({ kind, at })),
      );
      expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted((a, b) => a - b));
    });

    it('makes up for a long pause in one step, and steps again change nothing', async () => {
      const ids = [
        await paidOrder(suite.server, member),
        await paidOrder(suite.server, member, pickup()),
        await paidOrder(suite.server, member, checkout({ storeId: 't-own' as never })),
      ];
      clock.advance(2 * HOUR);
      const moved = await town().step(clock.now());
      // an order for pickup is on the counter as soon as it is ready
      expect(moved).toBe(7 + 3 + 4);
      expect(await town().step(clock.now())).toBe(0);
      for (const tradeId of ids)
        expect((await member.api.takeoutOrderGet({ tradeId })).orderStatus).toBe(4);
    });

    it('answers a refund after a look, unless it is told to leave it', async () => {
      const tradeId = await paidOrder(suite.server, member);
      clock.advance(2 * HOUR);
      await town().step(clock.now());
      await member.api.takeoutApplyRefund({ tradeId, reason: 3 });
      clock.advance(5 * MINUTE);
      expect(
        await townSimulator(suite.server.deps, {
          ...RULES,
          answersRefunds: false,
          hasRiders: true,
        }).step(clock.now()),
      ).toBe(0);
      expect(await town().step(clock.now())).toBe(1);
      expect((await member.api.takeoutOrderGet({ tradeId })).refundProgress).toBe(1);
    });

    it('where it refuses, gives all the money and the dishes back', async () => {
      const tradeId = await paidOrder(suite.server, member);
      clock.advance(5 * MINUTE);
      await townSimulator(suite.server.deps, { ...RULES, refuseRate: 1 }).step(clock.now());
      expect(await member.api.takeoutOrderGet({ tradeId })).toMatchObject({
        orderStatus: -1,
        closeReason: 'STORE',
        refundStatus: 2,
        payInfo: { refundAmtn: 5200 },
      });
    });

    it('leaves alone what its guest cancelled', async () => {
      const tradeId = await paidOrder(suite.server, member);
      await member.api.takeoutOrderCancel({ tradeId });
      clock.advance(2 * HOUR);
      expect(await town().step(clock.now())).toBe(0);
    });
  },
  { clock },
);
