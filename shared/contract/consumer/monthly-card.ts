import * as z from 'zod/mini';
import { couponBusiness } from '../../codes/coupon.ts';
import {
  MEMBER_ORDER_KINDS,
  MEMBER_ORDER_STATES,
  PARTNER_NEEDS,
} from '../../codes/monthly-card.ts';
import { savingsType } from '../../codes/member.ts';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, page, paging, plainId, withDefault } from '../wire.ts';
import { located, storeCard } from './card-shapes.ts';
import { offerKey } from './offers-shapes.ts';

const mine = {
  caller: 'member',
  failure: 'silent',
  repeat: 'read',
  skippedForTourist: true,
} as const;
const open = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;
const write = { caller: 'member', failure: 'silent', repeat: 'keyed' } as const;

const { takeout, market } = couponBusiness.codes;
const business = z.literal([takeout, market]);

/** `quantity` packets of one face; `businessType`: 1 takeout, 3 supermarket. */
const packets = z.array(
  z.object({ businessType: business, amount: dollars, limitAmount: dollars, quantity: count }),
);
/** `limitQty`: -1 for no limit. `price` of a trial is 0. */
const plan = z.object({
  planId: plainId,
  name: z.string(),
  price: dollars,
  originalPrice: dollars,
  days: count,
  packets,
  isTrial: z.boolean(),
  limitQty: z.int(),
  boughtQty: count,
});
/** A plan of the card on sale. */
export type MemberPlan = z.output<typeof plan>;
/** `left`: packs that may still be bought in this cycle, 0 without a card. */
const pack = z.object({ packId: plainId, name: z.string(), price: dollars, packets, left: count });
/** A pack of extra packets on sale. */
export type MemberPack = z.output<typeof pack>;

/** A card that runs, or is to come. */
const card = z.object({
  cardId: id<OrderId>(),
  startAt: instant,
  endAt: instant,
  planName: z.string(),
  isTrial: z.boolean(),
});

/**
 * A packet of a cycle. `status`: 0 not claimed yet, else as of every red packet: 1 may be used, 2
 * used or held by an unpaid order, 3 over.
 */
const redpack = z.object({
  redpackId: offerKey,
  redpackName: z.string(),
  amount: dollars,
  limitAmount: dollars,
  status: count,
  canReceive: z.boolean(),
  isExtra: z.boolean(),
  endTime: instant,
});
/** A packet of a member's cycle. */
export type MemberRedpack = z.output<typeof redpack>;

/** `note`: why it cannot be given back; null where it can, or was never paid. */
const order = z.object({
  orderId: id<OrderId>(),
  kind: z.enum(MEMBER_ORDER_KINDS),
  name: z.string(),
  payAmount: dollars,
  partnerOff: dollars,
  status: z.enum(MEMBER_ORDER_STATES),
  createTime: instant,
  payBefore: instant,
  payTime: z.nullable(instant),
  startAt: z.nullable(instant),
  endAt: z.nullable(instant),
  refundAmount: dollars,
  refundTime: z.nullable(instant),
  canRefund: z.boolean(),
});
/** An order for a card or for a pack. */
export type MemberOrderRecord = z.output<typeof order>;

const ORDER_ERRORS = [
  'MEMBER_PLAN_GONE',
  'MEMBER_LIMIT',
  'TRIAL_USED',
  'PACK_LIMIT',
  'MEMBER_ONLY',
  'MEMBER_ALREADY',
  'UNPAID_TOO_MANY',
  'PRICE_CHANGED',
  'KEY_REUSED',
] as const;

