import type { ReplyOf } from '#shared/contract/define.ts';
import type { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import type { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';

type Order = ReplyOf<(typeof takeoutOrderCalls)['takeoutOrderList']>['result'][number];
export type OrderPoints = {
  order: Order;
  points: ReplyOf<(typeof takeoutOrderMoreCalls)['sumByOrderId']>;
};

/** Orders that were paid and not cancelled; others bring no points. */
export const isPaid = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean => orderStatus > 0;

/** What these orders bring in all, and how much of it is still to come. */
export const sumsOf = (
  rows: readonly { points: Pick<OrderPoints['points'], 'sum' | 'state'> }[],
): { total: number; waiting: number } => {
  const sum = (states: readonly string[]): number =>
    rows
      .filter(({ points }) => states.includes(points.state))
      .reduce((all, { points }) => all + points.sum, 0);
  return { total: sum(['granted', 'waiting']), waiting: sum(['waiting']) };
};
