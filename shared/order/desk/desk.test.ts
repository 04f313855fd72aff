import { describe, expect, it } from 'vitest';
import { HOUR, instant, MINUTE, plus } from '../../kernel/time.ts';
import { answerBefore } from './answer-before.ts';
import { businessDay, businessDayStart } from './business-day.ts';
import { deskFlags } from './desk-flags.ts';
import { deskNumber } from './desk-number.ts';
import { actsTurnAt, deskActs, deskStage, type DeskFacts } from './desk-stage.ts';
import { longestPrep, promiseAtAccept, suggestedMinutes } from './ready-time.ts';
import { releaseAt } from './release.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const at = (minutes: number) => plus(NOON, minutes * MINUTE);
const facts = (change: Partial<DeskFacts> = {}): DeskFacts => ({
  status: 2,
  deliveryType: 1,
  riderStatus: null,
  releaseAt: null,
  cookedAt: null,
  handedAt: null,
  hasChange: false,
  hasRiders: true,
  pickupOffer: 'NONE',
  stop: null,
  ...change,
});

/** With the store's own driver. */
const OUT = { status: 3, deliveryType: 2, cookedAt: NOON, handedAt: NOON } as const;

describe('desk row 1: where an order stands at the desk (decision DA1)', () => {
  it.each([
    ['NEW', { status: 1 }],
    ['PRE', { releaseAt: at(30) }],
    ['MAKING', {}],
    ['MAKING', { releaseAt: at(-1) }],
    // a rider under way does not make the wok cold
    ['MAKING', { status: 3, riderStatus: 2 }],
    ['READY', { status: 3, riderStatus: 3, cookedAt: NOON }],
    ['OUT', { status: 3, riderStatus: 4, cookedAt: NOON, handedAt: NOON }],
    ['DONE', { status: 4 }],
    ['DONE', { status: -1 }],
    ['DONE', { status: -3 }],
  ] as const)('is %s with %o', (stage, change) => {
    expect(deskStage(facts(change), NOON)).toBe(stage);
  });
  it.each([
    [['ACCEPT', 'REFUSE'], { status: 1 }],
    [['READY', 'SET_READY'], {}],
    [['READY', 'SET_READY'], { releaseAt: at(30) }],
    [['SET_READY'], { hasChange: true }],
    [['READY', 'SET_READY', 'TAKE_OVER', 'OFFER_PICKUP'], { hasRiders: false }],
    [['READY', 'SET_READY', 'TAKE_OVER'], { hasRiders: false, pickupOffer: 'OPEN' }],
    [['UNREADY'], { cookedAt: NOON }],
    [['TAKE_OVER', 'OFFER_PICKUP'], { cookedAt: at(-10) }],
    [['TAKE_OVER'], { cookedAt: at(-10), pickupOffer: 'ANSWERED' }],
    [['HAND_OVER', 'UNREADY'], { status: 3, riderStatus: 3, cookedAt: NOON }],
    [['HAND_OVER', 'UNREADY'], { status: 3, deliveryType: 3, cookedAt: NOON }],
    [['SEND_OUT', 'UNREADY'], { deliveryType: 2, cookedAt: NOON }],
    [['DELIVERED'], OUT],
    [['DELIVERED', 'NOT_MET'], { ...OUT, stop: { waitsUntil: null, calls: 2 } }],
    [['DELIVERED', 'NOT_MET'], { ...OUT, stop: { waitsUntil: at(1), calls: 2 } }],
    [['DELIVERED', 'NOT_MET'], { ...OUT, stop: { waitsUntil: NOON, calls: 1 } }],
    [['DELIVERED', 'BRING_BACK', 'UNDELIVERED'], { ...OUT, stop: { waitsUntil: NOON, calls: 2 } }],
    [[], { status: 3, riderStatus: 4, cookedAt: NOON, handedAt: NOON }],
    [[], { status: 4 }],
  ] as const)('can be %o with %o', (acts, change) => {
    expect(deskActs(facts(change), NOON)).toEqual(acts);
  });
});

it('can be something else once a rider or a guest was waited for long enough', () => {
  const ready = facts({ cookedAt: at(-5) });
  expect(actsTurnAt(ready, NOON)).toBe(at(5));
  expect(actsTurnAt(ready, at(5))).toBeNull();
  const waiting = facts({ ...OUT, stop: { waitsUntil: at(3), calls: 0 } });
  expect(actsTurnAt(waiting, NOON)).toBe(at(3));
  expect(actsTurnAt(waiting, at(3))).toBeNull();
  expect(actsTurnAt(facts(OUT), NOON)).toBeNull();
  expect(actsTurnAt(facts(), NOON)).toBeNull();
});