/** The monthly card (spec 002 §1, §6, §7, §9); what orders it is ours (decision MB1). */
export const monthlyCardCalls = {
  memberBasicInfo: call('/activity/member/_get-basic-info', {
    ...mine,
    summary: 'What kind of member the caller is, and until when',
    request: z.object({}),
    /** `packsLeft`: extra packs of this cycle. `isReminderDue`: in the last 3 days of the last card. */
    reply: z.object({
      memberType: z.int(),
      nickname: z.string(),
      marketCardLevel: z.int(),
      takeoutCardLevel: z.int(),
      memberCardList: z.array(card),
      packsLeft: count,
      isReminderDue: z.boolean(),
      autoRenew: z.boolean(),
      serverTime: instant,
    }),
  }),
  /**
   * `cycle`: 0 this one, 1 the one before. `receive`: ids to claim first, of this cycle; the answer
   * is the list after that.
   */
  memberRedpack: call('/activity/member/_get-member-redpack', {
    ...write,
    skippedForTourist: true,
    summary: 'The packets of the caller’s cycle, and claiming them',
    errors: ['MEMBER_ONLY', 'MEMBER_PACKET_GONE', 'KEY_REUSED'],
    request: z.object({
      businessType: business,
      cycle: withDefault(z.int().check(z.gte(0), z.lte(24)), 0),
      receive: z.optional(z.array(offerKey).check(z.minLength(1), z.maxLength(50))),
    }),
    reply: z.object({
      result: z.array(redpack),
      cycleEndAt: z.nullable(instant),
      nextCycleAt: z.nullable(instant),
    }),
  }),
  memberPlusList: call('/activity/member/plus/_list', {
    ...open,
    summary: 'Plans of the card and packs of extra packets on sale',
    request: z.object({}),
    reply: z.object({ plans: z.array(plan), packs: z.array(pack) }),
  }),
  /** Without `planId`: the first plan that is no trial. `note`: why it cannot be opened. */
  memberOpenInfo: call('/activity/member/order/_get-member-open-info', {
    ...mine,
    summary: 'What opening the card now costs, and when it would be valid',
    errors: ['MEMBER_PLAN_GONE'],
    request: z.object({ planId: z.optional(plainId) }),
    reply: z.object({
      planId: plainId,
      price: dollars,
      partnerOff: dollars,
      payAmount: dollars,
      startAt: instant,
      endAt: instant,
      agreementId: z.string(),
      canOpen: z.boolean(),
      note: z.nullable(z.string()),
    }),
  }),
  /** `purchaseLeft`: how often the plan may still be bought; -1 for no limit. */
  memberContinueInfo: call('/activity/member/order/_get-member-continue-info', {
    ...mine,
    summary: 'What a renewal costs and until when it would be valid',
    errors: ['MEMBER_PLAN_GONE'],
    request: z.object({}),
    reply: z.object({
      isMember: z.boolean(),
      endAt: z.nullable(instant),
      newEndAt: instant,
      payAmount: dollars,
      purchaseLeft: z.int(),
    }),
  }),
  memberSettingInfo: call('/activity/member/order/_get-setting-merge-info', {
    ...open,
    summary: 'The numbers and the texts of the card',
    request: z.object({}),
    /** `autoRenew`: whether a card may be renewed by itself here, and is only where that was ticked. */
    reply: z.object({
      days: count,
      extraPackLimit: count,
      trialDays: count,
      reminderDays: count,
      autoRenew: z.boolean(),
      texts: z.array(z.object({ title: z.string(), text: z.string() })),
    }),
  }),
  memberPartner: call('/activity/member/cooperation/get_effective_activity', {
    ...open,
    summary: 'A partner’s offer that takes something off the card',
    request: z.object({}),
    reply: z.object({
      activity: z.nullable(
        z.object({
          id: plainId,
          name: z.string(),
          off: dollars,
          until: z.nullable(instant),
          needs: z.enum(PARTNER_NEEDS),
        }),
      ),
    }),
  }),
  memberStoreList: call('/takeouts/store/near/_member_store_list', {
    ...open,
    summary: 'Stores that deliver to a place and take packets of the card',
    request: z.object({ ...located, businessType: withDefault(business, takeout), ...paging }),
    reply: page(storeCard),
  }),
  /**
   * `type`: 1 this cycle, by rule; 2 in all, by month. `paid`: what the cards of that time cost. `habit`: what
   * the caller orders a month, from the last 90 days.
   */
  memberSaveMoney: call('/takeouts/order/_save_money_detail', {
    ...mine,
    summary: 'What packets of the card have saved the caller',
    request: z.object({ type: z.literal(Object.values(savingsType.codes)) }),
    reply: z.object({
      amount: dollars,
      number: count,
      paid: dollars,
      list: z.array(z.object({ label: z.string(), amount: dollars, number: count })),
      habit: z.array(z.object({ businessType: business, orders: count, spend: dollars })),
    }),
  }),
  /**
   * `itemId`: of a plan or a pack. The same thing ordered again while its order waits for its
   * payment is that order. A trial costs nothing, and begins with its order.
   */
  memberOrderCreate: call('/activity/member/order/_create', {
    ...write,
    summary: 'Orders a card, a trial or a pack, to be paid within 15 minutes as a MEMBER_ORDER',
    errors: ORDER_ERRORS,
    request: z.object({
      itemId: plainId,
      payAmount: dollars,
      autoRenew: withDefault(z.boolean(), false),
    }),
    reply: z.object({
      orderId: id<OrderId>(),
      payAmount: dollars,
      payBefore: instant,
      isPaid: z.boolean(),
      serverTime: instant,
    }),
  }),
  memberOrderCancel: call('/activity/member/order/_cancel', {
    ...write,
    summary: 'Closes an unpaid order, or gives a paid card back while that is possible',
    errors: ['ORDER_NOT_FOUND', 'MEMBER_NO_REFUND', 'KEY_REUSED'],
    request: z.object({ orderId: id<OrderId>() }),
    reply: z.object({ refundAmount: dollars }),
  }),
  /** `orderId`: that one only, whatever became of it; the whole list leaves out what was never paid. */
  memberOrderList: call('/activity/member/order/_list', {
    ...mine,
    summary: 'Cards and packs that the caller ordered, newest first',
    request: z.object({ orderId: z.optional(id<OrderId>()), ...paging }),
    reply: z.object({ ...page(order).shape, serverTime: instant }),
  }),
  memberSetAutoRenew: call('/activity/member/order/_set-auto-renew', {
    ...write,
    summary: 'Lets the card be renewed by itself, or ends that',
    errors: ['MEMBER_ONLY', 'KEY_REUSED'],
    request: z.object({ autoRenew: z.boolean() }),
    reply: z.object({ autoRenew: z.boolean() }),
  }),
} as const;
