import * as z from 'zod/mini';
import {
  SLOT_GUESTS_MOST,
  SLOT_MINUTES,
  SLOT_SEATS_MOST,
  SUBSCRIBE_TYPES,
} from '../../codes/group-order.ts';
import type { ProductId, RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { PRODUCT_CATEGORIES, useTime, validity } from '../consumer/group-product.ts';
import { dealNote, shownDealTexts } from './deal-texts.ts';
import { count, day, dollars, id, instant, page, paging, text, withDefault } from '../wire.ts';

/** Which products a list shows: on sale, taken off, sold out while on sale, write-off stopped. */
export const PRODUCT_STATES = ['ALL', 'ON', 'OFF', 'SOLD_OUT', 'BLOCKED'] as const;
/** The state of a product. */
export type ProductState = (typeof PRODUCT_STATES)[number];
/** Orders of the list. `DEFAULT`: on sale first, then by name. */
export const PRODUCT_SORTS = [
  'DEFAULT',
  'SOLD',
  'STOCK',
  'PRICE_LOW',
  'PRICE_HIGH',
  'ENDING',
] as const;
/** An order of the merchant’s products. */
export type MerchantProductSort = (typeof PRODUCT_SORTS)[number];
/** What a switch of a product changes: whether it is sold, whether its vouchers are written off. */
export const PRODUCT_SWITCHES = ['isShelf', 'isBlocked'] as const;
/** A switch of a product that a merchant may set. */
export type ProductSwitch = (typeof PRODUCT_SWITCHES)[number];

/** What the log of a product names: its switches, and the terms of its visits. */
export const PRODUCT_CHANGES = [...PRODUCT_SWITCHES, 'slots'] as const;
/** What was changed of a product. */
export type ProductChange = (typeof PRODUCT_CHANGES)[number];

/** Terms of booked visits: a slot every `minutes`, seats of a slot, guests of one party. */
const slotTerms = z.object({
  minutes: z.literal(SLOT_MINUTES),
  capacity: z.int().check(z.gte(1), z.lte(SLOT_SEATS_MOST)),
  mostGuests: z.int().check(z.gte(1), z.lte(SLOT_GUESTS_MOST)),
});

const category = z.enum(PRODUCT_CATEGORIES);

const row = {
  productId: id<ProductId>(),
  productName: z.string(),
  productImg: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
  isShelf: z.boolean(),
  isBlocked: z.boolean(),
  price: dollars,
  originalPrice: dollars,
  timesTotal: count,
  /** -1 is no limit (decision G7). */
  stock: z.int(),
  validity,
  storeCount: count,
  /** Sold in all: not for cashiers. */
  sold: z.optional(count),
};
const productRow = z.object(row);
/** A product in the merchant’s list. */
export type MerchantProductRow = z.output<typeof productRow>;

/**
 * Vouchers of a product by what became of them, in uses where a voucher has several. Not for
 * cashiers.
 */
const figures = z.object({
  sold: count,
  vouchers: count,
  usesRedeemed: count,
  usesLeft: count,
  usesExpired: count,
  refunded: count,
  /** The last 30 days at UTC+8, today last: vouchers paid for, uses written off. */
  days: z.array(z.object({ day, sold: count, redeemed: count })),
});
/** The figures of a product. */
export type ProductFigures = z.output<typeof figures>;

/** Terms of visits as they are shown, also those that were set under other limits. */
const shownSlots = z.object({ minutes: count, capacity: count, mostGuests: count });

/** `value`: of a switch. `slots`: what the terms of visits became. */
const change = z.object({
  at: instant,
  field: z.enum(PRODUCT_CHANGES),
  value: z.boolean(),
  slots: z.nullable(shownSlots),
  operatorName: z.string(),
  deviceName: z.string(),
  note: z.string(),
});

/** One product whole. What a role may not see is not there. */
const merchantProduct = z.object({
  ...row,
  pictures: z.array(z.string()),
  description: z.string(),
  contents: z.array(z.object({ name: z.string(), quantity: count, price: dollars })),
  rules: z.array(z.string()),
  /** Description and rules in both languages, for who may edit them. */
  texts: z.optional(shownDealTexts),
  /** What the till shows its staff before a write-off. */
  notes: z.array(dealNote),
  stores: z.array(z.object({ storeId: id<StoreId>(), storeName: z.string(), address: z.string() })),
  useTime,
  isRefundAnytime: z.boolean(),
  isAutoRefund: z.boolean(),
  checkSubscribeType: z.enum(SUBSCRIBE_TYPES),
  /** Of its visits; null where none are booked. */
  slots: z.nullable(shownSlots),
  limitCount: z.int(),
  minPurchase: count,
  score: z.nullable(z.number()),
  /** The version that an edit names; sales do not count it. */
  seq: count,
  figures: z.optional(figures),
  /** Of one voucher: owners only (decision D10). `commissionRate`: 0 to 1. */
  settlement: z.optional(
    z.object({ commissionRate: z.number(), platformCommission: dollars, settleAmount: dollars }),
  ),
  /**
   * Whether the caller may use the switches; who used them before, newest first: not for cashiers.
   */
  canSwitch: z.boolean(),
  changes: z.array(change),
  today: day,
});
/** A product with everything that its page shows. */
export type MerchantProduct = z.output<typeof merchantProduct>;

/** Products as the merchant sees them. */
export const merchantProductCalls = {
  /**
   * Products that can be used where the caller works (decisions A3, A5, B21). `states` counts each
   * state under the other filters.
   */
  merchantProductList: call('/group/merchant/product/_list', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'Products of the merchant',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED'],
    request: z.object({
      state: withDefault(z.enum(PRODUCT_STATES), 'ALL'),
      category: withDefault(category, 'all'),
      keyword: z.optional(text(50)),
      sort: withDefault(z.enum(PRODUCT_SORTS), 'DEFAULT'),
      storeIds: withDefault(z.array(id<StoreId>()).check(z.maxLength(200)), []),
      ...paging,
    }),
    reply: z.extend(page(productRow), {
      states: z.array(z.object({ state: z.enum(PRODUCT_STATES), count })),
      today: day,
    }),
  }),
  merchantProductGet: call('/group/merchant/product/_get', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'One product with its terms, stores and sales',
    errors: ['PRODUCT_NOT_FOUND', 'DEVICE_REVOKED'],
    request: z.object({ productId: id<ProductId>() }),
    reply: merchantProduct,
  }),
  /**
   * On or off sale, write-off stopped or open: an owner's act, or that of a manager of every store
   * of the product (decision A3). Prices and stock are edited by `_edit`. The same `requestId`
   * is one act.
   */
  merchantProductSwitch: call('/group/merchant/product/_switch', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    summary: 'Takes a product on or off sale, stops or opens its write-off',
    errors: ['PRODUCT_NOT_FOUND', 'NO_PERMISSION', 'REQUEST_REUSED', 'DEVICE_REVOKED'],
    request: z.object({
      requestId: id<RequestId>(),
      productId: id<ProductId>(),
      field: z.enum(PRODUCT_SWITCHES),
      value: z.boolean(),
      note: withDefault(text(200), ''),
    }),
    reply: z.object({ productId: id<ProductId>(), isShelf: z.boolean(), isBlocked: z.boolean() }),
  }),
  /**
   * Sets the terms of the visits of a deal that is booked, for who may use its switches. Booked visits
   * stay; a party is never larger than a slot. The same `requestId` is one act.
   */
  merchantProductSlots: call('/group/merchant/product/_slots', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    summary: 'Sets the terms of booked visits',
    errors: [
      'PRODUCT_NOT_FOUND',
      'PRODUCT_NOT_BOOKED',
      'PARTY_TOO_BIG',
      'NO_PERMISSION',
      'REQUEST_REUSED',
      'DEVICE_REVOKED',
    ],
    request: z.extend(slotTerms, { requestId: id<RequestId>(), productId: id<ProductId>() }),
    reply: slotTerms,
  }),
};
