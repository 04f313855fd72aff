import { table } from './table.ts';

/**
 * Which of a member's coupons a list shows (spec 001 §7 `dataType`, default 2; what its other values
 * mean is not shown: these are ours).
 */
export const offerList = table({ all: 1, usable: 2, used: 3, expired: 4 });
/** A list of offers. */
export type OfferListName = keyof typeof offerList.codes;

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
