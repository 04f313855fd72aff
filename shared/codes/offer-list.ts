import { table } from './table.ts';

/**
 * Which of a member's offers a list shows (spec 001 §7 `dataType`, default 2; what its other values
 * mean is not shown: these are ours).
 */
export const offerList = table({ all: 1, usable: 2, used: 3, expired: 4 });
/** A list of offers. */
export type OfferListName = keyof typeof offerList.codes;

/**
 * The same for coupons. `usable` also holds those that have not begun or that an unpaid order holds;
 * `usableNow` and `unusable` part all of them at the moment (decision P1).
 */
export const couponList = table({ ...offerList.codes, usableNow: 5, unusable: 6 });
/** A list of coupons. */
export type CouponListName = keyof typeof couponList.codes;

/**
 * The state of a member's own coupon: claimed, held by an unpaid order, used up, given back by an
 * order that ended, or out of date. `claimed` and `freed` may be chosen.
 */
export const OFFER_STATES = ['claimed', 'reserved', 'used', 'freed', 'expired'] as const;
/** The state of a member’s own coupon. */
export type OfferState = (typeof OFFER_STATES)[number];

/**
 * The kinds of coupons that a takeout order takes (spec 001 §5): each has its page of the wallet,
 * and its page at checkout. `freeDelivery` is what `/reduce` and `/userReduce` show.
 */
export const TAKEOUT_OFFERS = ['redPacket', 'voucher', 'freeDelivery'] as const;
/** A kind of offer that takeout orders can use. */
export type TakeoutOffer = (typeof TAKEOUT_OFFERS)[number];

/**
 * Every kind of piece that a member may own: a mall coupon goes into a supermarket's cart and has
 * no page of the wallet (spec 002 §3, decision P15).
 */
export const OWNED_OFFERS = [...TAKEOUT_OFFERS, 'mallCoupon'] as const;
/** A kind of offer that a member may own. */
export type OwnedOffer = (typeof OWNED_OFFERS)[number];
