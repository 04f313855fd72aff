import * as z from 'zod/mini';
import { couponBusiness } from '../../codes/coupon.ts';
import { couponList, OWNED_OFFERS, TAKEOUT_OFFERS } from '../../codes/offer-list.ts';
import { count, dollars, instant, paging, withDefault } from '../wire.ts';

/** The id of an offer on the wire. */
export const offerKey = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/**
 * What a coupon shows, owned or not (spec 000 §3 "Coupon / red packet", "Coupon analytics fields");
 * what follows `couponType` is ours, as in `WireCoupon`.
 */
const terms = {
  redpackId: offerKey,
  activityId: z.string(),
  sourceId: z.nullable(z.string()),
  sourceType: z.nullable(z.int()),
  redpackTypeName: z.string(),
  redpackName: z.string(),
  couponName: z.string(),
  activityName: z.string(),
  storeScope: z.int(),
  storeIds: z.array(z.string()),
  linkStoreId: z.nullable(z.string()),
  linkUrl: z.nullable(z.string()),
  storeId: z.nullable(z.string()),
  storeName: z.nullable(z.string()),
  categoryIds: z.array(z.string()),
  businessTypes: z.string(),
  dateType: z.int(),
  startDate: z.nullable(instant),
  endDate: z.nullable(instant),
  day: z.nullable(count),
  validDays: z.nullable(count),
  isIncludeCurrentDay: z.boolean(),
  expireTips: z.nullable(z.string()),
  expireUseExplain: z.nullable(z.string()),
  tipsMsg: z.string(),
  couponType: z.enum(OWNED_OFFERS),
  amount: z.nullable(dollars),
  amountStr: z.nullable(z.string()),
  limitAmount: dollars,
  rate: z.nullable(z.number()),
  maxAmount: z.nullable(dollars),
  productIds: z.array(z.string()),
  isPriceBreak: z.boolean(),
  paymentChannels: z.array(z.string()),
  minVersion: z.nullable(z.string()),
};

/**
 * A coupon of a member. `id` (also `voucherDetailId`) is this piece, `redpackId` (also `voucherId`)
 * what it is a piece of. `status`: 1 may be used, 2 may not (used, or held by an unpaid order), 3
 * expired (spec 002 §4). `tradeId`: the order that holds or used it.
 */
export const ownedCoupon = z.object({
  ...terms,
  id: offerKey,
  voucherDetailId: offerKey,
  voucherId: offerKey,
  isEnable: z.boolean(),
  used: z.boolean(),
  status: z.int(),
  claimedAt: instant,
  expireTime: instant,
  usedAt: z.nullable(instant),
  tradeId: z.nullable(z.string()),
});
/** A coupon that a member owns. */
export type OwnedCoupon = z.output<typeof ownedCoupon>;

/**
 * A coupon that may be claimed. `surplusQty`: pieces left, null without limit; `receivedQty`:
 * pieces that the caller had; `limitQty`: pieces a member, null without limit.
 */
export const claimableCoupon = z.object({
  ...terms,
  id: offerKey,
  voucherId: offerKey,
  surplusQty: z.nullable(count),
  receivedQty: count,
  limitQty: z.nullable(count),
  isReceived: z.boolean(),
  canReceive: z.boolean(),
  receiveEndTime: z.nullable(instant),
});

/** Why a coupon does not count for an order (decision H15), in wire form. */
const offerRefusal = z.object({
  reason: z.string(),
  need: z.nullable(dollars),
  with: z.nullable(z.string()),
  minVersion: z.nullable(z.string()),
});

/** A coupon at checkout: what it would save, alone, and why it cannot be used if it cannot. */
export const choiceCoupon = z.object({
  ...ownedCoupon.shape,
  couponType: z.enum(TAKEOUT_OFFERS),
  canUse: z.boolean(),
  savingAmtn: dollars,
  refusal: z.nullable(offerRefusal),
});
/** A coupon that can be chosen at checkout. */
export type ChoiceCoupon = z.output<typeof choiceCoupon>;

/**
 * `bestIds`: the cheapest legal set over all kinds, and what it saves (decision I1); empty without
 * an order to price, or when nothing saves.
 */
export const choiceReply = z.object({
  result: z.array(choiceCoupon),
  bestIds: z.array(z.string()),
  savingAmtn: dollars,
  serverTime: instant,
});

const LISTS = Object.values(couponList.codes);

/** Only coupons that are for this business: 1 takeout, 2 group-buy, 3 supermarket; all when missing. */
export const ofBusiness = z.optional(z.literal(Object.values(couponBusiness.codes)));

/** The request of every list of the wallet. */
export const walletRequest = z.object({
  businessType: ofBusiness,
  dataType: withDefault(
    z.int().check(z.gte(Math.min(...LISTS)), z.lte(Math.max(...LISTS))),
    couponList.codes.usable,
  ),
  ...paging,
});
