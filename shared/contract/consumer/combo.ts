import * as z from 'zod/mini';
import {
  COMBO_ORDER_STATES,
  COMBO_PAGE,
  COMBO_STATES,
  MOST_COMBO_GROUPS,
} from '../../codes/combo.ts';
import { couponBusiness } from '../../codes/coupon.ts';
import { offerList } from '../../codes/offer-list.ts';
import type { OrderId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, page, paging, plainId, withDefault } from '../wire.ts';
import { offerKey } from './offers-shapes.ts';
import { MOST_LINES, priceBodyOf } from './order-shapes.ts';

const open = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;
const mine = { caller: 'member', failure: 'silent', repeat: 'read' } as const;
const write = { caller: 'member', failure: 'silent', repeat: 'keyed' } as const;

const { takeout, group: deals, market } = couponBusiness.codes;
const business = z.literal([takeout, deals, market]);

/** `chance`: in parts of 10,000. */
const odds = z.array(z.object({ amount: dollars, chance: count }));

/** Pieces of one face; `most`: what one of them may grow to. */
const pieces = z.array(
  z.object({
    businessType: business,
    amount: dollars,
    limitAmount: dollars,
    quantity: count,
    most: dollars,
    odds,
  }),
);
/** `stock`, `limitQty`: -1 for any number. `worth`: the sum of the plain faces. `withdrawals`: how often a piece may be withdrawn. */
const group = z.object({
  groupId: plainId,
  name: z.string(),
  price: dollars,
  worth: dollars,
  pieces,
  stock: z.int(),
  limitQty: z.int(),
  boughtQty: count,
  businessTypes: z.string(),
  validDays: count,
  withdrawals: count,
  isRefundable: z.boolean(),
});
/** A coupon group on sale. */
export type ComboGroup = z.output<typeof group>;

/**
 * A piece. `isHeld`: an unpaid order holds it. `expandedAmount`: null while it is plain.
 * `refundAmount`: what came back because nobody used it.
 */
const piece = z.object({
  id: offerKey,
  orderId: id<OrderId>(),
  businessType: business,
  state: z.enum(COMBO_STATES),
  isHeld: z.boolean(),
  amount: dollars,
  limitAmount: dollars,
  expandedAmount: z.nullable(dollars),
  most: dollars,
  odds,
  withdrawalsLeft: count,
  canExpand: z.boolean(),
  canWithdraw: z.boolean(),
  endTime: z.nullable(instant),
  usedTime: z.nullable(instant),
  refundAmount: dollars,
});
/** A piece of a group. */
export type ComboPiece = z.output<typeof piece>;

const order = z.object({
  orderId: id<OrderId>(),
  groupId: plainId,
  name: z.string(),
  quantity: count,
  payAmount: dollars,
  status: z.enum(COMBO_ORDER_STATES),
  createTime: instant,
  payBefore: instant,
  payTime: z.nullable(instant),
  endAt: z.nullable(instant),
  refundAmount: dollars,
  refundTime: z.nullable(instant),
  canRefund: z.boolean(),
});
/** An order of coupon groups. */
export type ComboOrder = z.output<typeof order>;

const draw = z.object({
  drawId: plainId,
  id: offerKey,
  amount: dollars,
  expandedAmount: dollars,
  at: instant,
  withdrawnAt: z.nullable(instant),
});
/** An expansion, and when it was withdrawn. */
export type ComboDraw = z.output<typeof draw>;

