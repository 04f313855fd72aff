import * as z from 'zod/mini';
import type { ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import {
  choiceReply,
  claimableCoupon,
  ofBusiness,
  offerKey,
  ownedCoupon,
  walletRequest,
} from './offers-shapes.ts';
import { MOST_LINES, priceBodyOf } from './order-shapes.ts';
import { count, dollars, id, instant, page, withDefault } from '../wire.ts';

const mine = {
  caller: 'member',
  failure: 'silent',
  repeat: 'read',
  skippedForTourist: true,
} as const;
/**
 * `order`: the order that the coupons are chosen for; without one they are judged by store and time
 * alone.
 */
const choiceRequest = z.object({
  storeId: id<StoreId>(),
  order: withDefault(z.nullable(z.object(priceBodyOf(MOST_LINES))), null),
});
const wallet = page(ownedCoupon);
/**
 * In the chat app a voucher is received with this scope (spec 002 §7; `RECEIVE_SCOPE_IN_CHAT` of
 * the rules).
 */
const RECEIVE_SCOPE = 'share';
/** Why a coupon cannot be claimed. */
export const RECEIVE_ERRORS = [
  'CANNOT_RECEIVE',
  'RECEIVE_NOT_STARTED',
  'RECEIVE_OVER',
  'RECEIVE_SOLD_OUT',
  'RECEIVE_LIMIT',
  'RECEIVE_NEW_ONLY',
  'KEY_REUSED',
] as const;

/**
 * A member's vouchers, red packets and free-delivery packets: their own, those to claim, and those to choose
 * from at checkout (spec 001 §7, spec 002 §7).
 */
export const offersCalls = {
  voucherList: call('/activity/activity/voucher/_get-buyer-voucher-list', {
    ...mine,
    summary: 'Vouchers of the caller: `dataType` as in `codes/offer-list.ts`',
    request: walletRequest,
    reply: wallet,
  }),
  redpackList: call('/activity/activity/voucher/v2/_get-buyer-redpack-list', {
    ...mine,
    summary: 'Red packets of the caller',
    request: walletRequest,
    reply: wallet,
  }),
  /**
   * The records of free-delivery packets: those that pay the whole fee and those that take an
   * amount off it.
   */
  reduceList: call('/activity/platform/reduce/_get-buyer-reduce-record-list', {
    ...mine,
    summary: 'Free-delivery packets of the caller',
    request: walletRequest,
    reply: wallet,
  }),
  /** Usable ones. `…Expiring`: those among them that end within three days. */
  voucherAndRedpackCount: call('/activity/activity/voucher/_get-buyer-voucher-and-redpack-count', {
    ...mine,
    summary: 'How many coupons of each kind the caller may use',
    request: z.object({ businessType: ofBusiness }),
    reply: z.object({
      voucherCount: count,
      redpackCount: count,
      reduceCount: count,
      voucherExpiring: count,
      redpackExpiring: count,
      reduceExpiring: count,
      nextExpireTime: z.nullable(instant),
    }),
  }),
  buyerStoreVouchers: call('/activity/activity/voucher/_get-buyer-store-voucher-list', {
    ...mine,
    summary: 'Vouchers to choose from for an order of a store',
    errors: ['STORE_NOT_FOUND'],
    request: choiceRequest,
    reply: choiceReply,
  }),
  buyerStoreRedPackets: call('/activity/activity/voucher/_get_buyer_store_red_packet_list', {
    ...mine,
    summary: 'Red packets to choose from for an order of a store',
    errors: ['STORE_NOT_FOUND'],
    request: choiceRequest,
    reply: choiceReply,
  }),
  buyerStoreReduces: call('/activity/platform/reduce/_get-buyer-store-reduce-list', {
    ...mine,
    summary: 'Free-delivery packets to choose from for an order of a store',
    errors: ['STORE_NOT_FOUND'],
    request: choiceRequest,
    reply: choiceReply,
  }),
  /** Visitors see what there is; claiming needs a sign-in. */
  storeVouchers: call('/activity/activity/voucher/v2/_get-store-voucher-list', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Coupons of a store to claim',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ storeId: id<StoreId>() }),
    reply: z.object({ result: z.array(claimableCoupon) }),
  }),
  /**
   * The best coupon for each deal of a store, the caller's own or one to claim there (`isReceived`
   * false): `payAmount` is what `quantity` pieces, the fewest that can be bought, cost with it.
   * Deals that no coupon makes cheaper are left out.
   */
  listStoreProductDiscount: call('/activity/activity/voucher/_list_store_product_discount', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'What coupons make of the deals of a store',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({
      storeId: id<StoreId>(),
      productIds: z.optional(z.array(id<ProductId>()).check(z.maxLength(50))),
    }),
    reply: z.object({
      result: z.array(
        z.object({
          productId: id<ProductId>(),
          voucherId: offerKey,
          couponName: z.string(),
          amount: z.nullable(dollars),
          limitAmount: dollars,
          quantity: count,
          savingAmtn: dollars,
          payAmount: dollars,
          isReceived: z.boolean(),
        }),
      ),
    }),
  }),
  /**
   * One of both: `voucherId` of a coupon to claim, or `shareId` of an order's shared red packet.
   */
  receiveVoucher: call('/activity/activity/voucher/_receive-voucher', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    socialScope: RECEIVE_SCOPE,
    summary: 'Claims one piece of a coupon, or a red packet that a friend shared',
    errors: [...RECEIVE_ERRORS, 'SHARE_OWN', 'SHARE_NOT_OPEN', 'SHARE_ORDER_OVER'],
    request: z.object({ voucherId: z.optional(offerKey), shareId: z.optional(offerKey) }),
    reply: z.object({ result: ownedCoupon }),
  }),
  receiveStoreRedpack: call('/orgs/cheap/league/redpack/_receive_store_redpack', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Claims the red packets of a store, each once',
    errors: ['STORE_NOT_FOUND', ...RECEIVE_ERRORS],
    request: z.object({ storeId: id<StoreId>() }),
    reply: z.object({ result: z.array(ownedCoupon), amount: dollars }),
  }),
  newlyReceive: call('/activity/newly/_receive', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    skippedForTourist: true,
    summary: 'Gives a new member their red packets, each once',
    errors: RECEIVE_ERRORS,
    request: z.object({}),
    reply: z.object({ result: z.array(ownedCoupon), amount: dollars }),
  }),
} as const;
