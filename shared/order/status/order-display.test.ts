import { describe, expect, it } from 'vitest';
import type { ShownOrder } from './display.ts';
import { orderDisplay, riderLook } from './order-display.ts';

describe('a takeout order', () => {
  it.each<[string, ShownOrder, string, string, boolean]>([
    ['is refunded', { orderStatus: -3 }, 'order.status.refunded', 'neutral', false],
    ['is cancelled', { orderStatus: -1 }, 'order.status.cancelled', 'neutral', false],
    ['waits for its payment', { orderStatus: 0 }, 'order.status.toBePaid', 'warn', false],
    ['waits for its store', { orderStatus: 1 }, 'order.status.waitingStore', 'info', true],
    ['is accepted', { orderStatus: 2 }, 'order.status.accepted', 'info', true],
    [
      'is brought by the store',
      { orderStatus: 3, deliveryType: 2 },
      'order.status.storeDelivery',
      'info',
      true,
    ],
    [
      'is ready for pickup',
      { orderStatus: 3, deliveryType: 3 },
      'order.status.readyForPickup',
      'good',
      true,
    ],
    [
      'is out for delivery when the way is not given',
      { orderStatus: 3, deliveryType: null },
      'order.status.outForDelivery',
      'info',
      true,
    ],
    [
      'is out for delivery when the type is missing',
      { orderStatus: 3 },
      'order.status.outForDelivery',
      'info',
      true,
    ],
    [
      'is processing when the type is new',
      { orderStatus: 3, deliveryType: 5 },
      'order.status.processing',
      'neutral',
      true,
    ],
    ['is completed', { orderStatus: 4 }, 'order.status.completed', 'good', false],
    [
      'has an undocumented number',
      { orderStatus: -2 },
      'order.status.processing',
      'neutral',
      false,
    ],
    ['has a new number', { orderStatus: 5 }, 'order.status.processing', 'neutral', false],
    ['has no status', { orderStatus: null }, 'order.status.processing', 'neutral', false],
    ['says nothing', {}, 'order.status.processing', 'neutral', false],
  ])('%s', (_, order, labelKey, tone, active) => {
    expect(orderDisplay(order)).toEqual({ labelKey, tone, active });
  });

  const riders: [number | null | undefined, string, string, boolean][] = [
    [undefined, 'order.rider.waiting', 'info', true],
    [null, 'order.rider.waiting', 'info', true],
    [0, 'order.rider.waiting', 'info', true],
    [1, 'order.rider.waiting', 'info', true],
    [2, 'order.rider.headingToStore', 'info', true],
    [3, 'order.rider.pickingUp', 'info', true],
    [4, 'order.rider.delivering', 'info', true],
    [5, 'order.rider.arrived', 'good', true],
    [6, 'order.rider.completed', 'good', false],
    [7, 'order.status.processing', 'neutral', true],
  ];
  it.each(riders)(
    'brought by a rider with status %s says %s',
    (riderStatus, labelKey, tone, active) => {
      expect(orderDisplay({ orderStatus: 3, deliveryType: 1, riderStatus })).toEqual({
        labelKey,
        tone,
        active,
      });
      expect(orderDisplay({ orderStatus: 3, deliveryType: 4, riderStatus })).toEqual({
        labelKey,
        tone,
        active,
      });
      expect(riderLook(riderStatus)).toEqual({ labelKey, tone });
    },
  );
  it('ends being active with the rider, whatever its status still says', () => {
    for (const orderStatus of [1, 2, 3])
      expect(orderDisplay({ orderStatus, deliveryType: 2, riderStatus: 6 }).active).toBe(false);
  });

  const refunds: [number, string, string][] = [
    [-2, 'order.refund.recalled', 'neutral'],
    [-1, 'order.refund.rejected', 'bad'],
    [0, 'order.refund.pending', 'warn'],
    [1, 'order.refund.succeeded', 'good'],
    [9, 'order.status.processing', 'neutral'],
  ];
  it.each(refunds)(
    'with refund progress %i says %s, and is as active as before',
    (refundProgress, labelKey, tone) => {
      for (const orderStatus of [-3, -1, 0, 1])
        expect(orderDisplay({ orderStatus, refundStatus: 0, refundProgress })).toEqual({
          labelKey,
          tone,
          active: orderStatus === 1,
        });
    },
  );
  it('keeps its label under a refund once it is accepted, on its way or completed', () => {
    for (const orderStatus of [2, 3, 4]) {
      for (const refundProgress of [-2, -1, 0, 1])
        expect(orderDisplay({ orderStatus, deliveryType: 2, refundProgress })).toEqual(
          orderDisplay({ orderStatus, deliveryType: 2 }),
        );
    }
  });
  it('reads the progress also under the other name, where only a progress can be meant', () => {
    expect(orderDisplay({ orderStatus: 1, refundStatus: -1 }).labelKey).toBe(
      'order.refund.rejected',
    );
    expect(orderDisplay({ orderStatus: 1, refundStatus: -1, refundProgress: 0 }).labelKey).toBe(
      'order.refund.pending',
    );
    for (const refundStatus of [0, 1, 2, null])
      expect(orderDisplay({ orderStatus: 1, refundStatus }).labelKey).toBe(
        'order.status.waitingStore',
      );
  });
});
