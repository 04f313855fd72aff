import { describe, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import type { TakeoutEventKind } from '#shared/codes/takeout-event.ts';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { stateLine } from './state-line.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const promisedAt = instant(NOW + 30 * MINUTE);
const payInfo = {
  payBefore: instant(NOW + 15 * MINUTE),
  payTime: null,
  tradeNo: null,
  paymentType: 'MP_MACAU' as const,
  channels: null,
  refundAmtn: cents(0),
  goldRefundAmtn: cents(0),
  refundTime: null,
  canBagRefund: false,
};
const order = {
  orderStatus: 1,
  deliveryType: 1,
  riderStatus: null as number | null,
  promisedAt,
  completedAt: null as typeof NOW | null,
  closeReason: null as 'BUYER' | 'TIMEOUT' | 'STORE' | 'REFUND' | null,
  payInfo,
  log: [] as { kind: TakeoutEventKind; at: typeof NOW; text: string }[],
};

describe('the sentence of an order', () => {
  it('counts down while it waits for money, and says so when that is over', () => {
    expect(stateLine({ ...order, orderStatus: 0 }, NOW)).toEqual({
      key: 'orders.line.pay',
      at: null,
    });
    expect(stateLine({ ...order, orderStatus: 0 }, instant(NOW + 16 * MINUTE)).key).toBe(
      'orders.line.payOver',
    );
  });

  it.each([
    [1, 1, null, 'waiting'],
    [1, 3, null, 'waitingPickup'],
    [2, 1, null, 'cooking'],
    [2, 3, null, 'cookingPickup'],
    [3, 1, null, 'cooking'],
    [3, 1, 2, 'toStore'],
    [3, 4, 3, 'atStore'],
    [3, 1, 4, 'coming'],
    [3, 2, null, 'storeComing'],
  ] as const)(
    'promises a time in status %i, way %i, rider %s',
    (orderStatus, deliveryType, riderStatus, word) => {
      expect(stateLine({ ...order, orderStatus, deliveryType, riderStatus }, NOW)).toEqual({
        key: `orders.line.${word}`,
        at: promisedAt,
      });
      expect(
        stateLine({ ...order, orderStatus, deliveryType, riderStatus }, instant(promisedAt + 1))
          .key,
      ).toBe('orders.line.late');
    },
  );

  it.each([
    [3, 1, 5, 'arrived'],
    [3, 3, null, 'ready'],
    [3, 1, 99, 'unknown'],
    [3, 9, null, 'unknown'],
    [-3, 1, null, 'refunded'],
    [42, 1, null, 'unknown'],
  ] as const)(
    'promises nothing in status %i, way %i, rider %s',
    (orderStatus, deliveryType, riderStatus, word) => {
      expect(
        stateLine({ ...order, orderStatus, deliveryType, riderStatus }, instant(promisedAt + 1)),
      ).toEqual({ key: `orders.line.${word}`, at: null });
    },
  );

  it('says that it is back at the store where nobody was met, however late, until it leaves again', () => {
    const back = {
      ...order,
      deliveryType: 2,
      log: [{ kind: 'BROUGHT_BACK' as const, at: NOW, text: '' }],
    };
    for (const now of [NOW, instant(promisedAt + 1)])
      expect(stateLine({ ...back, orderStatus: 2 }, now)).toEqual({
        key: 'orders.line.broughtBack',
        at: null,
      });
    expect(stateLine({ ...back, orderStatus: 3 }, NOW).key).toBe('orders.line.storeComing');
  });

  it('says when it was completed, and who ended it', () => {
    expect(stateLine({ ...order, orderStatus: 4, completedAt: NOW }, NOW)).toEqual({
      key: 'orders.line.completed',
      at: NOW,
    });
    const ended = ([null, 'BUYER', 'TIMEOUT', 'STORE', 'REFUND'] as const).map((closeReason) =>
      stateLine({ ...order, orderStatus: -1, closeReason }, NOW).key.slice(12),
    );
    expect(ended).toEqual(['closed', 'byBuyer', 'byTimeout', 'byStore', 'refunded']);
  });
});
