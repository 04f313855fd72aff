import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { DAY, HOUR, instant, plus } from '../kernel/time.ts';
import {
  cardRefundRefusal,
  cardSaving,
  currentCycle,
  currentPeriod,
  cyclesOf,
  daysLeft,
  habitSince,
  isTooFarAhead,
  lastEnd,
  memberTypeNow,
  monthlyHabit,
  packetSaving,
  type CardPeriod,
} from './monthly-card.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
const now = at('2026-11-21T12:00:00');
const period = (start: string, end: string, days: number, isTrial = false): CardPeriod => ({
  startAt: at(start),
  endAt: at(end),
  days,
  isTrial,
});
const month = period('2026-11-21T12:00:00', '2026-12-21T23:59:59.999', 30);
const quarter = period('2026-12-21T23:59:59.999', '2027-03-21T23:59:59.999', 90);

describe('cycles of a card (decision MB4)', () => {
  it('a month is one, from the purchase to the end', () => {
    expect(cyclesOf(month)).toEqual([{ n: 0, startAt: month.startAt, endAt: month.endAt }]);
  });
  it('a quarter is three, each beginning where the one before ends', () => {
    const cycles = cyclesOf(quarter);
    expect(cycles.map(({ endAt }) => endAt)).toEqual([
      at('2027-01-20T23:59:59.999'),
      at('2027-02-19T23:59:59.999'),
      quarter.endAt,
    ]);
    expect(cycles[1]!.startAt).toBe(at('2027-01-21T00:00:00'));
  });
  it('a trial of a week is one too', () => {
    expect(cyclesOf(period('2026-11-21T12:00:00', '2026-11-28T23:59:59.999', 7))).toHaveLength(1);
  });
  it('the one that runs is found, and none before and after the card', () => {
    expect(currentCycle(quarter, at('2027-02-01T00:00:00'))?.n).toBe(1);
    expect(currentCycle(month, plus(month.startAt, -1))).toBeNull();
    expect(currentCycle(month, plus(month.endAt, 1))).toBeNull();
  });
});

describe('what somebody is (spec 002 §1)', () => {
  const trial = period('2026-11-21T12:00:00', '2026-11-28T23:59:59.999', 7, true);
  it.each([
    [[], 'nonMember'],
    [[month], 'monthlyCard'],
    [[trial], 'trial'],
    [[period('2026-10-01T00:00:00', '2026-10-31T23:59:59.999', 30)], 'nonMember'],
    [[trial, period('2026-11-28T23:59:59.999', '2026-12-28T23:59:59.999', 30)], 'trial'],
  ] as const)('with %j: %s', (periods, type) => {
    expect(memberTypeNow(periods, now)).toBe(type);
  });
  it('the period that runs, and where a renewal begins: the last end, of none that is over', () => {
    expect(currentPeriod([month, quarter], now)).toBe(month);
    expect(currentPeriod([quarter], now)).toBeNull();
    expect(lastEnd([quarter, month], now)).toBe(quarter.endAt);
    expect(lastEnd([month], plus(month.endAt, 1))).toBeNull();
  });
  it.each([
    ['2026-12-03T23:59:59.999', 12],
    ['2026-11-21T23:59:59.999', 0],
    ['2026-11-20T23:59:59.999', 0],
  ])('a card that ends %s has %d days left', (end, left) => {
    expect(daysLeft(at(end), now)).toBe(left);
  });
  it.each([
    ['2027-11-17T23:59:59.999', false],
    ['2027-11-18T23:59:59.999', true],
  ])('twelve running months ahead: until %s is too far: %s (decision MB2)', (end, isTooFar) => {
    expect(isTooFarAhead(at(end), now)).toBe(isTooFar);
  });
});

describe('giving a card back (decision MB5)', () => {
  const card = { startAt: now, paidAt: now, isTrial: false, isFollowed: false, isUsed: false };
  it.each([
    [{}, null],
    [{ isTrial: true }, 'trial'],
    [{ isFollowed: true }, 'followed'],
    [{ isUsed: true }, 'used'],
    [{ paidAt: plus(now, -24 * HOUR) }, null],
    [{ paidAt: plus(now, -24 * HOUR - 1) }, 'tooLate'],
    [{ startAt: plus(now, 1), isUsed: true, paidAt: plus(now, -30 * DAY) }, null],
  ] as const)('one that %j: %s', (more, refusal) => {
    expect(cardRefundRefusal({ ...card, ...more }, now)).toBe(refusal);
  });
});

describe('what a card saves (decision MB27)', () => {
  it.each([
    [600, { total: 0, refunded: 0 }, 600],
    [600, { total: 4000, refunded: 0 }, 600],
    [600, { total: 4000, refunded: 1000 }, 450],
    [600, { total: 4000, refunded: 9000 }, 0],
  ])('a packet of %d cents, of an order of %j: %d', (face, { total, refunded }, saved) => {
    expect(packetSaving(cents(face), { total: cents(total), refunded: cents(refunded) })).toBe(
      saved,
    );
  });
  const packets = [
    { business: 'takeout', amount: cents(600), limitAmount: cents(4000), quantity: 2 },
    { business: 'takeout', amount: cents(1200), limitAmount: cents(6000), quantity: 1 },
    { business: 'market', amount: cents(1500), limitAmount: cents(12_000), quantity: 1 },
  ] as const;
  const plan = { price: cents(2800), days: 30, packets };
  const habit = (orders: number, spend: number) => ({ orders, spend: cents(spend) });
  it('is the largest packets that the orders reach, one an order, less its price', () => {
    expect(cardSaving(plan, { takeout: habit(2, 7000), market: habit(1, 15_000) })).toEqual({
      lines: [
        { business: 'takeout', used: 2, of: 3, saved: 1800 },
        { business: 'market', used: 1, of: 1, saved: 1500 },
      ],
      price: 2800,
      net: 500,
    });
  });
  it('is below nothing for who orders little: that is said as it is', () => {
    expect(cardSaving(plan, { takeout: habit(5, 3000), market: habit(0, 0) }).net).toBe(-2800);
  });
  it('of a quarter counts a third of its price, and leaves out a business without packets', () => {
    const { lines, price } = cardSaving(
      { price: cents(7500), days: 90, packets: packets.slice(0, 2) },
      { takeout: habit(1, 4000), market: habit(0, 0) },
    );
    expect([price, lines.map(({ business }) => business)]).toEqual([2500, ['takeout']]);
  });
  it('is looked at with the orders of the last 90 days', () => {
    expect(monthlyHabit({ orders: 9, total: cents(63_000) })).toEqual({ orders: 3, spend: 7000 });
    expect(monthlyHabit({ orders: 0, total: cents(0) })).toEqual({ orders: 0, spend: 0 });
    expect(habitSince(now)).toBe(plus(now, -90 * DAY));
  });
});
