import { describe, expect, it } from 'vitest';
import type { ShownOrder } from './display.ts';
import { groupOrderDisplay } from './group-display.ts';
import { marketOrderDisplay } from './market-display.ts';

describe('a market order', () => {
  it.each<[ShownOrder, string, string, boolean]>([
    [{ orderStatus: -3 }, 'order.status.refunded', 'neutral', false],
    [{ orderStatus: -1 }, 'order.status.cancelled', 'neutral', false],
    [{ orderStatus: 0 }, 'order.status.toBePaid', 'warn', false],
    [{ orderStatus: 1 }, 'order.status.waitingStore', 'info', true],
    [{ orderStatus: 2 }, 'order.status.picking', 'info', true],
    [{ orderStatus: 3, deliveryType: 1 }, 'order.status.outForDelivery', 'info', true],
    [{ orderStatus: 3, deliveryType: 2 }, 'order.status.outForDelivery', 'info', true],
    [{ orderStatus: 3, deliveryType: 3 }, 'order.status.readyForPickup', 'good', true],
    [{ orderStatus: 3, deliveryType: 4 }, 'order.status.outForDelivery', 'info', true],
    [{ orderStatus: 3, deliveryType: 8 }, 'order.status.processing', 'neutral', true],
    [{ orderStatus: 3, deliveryType: null }, 'order.status.outForDelivery', 'info', true],
    [{ orderStatus: 3 }, 'order.status.outForDelivery', 'info', true],
    [{ orderStatus: 4 }, 'order.status.completed', 'good', false],
    [{ orderStatus: 7 }, 'order.status.processing', 'neutral', false],
    [{}, 'order.status.processing', 'neutral', false],
  ])('%j says %s', (order, labelKey, tone, active) => {
    expect(marketOrderDisplay(order)).toEqual({ labelKey, tone, active });
  });
  it('says how its refund goes before it is picked, and not later', () => {
    expect(marketOrderDisplay({ orderStatus: 1, refundProgress: 0 })).toEqual({
      labelKey: 'order.refund.pending',
      tone: 'warn',
      active: true,
    });
    expect(marketOrderDisplay({ orderStatus: 2, refundProgress: 0 }).labelKey).toBe(
      'order.status.picking',
    );
  });
});

describe('a group order', () => {
  it.each([
    [0, 'order.status.toBePaid', 'warn', false],
    [1, 'order.status.unused', 'good', true],
    [2, 'order.status.partlyUsed', 'good', true],
    [4, 'order.status.usedUp', 'neutral', false],
    [5, 'order.status.expired', 'neutral', false],
    [-1, 'order.status.cancelled', 'neutral', false],
    [-3, 'order.status.refunded', 'neutral', false],
    [3, 'order.status.processing', 'neutral', false],
    [null, 'order.status.processing', 'neutral', false],
    [undefined, 'order.status.processing', 'neutral', false],
  ])('with status %s says %s', (status, labelKey, tone, active) => {
    expect(groupOrderDisplay(status)).toEqual({ labelKey, tone, active });
  });
});
