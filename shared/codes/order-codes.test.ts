import { describe, expect, it } from 'vitest';
import { closedType } from './closed-type.ts';
import { deliveryMode, orderDeliveryType, storeDeliveryType } from './delivery-type.ts';
import { marketOrderStatus, riderStatus, takeoutOrderStatus } from './order-status.ts';
import { refundProgress, refundReason, refundStatus } from './refund.ts';

describe('order tables', () => {
  it.each([
    [-3, 'refunded'],
    [-2, 'unknown'],
    [-1, 'cancelled'],
    [0, 'toBePaid'],
    [1, 'waitingStore'],
    [2, 'accepted'],
    [3, 'onTheWay'],
    [4, 'completed'],
    [5, 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('takeout status %s is %s', (code, name) => {
    expect(takeoutOrderStatus.nameOf(code)).toBe(name);
  });
  it('market orders are picked where takeout orders are accepted', () => {
    expect(marketOrderStatus.nameOf(2)).toBe('picking');
    expect(marketOrderStatus.nameOf(1)).toBe('waitingStore');
  });
  it.each([
    [null, 'waiting'],
    [undefined, 'waiting'],
    [0, 'waiting'],
    [1, 'waiting'],
    [2, 'headingToStore'],
    [3, 'pickingUp'],
    [4, 'delivering'],
    [5, 'arrived'],
    [6, 'completed'],
    [7, 'unknown'],
    [-1, 'unknown'],
  ])('rider status %s is %s', (code, name) => {
    expect(riderStatus.nameOf(code)).toBe(name);
  });
  it('keep the three delivery numbers apart', () => {
    expect([1, 2, 3, 4, 5].map(orderDeliveryType.nameOf)).toEqual([
      'rider',
      'store',
      'pickup',
      'riderToo',
      'unknown',
    ]);
    expect([0, 1, 2, 3].map(storeDeliveryType.nameOf)).toEqual([
      'unknown',
      'platform',
      'merchant',
      'unknown',
    ]);
    expect([0, 1, 2, 3].map(deliveryMode.nameOf)).toEqual([
      'both',
      'pickupOnly',
      'deliveryOnly',
      'unknown',
    ]);
  });
  it('distinguish the refunded amount from the state of a request', () => {
    expect([-1, 0, 1, 2, 3].map(refundStatus.nameOf)).toEqual([
      'unknown',
      'none',
      'part',
      'all',
      'unknown',
    ]);
    expect([-3, -2, -1, 0, 1, 2].map(refundProgress.nameOf)).toEqual([
      'unknown',
      'recalled',
      'rejected',
      'pending',
      'succeeded',
      'unknown',
    ]);
  });
  it('count the 15 reasons of a refund from 1 to 15', () => {
    expect(Object.values(refundReason.codes)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
    expect([refundReason.nameOf(1), refundReason.nameOf(2), refundReason.nameOf(15)]).toEqual([
      'plasticBagFee',
      'duplicateOrder',
      'others',
    ]);
  });
  it.each([
    [0, 'open'],
    [1, 'resting'],
    [2, 'overloaded'],
    [3, 'closed'],
    [4, 'unknown'],
  ])('closed type %i is %s', (code, name) => {
    expect(closedType.nameOf(code)).toBe(name);
  });
});
