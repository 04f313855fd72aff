import { describe, expect, it } from 'vitest';
import { lineCap, overflowOf, roomOf, ruleCap, tightest } from './caps.ts';

describe('caps', () => {
  it.each([
    [-1, Number.POSITIVE_INFINITY],
    [0, 0],
    [3, 3],
    [-2, 0],
  ])('a limit of %i lets %d through', (limit, room) => {
    expect(roomOf(limit)).toBe(room);
  });
  it('bind by what is left, of equal ones the first', () => {
    const [order, guest, stock] = [
      lineCap(3, 'seckillLimit'),
      lineCap(2, 'seckillUserLimit'),
      lineCap(2, 'seckillStock'),
    ];
    expect(tightest([order, guest, stock])).toBe(guest);
    order.left = 1;
    expect(tightest([order, guest, stock])).toBe(order);
  });
  it('report the limit itself, for a line or for an activity', () => {
    expect(overflowOf(lineCap(3, 'seckillLimit'), 'a')).toEqual({
      reason: 'seckillLimit',
      count: 3,
      lineId: 'a',
    });
    expect(overflowOf(ruleCap(3, 'addOnStock', 'r'), 'a')).toEqual({
      reason: 'addOnStock',
      count: 3,
      ruleId: 'r',
    });
  });
});
