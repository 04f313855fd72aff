import { expect, it } from 'vitest';
import { mergeOrders } from './merge-orders.ts';

const list = (hasMore: boolean, ...times: number[]) => ({
  rows: times.map((createTime) => ({ createTime })),
  hasMore,
});
const merged = (...lists: ReturnType<typeof list>[]) => {
  const { rows, next } = mergeOrders(lists);
  return [rows.map(({ createTime }) => createTime), next];
};

it('orders of all kinds stand by time, newest first', () => {
  expect(merged(list(false, 9, 4), list(false, 7), list(false))).toEqual([[9, 7, 4], []]);
});

it('an order waits until no kind can have a newer one; the kind that ends first is loaded next', () => {
  expect(merged(list(true, 9, 8), list(true, 7, 2), list(false, 5))).toEqual([[9, 8], [0]]);
  expect(merged(list(true, 9, 8, 3, 1), list(true, 7, 2), list(false, 5))).toEqual([
    [9, 8, 7, 5, 3, 2],
    [1],
  ]);
});
