import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, plus, SECOND, type Instant } from '../../kernel/time.ts';
import { NOON } from '../../testing/builders.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { canDelete } from './can-delete.ts';
import { canEditTime } from './can-edit-time.ts';
import { canPay, paymentArrival } from './can-pay.ts';
import { canRush } from './can-rush.ts';
import { orderActions } from './order-actions.ts';
import type { OrderFacts } from '../status/order-facts.ts';

describe('paying', () => {
  const order = anOrder({ orderStatus: 0, paidAt: null });
  it('is possible up to the last moment', () => {
    expect(canPay(order, order.payBefore)).toEqual({ ok: true });
    expect(canPay(order, plus(order.payBefore, 1))).toEqual({ ok: false, reason: 'windowOver' });
    expect(canPay({ ...order, orderStatus: 1 }, NOON)).toEqual({
      ok: false,
      reason: 'notToBePaid',
    });
  });
  it('too late refunds the money and gives the reason', () => {
    expect(paymentArrival(order, order.payBefore)).toEqual({ kind: 'settle' });
    expect(paymentArrival(order, plus(order.payBefore, 1))).toEqual({
      kind: 'refund',
      messageKey: 'order.latePayment',
    });
    expect(paymentArrival({ ...order, orderStatus: -1 }, NOON)).toEqual({
      kind: 'refund',
      messageKey: 'order.latePayment',
    });
    expect(paymentArrival(anOrder(), NOON)).toEqual({
      kind: 'refund',
      messageKey: 'order.paidTwice',
    });
  });
});

describe('a reminder', () => {
  const promisedAt = plus(NOON, 45 * MINUTE);
  const order = anOrder({ promisedAt });
  it('can be sent from the promised time on', () => {
    expect(canRush(order, plus(promisedAt, -1))).toEqual({
      ok: false,
      reason: 'tooEarly',
      at: promisedAt,
    });
    for (const orderStatus of [1, 2, 3])
      expect(canRush({ ...order, orderStatus }, promisedAt)).toEqual({ ok: true });
  });
  it('can be sent 15 minutes after payment when nothing was promised', () => {
    const unpromised = anOrder({ promisedAt: null, paidAt: NOON });
    expect(canRush(unpromised, plus(NOON, 15 * MINUTE - 1))).toEqual({
      ok: false,
      reason: 'tooEarly',
      at: NOON + 15 * MINUTE,
    });
    expect(canRush(unpromised, plus(NOON, 15 * MINUTE))).toEqual({ ok: true });
    expect(canRush({ ...unpromised, paidAt: null }, plus(NOON, DAY))).toEqual({
      ok: false,
      reason: 'notUnderWay',
    });
  });
  it('can be sent again after 15 minutes, three times in all', () => {
    const again = { ...order, lastRushAt: promisedAt };
    expect(canRush({ ...again, rushCount: 2 }, plus(promisedAt, 15 * MINUTE - 1))).toEqual({
      ok: false,
      reason: 'tooEarly',
      at: promisedAt + 15 * MINUTE,
    });
    expect(canRush({ ...again, rushCount: 2 }, plus(promisedAt, 15 * MINUTE))).toEqual({
      ok: true,
    });
    expect(canRush({ ...again, rushCount: 3 }, plus(promisedAt, DAY))).toEqual({
      ok: false,
      reason: 'tooMany',
      limit: 3,
    });
  });
  it('is refused when it can no longer help', () => {
    for (const orderStatus of [0, 4, -1, -3, 9])
      expect(canRush({ ...order, orderStatus }, plus(NOON, DAY))).toEqual({
        ok: false,
        reason: 'notUnderWay',
      });
    expect(canRush({ ...order, kind: 'group' }, plus(NOON, DAY))).toEqual({
      ok: false,
      reason: 'notUnderWay',
    });
    expect(canRush({ ...order, orderStatus: 3, deliveryType: 3 }, plus(NOON, DAY))).toEqual({
      ok: false,
      reason: 'readyForPickup',
    });
    expect(canRush({ ...order, refundProgress: 0 }, plus(NOON, DAY))).toEqual({
      ok: false,
      reason: 'refundRunning',
    });
  });
});

