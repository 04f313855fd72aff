import { table } from './table.ts';

/** Takeout order status (spec 001 §4). */
export const takeoutOrderStatus = table({
  refunded: -3,
  cancelled: -1,
  toBePaid: 0,
  waitingStore: 1,
  accepted: 2,
  onTheWay: 3,
  completed: 4,
});
/** The name of a takeout order’s status. */
export type TakeoutOrderStatus = ReturnType<typeof takeoutOrderStatus.nameOf>;

/** Market order status (decision E1). */
export const marketOrderStatus = table({
  refunded: -3,
  cancelled: -1,
  toBePaid: 0,
  waitingStore: 1,
  picking: 2,
  onTheWay: 3,
  completed: 4,
});
/** The name of a supermarket order’s status. */
export type MarketOrderStatus = ReturnType<typeof marketOrderStatus.nameOf>;

/** Numbers that takeout and market orders share. */
export type OrderStatusCode = -3 | -1 | 0 | 1 | 2 | 3 | 4;

const rider = table({ headingToStore: 2, pickingUp: 3, delivering: 4, arrived: 5, completed: 6 });
/** The wire code of a rider’s progress. */
export type RiderStatusCode = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** The name of a rider’s progress; `waiting` while there is no rider. */
export type RiderStatus = ReturnType<typeof rider.nameOf> | 'waiting';

/**
 * Rider status (spec 001 §4). 0, 1, null and missing: no rider has taken the order yet (decision
 * F2).
 */
export const riderStatus = {
  codes: rider.codes,
  nameOf: (code: number | null | undefined): RiderStatus =>
    code === 0 || code === 1 || code === null || code === undefined
      ? 'waiting'
      : rider.nameOf(code),
};
