import { describe, expect, it } from 'vitest';
import { afterMove, MOVES_OF, type Standing, type TakeoutMove } from './moves.ts';

const standing = (change: Partial<Standing> = {}): Standing => ({
  status: 0,
  deliveryType: 1,
  riderStatus: null,
  refundProgress: null,
  ...change,
});
const KINDS = Object.keys(MOVES_OF.takeout) as TakeoutMove[];
const legalFrom = (order: Standing) => KINDS.filter((kind) => afterMove(order, kind) !== null);

describe('moves of a takeout order', () => {
  it('of one that is not paid', () => {
    expect(legalFrom(standing())).toEqual(['PAID', 'TIMED_OUT', 'CANCELLED']);
  });
  it('of one that waits for its store', () => {
    expect(legalFrom(standing({ status: 1 }))).toEqual([
      'CANCELLED',
      'STORE_REFUSED',
      'STORE_SILENT',
      'LATE_PAYMENT',
      'ACCEPTED',
      'CHANGE_OFFERED',
      'CHANGE_ANSWERED',
      'LINES_REFUNDED',
      'LINES_REFUNDED_LAST',
      'RUSHED',
      'REFUND_ASKED',
      'BAG_REFUNDED',
      'BAG_REFUNDED_LAST',
    ]);
  });
  it('of one that is cooked, by how it travels', () => {
    const travel = (deliveryType: number) =>
      legalFrom(standing({ status: 2, deliveryType })).filter(
        (kind) => kind === 'SENT' || kind === 'READY' || kind === 'RIDER_ASSIGNED',
      );
    expect([1, 2, 3, 4, 9].map(travel)).toEqual([
      ['RIDER_ASSIGNED'],
      ['SENT'],
      ['READY'],
      ['RIDER_ASSIGNED'],
      [],
    ]);
  });
  it('lead a rider through all stations, and complete the order only at the door', () => {
    let order = standing({ status: 2 });
    const seen = (
      ['RIDER_ASSIGNED', 'RIDER_AT_STORE', 'PICKED_UP', 'RIDER_ARRIVED', 'COMPLETED'] as const
    ).map((kind) => {
      if (kind !== 'COMPLETED' && kind !== 'RIDER_ARRIVED')
        expect(afterMove({ ...order, status: 3 }, 'COMPLETED')).toBeNull();
      order = afterMove(order, kind)!;
      return [order.status, order.riderStatus];
    });
    expect(seen).toEqual([
      [3, 2],
      [3, 3],
      [3, 4],
      [3, 5],
      [4, 6],
    ]);
  });
  it('complete an order without a rider as it is', () => {
    expect(afterMove(standing({ status: 3, deliveryType: 3 }), 'COMPLETED')).toMatchObject({
      status: 4,
      riderStatus: null,
    });
  });
  it('ask for a refund once, again after a recall, never after a rejection', () => {
    const asked = (refundProgress: number | null) =>
      afterMove(standing({ status: 4, refundProgress }), 'REFUND_ASKED')?.refundProgress;
    expect([null, -2, -1, 0, 1].map(asked)).toEqual([0, 0, undefined, undefined, undefined]);
  });
  it('end a running refund in one of four ways', () => {
    const running = standing({ status: 2, refundProgress: 0 });
    expect(
      (['REFUND_RECALLED', 'REFUND_REJECTED', 'REFUNDED_PART', 'REFUNDED_ALL'] as const).map(
        (kind) => {
          const after = afterMove(running, kind)!;
          return [after.status, after.refundProgress];
        },
      ),
    ).toEqual([
      [2, -2],
      [2, -1],
      [2, 1],
      [-3, 1],
    ]);
  });
  it('end an order whose bag was the last that was left of it', () => {
    expect(
      [1, 2, 3, 4].map(
        (status) => afterMove(standing({ status, refundProgress: 1 }), 'BAG_REFUNDED_LAST')?.status,
      ),
    ).toEqual([-3, -3, -3, -3]);
  });
  it('of what is over leave only the list and late money', () => {
    expect(legalFrom(standing({ status: -1 }))).toEqual(['LATE_PAYMENT', 'DELETED']);
  });
  it('cook in a kitchen, pack in a supermarket, and only there move the time', () => {
    const shops = (['takeout', 'market'] as const).map((shop) =>
      (['COOKED', 'PACKED', 'TIME_EDITED'] as const).filter(
        (kind) => afterMove(standing({ status: 2 }), kind, shop) !== null,
      ),
    );
    expect(shops).toEqual([['COOKED'], ['PACKED', 'TIME_EDITED']]);
  });
});
