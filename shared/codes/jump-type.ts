import { table } from './table.ts';

/** Version-1 jump types (spec 000 §3). 2, 3, 15 and all others are `unknown` (decision N1). */
export const jumpType = table({
  webLink: 1,
  marketHome: 4,
  marketCategory: 5,
  store: 6,
  takeoutHome: 7,
  takeoutCategory: 8,
  takeoutPrimaryCategory: 9,
  buyCredit: 10,
  memberCentre: 11,
  taskCentre: 12,
  memberMall: 13,
  productVoucher: 14,
  monthlyCard: 16,
  checkIn: 17,
  boomCoupon: 18,
  member: 19,
});
/** The name of a jump type known to this version. */
export type JumpTypeName = Exclude<ReturnType<typeof jumpType.nameOf>, 'unknown'>;

/** The older form's types, for rules without `jumpVersion` 1 (spec 000 §3). */
export const olderJumpType = table({ web: 1, native: 2 });

/** Which stores a coupon is for (spec 000 §3). Others count as `allStores` (decision I3). */
export const storeScope = table({
  allStores: 1,
  stores: 2,
  oneStore: 3,
  storeSet: 7,
  groupProducts: 9,
});
