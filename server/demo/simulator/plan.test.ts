import { describe, expect, it } from 'vitest';
import { HOUR, instant, MINUTE } from '#shared/kernel/time.ts';
import { afterMove, type Standing } from '#server/modules/order/takeout/moves.ts';
import { CALM, planOf, riderAt, type Course } from './plan.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const SENADO = { lat: 22.1936, lon: 113.5398 };
const CUNHA = { lat: 22.1536, lon: 113.5569 };

const course = (id: string, deliveryType = 1, slotAt: number | null = null): Course =>
  ({
    id,
    deliveryType,
    slotAt,
    paidAt: NOON,
    snapshot: { store: { ...SENADO, prepMinutes: 20 }, address: deliveryType === 3 ? null : CUNHA },
  }) as unknown as Course;
const ids = Array.from({ length: 40 }, (_, index) => `order-${index}`);

describe('the course of an order in the town', () => {
  it.each([1, 2, 3, 4])(
    'of delivery type %i is legal from payment to completion, and its times only go on',
    (deliveryType) => {
      for (const id of ids) {
        let standing: Standing = {
          status: 1,
          deliveryType,
          riderStatus: null,
          refundProgress: null,
        };
        let before: number = NOON;
        for (const { kind, at } of planOf(course(id, deliveryType), CALM).moves) {
          // what is ready for pickup stands on the counter at once
          const made = afterMove(standing, kind);
          const after =
            made !== null && kind === 'COOKED' && deliveryType === 3
              ? afterMove(made, 'READY')
              : made;
          expect([id, kind, after !== null, at >= before]).toEqual([id, kind, true, true]);
          standing = after!;
          before = at;
        }
        expect(standing.status).toBe(4);
        expect(before - NOON).toBeLessThan(75 * MINUTE);
      }
    },
  );
  it('is the same whenever it is asked for, and not the same for all', () => {
    expect(planOf(course('a'), CALM)).toEqual(planOf(course('a'), CALM));
    expect(new Set(ids.map((id) => planOf(course(id), CALM).moves[0]!.at)).size).toBeGreaterThan(
      30,
    );
  });
  it('is quicker by the pace', () => {
    const [slow, quick] = [
      planOf(course('a'), CALM).moves.at(-1)!.at - NOON,
      planOf(course('a'), { ...CALM, pace: 10 }).moves.at(-1)!.at - NOON,
    ];
    expect(Math.abs(slow / quick - 10)).toBeLessThan(0.1);
  });
  it('of a pre-order is ready for its slot, not before', () => {
    const slotAt = NOON + 3 * HOUR;
    const cooked = planOf(course('a', 1, slotAt), CALM).moves.find(
      ({ kind }) => kind === 'COOKED',
    )!;
    expect(slotAt - cooked.at).toBe(MINUTE);
  });
  it('is refused only where the rules of the town say so', () => {
    const refused = (refuseRate: number) =>
      ids.filter(
        (id) => planOf(course(id), { ...CALM, refuseRate }).moves[0]!.kind === 'STORE_REFUSED',
      ).length;
    expect([refused(0), refused(1)]).toEqual([0, 40]);
    expect(refused(0.3)).toBeGreaterThan(4);
  });
  it('has a rider who comes, waits at the store, and rides to the guest', () => {
    const plan = planOf(course('a'), CALM);
    const [first, second] = plan.legs;
    expect(riderAt(plan, instant(first!.from - 1))).toBeNull();
    expect(riderAt(plan, first!.to)!.at).toEqual(SENADO);
    expect(riderAt(plan, second!.from)).toMatchObject({ at: SENADO, arrivesAt: second!.to });
    const half = riderAt(plan, instant(Math.round((second!.from + second!.to) / 2)))!;
    expect(half.ahead.length).toBeGreaterThan(1);
    expect(riderAt(plan, instant(second!.to + MINUTE))!.at).toEqual(CUNHA);
  });
});
