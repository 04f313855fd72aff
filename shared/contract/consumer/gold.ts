import * as z from 'zod/mini';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, page, paging, whole, withDefault } from '../wire.ts';

const key = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/));
const mine = {
  caller: 'member',
  failure: 'silent',
  repeat: 'read',
  skippedForTourist: true,
} as const;

/**
 * A piece of gold (spec 001 §3). `amount`: what is left of it; `limitAmountStr`: the least goods
 * amount, in words; null for none.
 */
const goldItem = {
  id: key,
  amount: dollars,
  consumptionName: z.string(),
  limitAmountStr: z.nullable(z.string()),
  expireStr: z.nullable(z.string()),
  expireUseExplain: z.nullable(z.string()),
  expireTime: instant,
};
const item = z.object(goldItem);
/** A piece of gold that an order can use. */
export type GoldUseItem = z.output<typeof item>;

/** The states of a piece of gold. */
export const GOLD_STATES = ['usable', 'held', 'used', 'expired'] as const;
/**
 * Why a piece cannot be used now: the goods cost too little, or an order that waits for its payment
 * holds all of it.
 */
export const GOLD_NOT = ['goodsTooLow', 'belowLimit', 'held'] as const;

/** What an order took of a piece. `returned`: what came back of it. */
const use = z.object({
  tradeId: id<OrderId>(),
  storeName: z.string(),
  amount: dollars,
  returned: dollars,
  at: instant,
  isHeld: z.boolean(),
});
const owned = z.object({
  ...goldItem,
  faceAmount: dollars,
  bagName: z.string(),
  status: z.enum(GOLD_STATES),
  uses: z.array(use),
});
/** A piece of gold that a member owns. */
export type OwnedGold = z.output<typeof owned>;

/**
 * A bag on sale. `memberPrice`: with a monthly card or a trial, null for the plain one; `payAmount`:
 * what the caller pays. `goldAmount`: the gold in it; `addedAmount`: what that is above `payAmount`.
 * `surplusQty`, `limitQty`: -1 for no limit; `note`: why it cannot be bought now.
 */
const bag = {
  id: key,
  bagName: z.string(),
  price: dollars,
  memberPrice: z.nullable(dollars),
  payAmount: dollars,
  goldAmount: dollars,
  addedAmount: dollars,
  surplusQty: z.int(),
  limitQty: z.int(),
  canBuy: z.boolean(),
  note: z.nullable(z.string()),
  items: z.array(
    z.object({
      consumptionName: z.string(),
      amount: dollars,
      quantity: count,
      limitAmountStr: z.nullable(z.string()),
      validDays: count,
    }),
  ),
};
const bagRow = z.object(bag);
/** A gold bag on sale. */
export type GoldBag = z.output<typeof bagRow>;

/** The states of an order for a gold bag. */
export const GOLD_ORDER_STATES = ['toBePaid', 'paid', 'closed', 'refunded'] as const;
/** A purchase (spec 001 §3, "gold order record"). */
const order = z.object({
  orderId: id<OrderId>(),
  bagId: key,
  bagName: z.string(),
  payAmount: dollars,
  goldAmount: dollars,
  payTimeStr: z.nullable(z.string()),
  payTime: z.nullable(instant),
  createTime: instant,
  payBefore: instant,
  status: z.enum(GOLD_ORDER_STATES),
});
/** An order for a gold bag. */
export type GoldOrderRecord = z.output<typeof order>;

const BUY_ERRORS = [
  'GOLD_BAG_NOT_FOUND',
  'GOLD_BAG_OVER',
  'GOLD_BAG_SOLD_OUT',
  'GOLD_BAG_LIMIT',
  'UNPAID_TOO_MANY',
  'KEY_REUSED',
] as const;

/**
 * The prepaid "gold" consumption bag (spec 001 §7). Six of the paths are printed without their
 * prefix; they use the one that is printed.
 */
export const goldCalls = {
  goldUserList: call('/member/platform/consumption/user/_list', {
    ...mine,
    summary: 'Gold of the caller: `dataType` 1 all, 2 usable, 3 used, 4 expired',
    request: z.object({ dataType: withDefault(whole, 2), ...paging }),
    /**
     * `totalAmount`: what may be spent now; `heldAmount`: what orders that wait for their payment
     * hold; `soonAmount`: what of the first ends within a week.
     */
    reply: z.object({
      ...page(owned).shape,
      totalAmount: dollars,
      heldAmount: dollars,
      soonAmount: dollars,
      serverTime: instant,
    }),
  }),
  /**
   * `orderId`: that one only, whatever became of it; the whole list leaves out what was never paid.
   */
  goldOrderList: call('/member/platform/consumption/activity/order/_list', {
    ...mine,
    summary: 'Bags that the caller bought, newest first',
    request: z.object({ orderId: z.optional(id<OrderId>()), ...paging }),
    reply: z.object({ ...page(order).shape, serverTime: instant }),
  }),
  goldBagDetail: call('/member/platform/consumption/activity/bag/_detailV2', {
    ...mine,
    summary: 'One bag with its pieces and rules',
    errors: ['GOLD_BAG_NOT_FOUND'],
    request: z.object({ id: key }),
    reply: z.object({ ...bag, rules: z.array(z.string()) }),
  }),
  goldBagBuy: call('/member/platform/consumption/activity/bag/_buy', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Orders a bag, to be paid within 15 minutes as a CONSUMPTION_ORDER',
    errors: BUY_ERRORS,
    request: z.object({ bagId: key }),
    reply: z.object({
      orderId: id<OrderId>(),
      payAmount: dollars,
      payBefore: instant,
      serverTime: instant,
    }),
  }),
  /** A paid bag is not refunded. Cancelling again is no error. */
  goldOrderCancel: call('/member/platform/consumption/activity/order/_cancel', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Closes an order for a bag that is not paid',
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'KEY_REUSED'],
    request: z.object({ orderId: id<OrderId>() }),
    reply: z.object({}),
  }),
  goldBagList: call('/member/platform/consumption/activity/bag/_list', {
    ...mine,
    summary: 'Bags on sale',
    request: z.object({}),
    reply: z.object({ list: z.array(bagRow), rule: z.string(), memberLevel: count }),
  }),
  /**
   * `amtn`: what the goods cost after vouchers (decision I7). What cannot be used comes with its
   * reason.
   */
  goldCreateOrderList: call('/member/platform/consumption/user/_create-order-list', {
    ...mine,
    summary: 'Gold to choose from for goods of an amount',
    request: z.object({ amtn: dollars }),
    reply: z.object({
      availableList: z.array(item),
      unavailableList: z.array(
        z.object({ ...goldItem, reason: z.enum(GOLD_NOT), need: z.nullable(dollars) }),
      ),
      serverTime: instant,
    }),
  }),
  goldMaxAdded: call('/member/platform/consumption/activity/_max-added', {
    ...mine,
    summary: 'The most that a bag on sale adds to its price',
    request: z.object({}),
    reply: z.object({ maxAddedAmount: dollars }),
  }),
} as const;