describe('moving the time', () => {
  const slotAt = plus(NOON, 120 * MINUTE);
  const order = anOrder({ kind: 'market', slotAt });
  it('is possible until 30 minutes before the slot', () => {
    expect(canEditTime(order, plus(slotAt, -30 * MINUTE))).toEqual({ ok: true });
    expect(canEditTime({ ...order, orderStatus: 2 }, plus(slotAt, -30 * MINUTE))).toEqual({
      ok: true,
    });
    expect(canEditTime(order, plus(slotAt, -30 * MINUTE + 1))).toEqual({
      ok: false,
      reason: 'tooLate',
      lastMoment: slotAt - 30 * MINUTE,
    });
  });
  it.each<[Partial<OrderFacts>, string]>([
    [{ kind: 'takeout' }, 'notMarket'],
    [{ kind: 'group' }, 'notMarket'],
    [{ orderStatus: 0 }, 'status'],
    [{ orderStatus: 3 }, 'status'],
    [{ slotAt: null }, 'noSlot'],
    [{ hasEditedTime: true }, 'editedBefore'],
    [{ refundProgress: 0 }, 'refundRunning'],
  ])('is refused for %j: %s', (changes, reason) => {
    expect(canEditTime({ ...order, ...changes }, NOON)).toEqual({ ok: false, reason });
  });
});

describe('deleting', () => {
  it.each([
    [4, true],
    [-1, true],
    [-3, true],
    [0, false],
    [1, false],
    [2, false],
    [3, false],
    [5, false],
  ])('with status %i: %s', (orderStatus, isAllowed) => {
    expect(canDelete(anOrder({ orderStatus }))).toEqual(
      isAllowed ? { ok: true } : { ok: false, reason: 'notCompleted' },
    );
  });
  it('waits for a refund', () => {
    expect(canDelete(anOrder({ orderStatus: 4, refundProgress: 0 }))).toEqual({
      ok: false,
      reason: 'refundRunning',
    });
  });
});

describe("what the server's list says", () => {
  const late = plus(NOON, 50 * MINUTE);
  const completed = { orderStatus: 4, completedAt: late };
  it.each<[string, Partial<OrderFacts>, Instant, string[]]>([
    ['an unpaid order', { orderStatus: 0, paidAt: null }, NOON, ['PAY', 'CANCEL']],
    ['an unpaid order past its time', { orderStatus: 0, paidAt: null }, plus(NOON, DAY), []],
    ['an order before it is accepted', {}, plus(NOON, 2 * MINUTE), ['CANCEL', 'AGAIN', 'CONTACT']],
    [
      'an order accepted within a minute',
      { orderStatus: 2 },
      plus(NOON, MINUTE + 60 * SECOND),
      ['CANCEL', 'AGAIN', 'CONTACT'],
    ],
    [
      'an accepted order',
      { orderStatus: 2 },
      plus(NOON, 20 * MINUTE),
      ['REFUND', 'AGAIN', 'CONTACT'],
    ],
    ['an order that is late', { orderStatus: 3 }, late, ['RUSH', 'REFUND', 'AGAIN', 'CONTACT']],
    [
      'an order under refund',
      { orderStatus: 3, refundProgress: 0, refundRequests: 1, refundRequestedAt: NOON },
      late,
      ['CANCEL_REFUND', 'AGAIN', 'CONTACT'],
    ],
    ['a completed order', completed, late, ['REFUND', 'COMMENT', 'AGAIN', 'DELETE', 'CONTACT']],
    [
      'a completed and rated order, days later',
      { ...completed, hasComment: true },
      plus(NOON, 3 * DAY),
      ['AGAIN', 'DELETE', 'CONTACT'],
    ],
    ['an order that nobody paid', { orderStatus: -1, paidAt: null }, late, ['AGAIN', 'DELETE']],
    ['a refunded order', { orderStatus: -3 }, late, ['AGAIN', 'DELETE', 'CONTACT']],
    [
      'a market order for tonight',
      { kind: 'market', orderStatus: 2, slotAt: plus(NOON, 360 * MINUTE) },
      plus(NOON, 20 * MINUTE),
      ['REFUND', 'AGAIN', 'EDIT_TIME', 'CONTACT'],
    ],
    [
      'a group order with vouchers left',
      { kind: 'group', orderStatus: 1 },
      late,
      ['REFUND', 'AGAIN', 'CONTACT'],
    ],
    [
      'a used group order',
      { kind: 'group', orderStatus: 4 },
      late,
      ['COMMENT', 'AGAIN', 'DELETE', 'CONTACT'],
    ],
    [
      'an unpaid group order',
      { kind: 'group', orderStatus: 0, paidAt: null },
      NOON,
      ['PAY', 'CANCEL'],
    ],
  ])('of %s', (_, changes, now, actions) => {
    expect(orderActions(anOrder(changes), now)).toEqual(actions);
  });
});