/** Coupon groups and the combo coupons in them (spec 002 §1, §4, §7); order list, order and record are ours. */
export const comboCalls = {
  /** `storeId`: with `pageType` 2 only groups of which that store takes a piece, else those first. */
  comboGroups: call('/activity/coupon/group/_get', {
    ...open,
    summary: 'Coupon groups on sale, with what their pieces may grow to and the odds',
    request: z.object({
      storeId: z.optional(plainId),
      isFilterSellout: withDefault(z.boolean(), false),
      pageType: withDefault(z.literal(Object.values(COMBO_PAGE)), COMBO_PAGE.index),
    }),
    reply: z.object({ result: z.array(group) }),
  }),
  /**
   * `group` null: none would lower the order. `saves`: what its best piece, not expanded, takes off
   * beyond the chosen offers; `priceAfter`: the order then, without the group's own price.
   */
  comboCombinePay: call('/activity/coupon/group/_get_combine_pay_group', {
    ...mine,
    skippedForTourist: true,
    summary: 'The coupon group of which one piece would lower an order most',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ storeId: id<StoreId>(), order: z.object(priceBodyOf(MOST_LINES)) }),
    reply: z.object({ group: z.nullable(group), saves: dollars, priceAfter: dollars }),
  }),
  /** The same ordered again while it waits for its payment is that order; another quantity takes its place. */
  comboBuy: call('/activity/coupon/order/_buy', {
    ...write,
    summary: 'Orders coupon groups, to be paid within 15 minutes as a COUPON_BOOM_ORDER',
    errors: ['COMBO_OVER', 'COMBO_SOLD_OUT', 'COMBO_LIMIT', 'UNPAID_TOO_MANY', 'KEY_REUSED'],
    request: z.object({
      groupId: plainId,
      quantity: withDefault(z.int().check(z.gte(1), z.lte(MOST_COMBO_GROUPS)), 1),
    }),
    reply: z.object({
      orderId: id<OrderId>(),
      payAmount: dollars,
      payBefore: instant,
      serverTime: instant,
    }),
  }),
  comboCancel: call('/activity/coupon/order/_cancel', {
    ...write,
    summary:
      'Closes an unpaid order of coupon groups, or gives a paid one back while that is possible',
    errors: ['ORDER_NOT_FOUND', 'COMBO_NO_REFUND', 'KEY_REUSED'],
    request: z.object({ orderId: id<OrderId>() }),
    reply: z.object({ refundAmount: dollars }),
  }),
  comboOrderList: call('/activity/coupon/order/_list', {
    ...mine,
    summary: 'Coupon groups that the caller ordered, newest first',
    request: z.object({ ...paging }),
    reply: z.object({ ...page(order).shape, serverTime: instant }),
  }),
  comboOrderGet: call('/activity/coupon/order/_get', {
    ...mine,
    summary: 'One order of coupon groups with its pieces',
    errors: ['ORDER_NOT_FOUND'],
    request: z.object({ orderId: id<OrderId>() }),
    reply: z.object({ order, pieces: z.array(piece), serverTime: instant }),
  }),
  comboDrawList: call('/activity/coupon/draw/_list', {
    ...mine,
    summary: 'Every expansion of the caller’s pieces, and when it was withdrawn, newest first',
    request: z.object({ ...paging }),
    reply: page(draw),
  }),
  /** `dataType` as of every list of offers; 4 also holds what was cancelled by itself. */
  comboPieces: call('/activity/activity/voucher/_get-buyer-explosive-red-package-list', {
    ...mine,
    summary: 'The caller’s combo coupons',
    request: z.object({
      dataType: withDefault(z.literal(Object.values(offerList.codes)), offerList.codes.usable),
      ...paging,
    }),
    reply: page(piece),
  }),
  comboGuide: call('/activity/activity/voucher/_explosive_voucher_guide_switch', {
    ...open,
    summary: 'Whether the cart shows the tag that leads to combo coupons',
    request: z.object({}),
    reply: z.object({ value: z.literal([0, 1]) }),
  }),
  /** An expanded piece answers with the draw that it has. `reason` of COMBO_STATE: the core’s. */
  comboExpand: call('/activity/platform/redpack/_expand', {
    ...write,
    summary: 'Expands a piece: the server draws by the published odds, once',
    errors: ['COMBO_NOT_FOUND', 'COMBO_STATE', 'COMBO_HELD', 'KEY_REUSED'],
    request: z.object({ id: offerKey }),
    reply: z.object({ expandedAmount: dollars, drawId: plainId }),
  }),
  comboRevoke: call('/activity/platform/redpack/_revokeExpand', {
    ...write,
    summary: 'Takes an expansion back; the piece keeps its expiry',
    errors: ['COMBO_NOT_FOUND', 'COMBO_STATE', 'COMBO_HELD', 'KEY_REUSED'],
    request: z.object({ id: offerKey }),
    reply: z.object({ withdrawalsLeft: count, isBarred: z.boolean() }),
  }),
} as const;
