import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { instant, MINUTE } from '../../kernel/time.ts';
import { deskFlags } from './desk-flags.ts';
import { actsTurnAt, deskActs, deskStage, type DeskFacts } from './desk-stage.ts';
import { holdsUntil } from './holds-until.ts';
import { moneyActs } from './money-acts.ts';

/** Around noon, so that moments of an order meet each other. */
const moment = fc.integer({ min: 0, max: 25 * MINUTE }).map(instant);
const maybe = fc.option(moment);
const facts: fc.Arbitrary<DeskFacts> = fc.record({
  status: fc.constantFrom(-3, -1, 1, 2, 3, 4),
  deliveryType: fc.constantFrom(1, 2, 3),
  riderStatus: fc.constantFrom(null, 1, 2, 4),
  releaseAt: maybe,
  cookedAt: maybe,
  handedAt: maybe,
  hasRiders: fc.boolean(),
  hasChange: fc.boolean(),
  pickupOffer: fc.constantFrom('NONE', 'OPEN', 'ANSWERED'),
  stop: fc.option(fc.record({ waitsUntil: maybe, calls: fc.integer({ min: 0, max: 3 }) })),
});

it('nothing that a desk says of an order changes by the clock before that moment', () => {
  fc.assert(
    fc.property(
      facts,
      moment,
      moment,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (order, promisedAt, now, part) => {
        const said = (at: typeof now) => ({
          stage: deskStage(order, at),
          acts: deskActs(order, at),
          turnsAt: actsTurnAt(order, at),
          moneyActs: moneyActs({ ...order, hasRequest: false, leftCents: cents(1) }, at),
          flags: deskFlags(
            {
              stage: deskStage(order, at),
              promisedAt,
              isFirst: true,
              remark: '',
              hasAlcohol: false,
              rushCount: 1,
              isAuto: true,
              isPaidInPause: true,
            },
            at,
          ),
        });
        const waitsUntil = order.stop?.waitsUntil ?? null;
        const until = holdsUntil({ ...order, promisedAt, waitsUntil }, now);
        const last = (until ?? now + 60 * MINUTE) - 1;
        expect(said(instant(now + Math.floor((last - now) * part)))).toEqual(said(now));
        expect(said(instant(last))).toEqual(said(now));
      },
    ),
    { numRuns: 2000 },
  );
});

it('is the nearest of the moments that lie ahead, and none where all lie behind', () => {
  const times = {
    releaseAt: instant(5),
    promisedAt: instant(7),
    cookedAt: null,
    waitsUntil: instant(9),
  };
  expect([0, 5, 7, 8, 9].map((at) => holdsUntil(times, instant(at)))).toEqual([5, 8, 8, 9, null]);
  expect(holdsUntil({ ...times, cookedAt: instant(0) }, instant(9))).toBe(10 * MINUTE);
});
