import * as z from 'zod/mini';
import { SHORT_REASONS } from '../../codes/pick.ts';
import { OUT_OF_STOCK } from '../../codes/desk-change.ts';
import { DESK_WAYS } from '../../codes/desk.ts';
import type { OrderId, PickId, ProductId, RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, text, withDefault } from '../wire.ts';
import { acted, workers } from './desk-act.ts';
import { pickBag } from './pick-bag.ts';

const orderId = id<OrderId>();
const pickId = id<PickId>();
const requestId = id<RequestId>();

/** So many orders one person picks at a time. */
export const WAVE_MOST = 6;
/** So long a scan may have waited for a line. */
export const PICK_KEPT_MS = 600_000;

/** `isOver`: there is nothing to pick any more; it was packed, or called off. */
const pickOrder = z.object({
  orderId,
  number: z.string(),
  way: z.enum(DESK_WAYS),
  readyAt: z.nullable(instant),
  outOfStock: z.enum(OUT_OF_STOCK),
  /** Until when its guest may answer a change; null without one. */
  changeUntil: z.nullable(instant),
  isOver: z.boolean(),
});

/**
 * What is to be taken from a shelf for one order. `wanted` = `picked` + `short` + `left`, but where the
 * guest wants less by now than was picked. `short`: is missing, and nobody has settled it yet.
 */
const pickLine = z.object({
  orderId,
  lineId: z.string(),
  productId: id<ProductId>(),
  name: z.string(),
  sku: z.string(),
  options: z.string(),
  ean: z.string(),
  shelf: z.string(),
  wanted: count,
  picked: count,
  short: count,
  left: count,
  reason: z.nullable(z.literal([...SHORT_REASONS])),
});

/** The list that a person picks by; its lines are in the order of the shelves. */
const pick = z.object({
  pickId,
  storeId: id<StoreId>(),
  beganAt: instant,
  orders: z.array(pickOrder),
  lines: z.array(pickLine),
});
/** The list that a person picks by. */
export type Pick = z.output<typeof pick>;

const picking = {
  caller: 'merchant',
  roles: workers,
  failure: 'silent',
  repeat: 'keyed',
} as const;
const ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED', 'KEY_REUSED', 'PICK_NOT_FOUND'] as const;
const picked = z.object({ pick, replay: z.boolean() });
const pieces = z.int().check(z.gte(1), z.lte(99));

/** Goods of supermarkets, from the shelf into the bag. */
export const merchantPickCalls = {
  /** `mine`: the list that the caller has begun. `by`: who picks an order; '' for nobody. */
  merchantPickList: call('/group/merchant/pick/_list', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'The orders of a supermarket that are to be picked, and the list of the caller',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED'],
    request: z.object({ storeId: id<StoreId>() }),
    reply: z.object({
      mine: z.nullable(pick),
      orders: z.array(
        z.object({
          orderId,
          number: z.string(),
          way: z.enum(DESK_WAYS),
          readyAt: z.nullable(instant),
          pieces: count,
          by: z.string(),
          pickId: z.nullable(pickId),
        }),
      ),
    }),
  }),
  /** What somebody else has begun is `PICK_TAKEN {by}`. What the caller has begun goes on, with these orders added. */
  merchantPickBegin: call('/group/merchant/pick/_begin', {
    ...picking,
    summary: 'Begins to pick orders, or goes on with them',
    errors: [
      'ORDER_NOT_FOUND',
      'NO_PERMISSION',
      'DEVICE_REVOKED',
      'KEY_REUSED',
      'ORDER_ENDED',
      'NOT_NOW',
      'PICK_TAKEN',
      'PICK_FULL',
    ],
    request: z.object({
      requestId,
      orderIds: z.array(orderId).check(z.minLength(1), z.maxLength(WAVE_MOST)),
    }),
    reply: picked,
  }),
  /**
   * One of `ean` and `lineId`; the latter for goods without a code, by hand. `at`: when it was read, at
   * most ten minutes ago. What is refused is noted all the same. `EAN_WRONG {found, wanted}`,
   * `WEIGHT_ABOVE {unit, most}` name what it should be.
   */
  merchantPickScan: call('/group/merchant/pick/_scan', {
    ...picking,
    summary: 'Goods are put into the bag',
    errors: [...ERRORS, 'EAN_UNKNOWN', 'EAN_WRONG', 'WEIGHT_ABOVE'],
    request: z.object({
      requestId,
      pickId,
      ean: z.optional(text(200, 1)),
      orderId: z.optional(orderId),
      lineId: z.optional(text(64, 1)),
      quantity: withDefault(pieces, 1),
      grams: z.optional(z.int().check(z.gte(1), z.lte(99_999))),
      at: instant,
    }),
    reply: z.extend(picked, {
      hit: z.object({ orderId, lineId: z.string(), number: z.string(), name: z.string() }),
    }),
  }),
  merchantPickShort: call('/group/merchant/pick/_short', {
    ...picking,
    summary: 'Notes that there is less of a line than was ordered',
    errors: [...ERRORS],
    request: z.object({
      requestId,
      pickId,
      orderId,
      lineId: text(64, 1),
      quantity: pieces,
      reason: z.literal([...SHORT_REASONS]),
    }),
    reply: picked,
  }),
  /** What is left to pick, or missing and not settled, is `PICK_UNFINISHED {left, short}`. */
  merchantPickFinish: call('/group/merchant/pick/_finish', {
    ...picking,
    summary: 'An order is picked and packed: it is ready, with its bags',
    errors: [
      ...ERRORS,
      'ORDER_NOT_FOUND',
      'DESK_ALREADY',
      'ORDER_ENDED',
      'NOT_NOW',
      'CHANGE_OPEN',
      'PICK_UNFINISHED',
    ],
    request: z.object({
      requestId,
      pickId,
      orderId,
      bags: z.array(pickBag).check(z.minLength(1), z.maxLength(9)),
    }),
    reply: acted,
  }),
  /** What was picked stays so, whoever goes on with it. Managers end the list of somebody else. */
  merchantPickLeave: call('/group/merchant/pick/_leave', {
    ...picking,
    summary: 'Ends a list; its orders are free for others',
    errors: [...ERRORS],
    request: z.object({ requestId, pickId }),
    reply: z.object({ replay: z.boolean() }),
  }),
};
