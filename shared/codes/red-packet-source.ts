import { table } from './table.ts';

/** Where a red packet comes from (spec 001 §9, 002 §3). */
export const redPacketSource = table({
  newUser: 1,
  luckyDraw: 2,
  promotion: 3,
  share: 4,
  shareAndDraw: 5,
  discountActivity: 6,
  member: 7,
  memberTopUpPack: 8,
});
/** The name of where a red packet comes from. */
export type RedPacketSource = ReturnType<typeof redPacketSource.nameOf>;