describe('until when a store must answer (decision DA2)', () => {
  const always = { hours: [{ fromMinute: 0, toMinute: 0 }], weekdays: [], closedDays: [] };
  const noonToTwo = { ...always, hours: [{ fromMinute: 720, toMinute: 840 }] };
  const paid = { paidAt: NOON, slotAt: null, prepMinutes: 20, answerMinutes: 5, hours: always };
  it('is five minutes after the payment', () => {
    expect(answerBefore(paid)).toBe(at(5));
  });
  it('is what the owner has set, also at the least for a pre-order', () => {
    expect(answerBefore({ ...paid, answerMinutes: 8 })).toBe(at(8));
    expect(answerBefore({ ...paid, answerMinutes: 8, slotAt: at(25) })).toBe(at(8));
    expect(answerBefore({ ...paid, answerMinutes: 8, slotAt: at(240) })).toBe(at(30));
  });
  it('of what is paid while it is closed is five minutes after it opens', () => {
    expect(answerBefore({ ...paid, paidAt: at(-60), hours: noonToTwo })).toBe(at(5));
  });
  it('of what is paid at the last minute is not before the next opening', () => {
    expect(answerBefore({ ...paid, paidAt: at(118), hours: noonToTwo })).toBe(
      plus(NOON, 24 * HOUR + 5 * MINUTE),
    );
  });
  it('of a store that never opens has an end all the same', () => {
    const never = { ...always, hours: [] };
    expect(answerBefore({ ...paid, hours: never })).toBe(at(10));
  });
  it('desk row 2: of a pre-order is half an hour, but before it must be begun', () => {
    expect(answerBefore({ ...paid, slotAt: at(240) })).toBe(at(30));
    expect(releaseAt({ slotAt: at(50), prepMinutes: 20 })).toBe(at(20));
    expect(answerBefore({ ...paid, slotAt: at(50) })).toBe(at(20));
    expect(answerBefore({ ...paid, slotAt: at(25) })).toBe(at(5));
  });
});

it('desk row 12: proposes minutes by the store and the size of the order, in fives (decision DA7)', () => {
  expect(suggestedMinutes({ prepMinutes: 20, pieces: 1 })).toBe(20);
  expect(suggestedMinutes({ prepMinutes: 20, pieces: 4 })).toBe(25);
  expect(suggestedMinutes({ prepMinutes: 1, pieces: 1 })).toBe(5);
  expect(suggestedMinutes({ prepMinutes: 110, pieces: 90 })).toBe(120);
});

it('takes as long as its longest dish, which without minutes of its own needs those of the store', () => {
  const quiet = { prepMinutes: 20, extraMinutes: 0 };
  expect(longestPrep(quiet, [null, 45, 5])).toBe(45);
  expect(longestPrep(quiet, [5, null])).toBe(20);
  expect(longestPrep(quiet, [5, 10])).toBe(10);
  expect(longestPrep(quiet, [])).toBe(20);
});

it('promises later when the store needs longer, by 20 minutes at most, and never earlier', () => {
  const order = { promisedAt: at(45), paidAt: NOON, slotAt: null, prepMinutes: 20 };
  expect(promiseAtAccept(order, at(20))).toBe(at(45));
  expect(promiseAtAccept(order, at(30))).toBe(at(55));
  expect(promiseAtAccept(order, at(90))).toBe(at(65));
  expect(promiseAtAccept(order, at(5))).toBe(at(45));
});

it('numbers the orders of a business day, which begins at five', () => {
  expect(deskNumber({ business: 'takeout', isPickup: true }, 12)).toBe('P012');
  expect(deskNumber({ business: 'takeout', isPickup: false }, 999)).toBe('D999');
  expect(deskNumber({ business: 'market', isPickup: true }, 1000)).toBe('M001');
  const early = instant(Date.parse('2026-11-21T04:59:00+08:00'));
  expect(businessDay(early)).toBe('2026-11-20');
  expect(businessDay(plus(early, MINUTE))).toBe('2026-11-21');
  expect(businessDayStart(NOON)).toBe(Date.parse('2026-11-21T05:00:00+08:00'));
});

it('desk row 21: raises a flag for an allergy in the remark, a late, a hurried, a first order', () => {
  const order = {
    stage: 'MAKING',
    promisedAt: at(-1),
    isFirst: true,
    remark: '對花生過敏',
    hasAlcohol: true,
    rushCount: 1,
    isAuto: false,
    isPaidInPause: false,
  } as const;
  expect(deskFlags(order, NOON)).toEqual(['ALLERGY', 'LATE', 'RUSHED', 'ALCOHOL', 'NEW_GUEST']);
  expect(deskFlags({ ...order, stage: 'DONE' }, NOON)).not.toContain('LATE');
  expect(deskFlags({ ...order, remark: 'no allergies? Allergic to nuts' }, NOON)).toContain(
    'ALLERGY',
  );
  const marks = { ...order, isAuto: true, isPaidInPause: true };
  expect(deskFlags(marks, NOON)).toEqual(expect.arrayContaining(['AUTO', 'IN_PAUSE']));
  expect(deskFlags({ ...marks, stage: 'OUT' }, NOON)).toEqual([
    'ALLERGY',
    'LATE',
    'ALCOHOL',
    'NEW_GUEST',
  ]);
});

it('adds the minutes of a busy time once, also where every dish has its own (decision DA7)', () => {
  const busy = { prepMinutes: 35, extraMinutes: 15 };
  expect(longestPrep(busy, [5, 10])).toBe(25);
  expect(longestPrep(busy, [null, 45])).toBe(60);
  expect(longestPrep(busy, [5, null])).toBe(35);
  expect(longestPrep(busy, [])).toBe(35);
});
