import type { GroupWanted } from '#shared/contract/consumer/group-find.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';

/** The deals on which a coupon counts; an empty list is all. */
type CouponScope = { storeIds: readonly string[]; productIds: readonly string[] };
/** What is looked for, seen from a place. */
export type Wish = Pick<
  GroupWanted,
  'category' | 'sort' | 'filters' | 'keyword' | 'offset' | 'size'
> & {
  from: Point;
  now: Instant;
  /** What deals cost now whose price is lowered, by id. */
  lowered: ReadonlyMap<string, Cents>;
  coupon?: CouponScope;
};
