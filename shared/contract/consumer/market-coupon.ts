import * as z from 'zod/mini';
import { COUPON_ACTIVITY_STATES } from '../../codes/coupon-activity.ts';
import type { StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { claimableCoupon, offerKey, ownedCoupon } from './offers-shapes.ts';
import { offersCalls, RECEIVE_ERRORS } from './offers.ts';
import { takeoutActivityCalls } from './takeout-activity.ts';
import { dollars, id, instant, plainId } from '../wire.ts';

const silentRead = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;
const ACTIVITY_ERRORS = ['COUPON_ACTIVITY_NOT_FOUND', 'COUPON_ACTIVITY_WITHDRAWN'] as const;

/** An activity that gives coupons out, from `startTime` to `endTime`. */
const couponActivity = z.object({
  activityId: z.string(),
  activityName: z.string(),
  rules: z.string(),
  imgUrl: z.string(),
  startTime: instant,
  endTime: instant,
  state: z.enum(COUPON_ACTIVITY_STATES),
});

/** `owned`: the latest piece of it that the caller has. */
const marketCoupon = z.extend(claimableCoupon, { owned: z.nullable(ownedCoupon) });

/**
 * A mall coupon of the caller (spec 002 §3, decision P15): an article that goes into the cart once
 * and weighs nothing. `availableType`: what it is for (`codes/mall-coupon.ts`); `faceValue`: what it
 * takes off. `status` as of any coupon: one that an unpaid order holds cannot be used.
 */
const mallCoupon = z.extend(ownedCoupon, {
  mallCouponUserId: offerKey,
  productId: z.string(),
  merchantProductId: z.string(),
  imgUrl: z.string(),
  faceValue: dollars,
  availableType: z.int(),
  defaultSku: z.object({ skuId: z.string() }),
});

/** Coupons of the supermarkets (decision P16), and what their stores take off by amount. */
export const marketCouponCalls = {
  /**
   * One of both: `storeId` for what a store's page offers, `activityId` for what an activity gives
   * out. `activity` is null for a store. Visitors see what there is; claiming needs a sign-in.
   */
  marketCouponList: call('/activity/activity/coupon/_list', {
    ...silentRead,
    summary: 'Coupons of a supermarket, or of an activity, to claim',
    errors: ['STORE_NOT_FOUND', ...ACTIVITY_ERRORS],
    request: z.object({
      storeId: z.optional(id<StoreId>()),
      activityId: z.optional(plainId),
    }),
    reply: z.object({
      activity: z.nullable(couponActivity),
      result: z.array(marketCoupon),
      serverTime: instant,
    }),
  }),
  /**
   * `couponId` of a coupon of a store; with `activityId` one of the activity, or without `couponId`
   * all of it that the caller can still have.
   */
  marketCouponReceive: call('/activity/activity/coupon/_receive', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    skippedForTourist: true,
    summary: 'Claims a coupon of a supermarket, or those of an activity',
    errors: [...RECEIVE_ERRORS, ...ACTIVITY_ERRORS],
    request: z.object({ couponId: z.optional(offerKey), activityId: z.optional(plainId) }),
    reply: z.object({ result: z.array(ownedCoupon), amount: dollars }),
  }),
  /** As `_get-buyer-store-voucher-list`; a store of another business is not found. */
  marketCouponsByOrder: call('/activity/activity/coupon/_get-buyer-coupon-by-order', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'Vouchers to choose from for an order of a supermarket',
    errors: ['STORE_NOT_FOUND'],
    request: offersCalls.buyerStoreVouchers.request,
    reply: offersCalls.buyerStoreVouchers.reply,
  }),
  marketMallCoupons: call('/market/coupon/_get-mall-coupon-list', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'Mall coupons of the caller for the cart of a supermarket',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ storeId: id<StoreId>() }),
    reply: z.object({ result: z.array(mallCoupon), serverTime: instant }),
  }),
  /** Takeout has its own call of the same shape. */
  marketFull: call('/activity/activity/market-full/_get', {
    ...silentRead,
    summary: 'Full-reductions and full-discounts of a supermarket',
    errors: ['STORE_NOT_FOUND'],
    request: takeoutActivityCalls.activityFull.request,
    reply: takeoutActivityCalls.activityFull.reply,
  }),
} as const;
