import * as z from 'zod/mini';
import { READY_MINUTES, REFUSE_REASONS, STORE_RUNNERS } from '../../codes/desk.ts';
import { OUT_FOR } from '../../codes/sold-out.ts';
import { SCAN_SOURCES } from '../../codes/group-order.ts';
import { STORE_KINDS } from '../../codes/store-kind.ts';
import { STREAM_ENDS } from '../../codes/stream-end.ts';
import type { OperatorId, OrderId, ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import {
  count,
  dollars,
  id,
  instant,
  page,
  paging,
  plainId,
  rawText,
  text,
  withDefault,
} from '../wire.ts';
import { ACT_ERRORS, act, acted, acting, deciders } from './desk-act.ts';
import { deskEvent, deskOrder, deskPrint, deskRequest, deskRun, deskStore } from './desk-shapes.ts';

export type { DeskEvent, DeskOrder, DeskPrint, DeskStoreRow } from './desk-shapes.ts';

const storeIds = z.array(id<StoreId>()).check(z.minLength(1), z.maxLength(20));
const orderId = id<OrderId>();
const minutes = z.int().check(z.gte(READY_MINUTES.least), z.lte(READY_MINUTES.most));
/** Up to where a desk knows each store's feed. */
const cursor = z.string().check(z.maxLength(2000));

const reading = { caller: 'merchant', failure: 'silent', repeat: 'read' } as const;
/** A dish of an order, or a size or an option that it was chosen with. */
const outOfOrder = z
  .object({
    productId: id<ProductId>(),
    skuId: z.optional(plainId),
    optionId: z.optional(plainId),
    until: z.enum(OUT_FOR),
  })
  .check(z.refine(({ skuId, optionId }) => skuId === undefined || optionId === undefined));

/** What happened since a cursor. `isGap`: too much, or it is too long ago: the board is to be read anew. */
export const deskMessage = z.object({
  events: z.array(deskEvent),
  cursor,
  isGap: z.boolean(),
  stores: z.array(deskStore),
  serverTime: instant,
});

/** The desk of takeaway stores and supermarkets (decisions DA1–DA32). */
export const merchantDeskCalls = {
  merchantDeskBoard: call('/group/merchant/desk/_board', {
    inKitchen: true,
    ...reading,
    summary: 'Open orders of stores, with those that ended on this business day where asked',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED'],
    request: z.object({
      storeIds: z.optional(storeIds),
      withDone: withDefault(z.boolean(), false),
    }),
    /** `isCut`: there are more open orders than a board holds. */
    reply: z.object({
      orders: z.array(deskOrder),
      isCut: z.boolean(),
      stores: z.array(deskStore),
      cursor,
      serverTime: instant,
    }),
  }),
  merchantDeskChanges: call('/group/merchant/desk/_changes', {
    inKitchen: true,
    ...reading,
    summary: 'What happened at stores since a cursor',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED', 'CURSOR_INVALID'],
    request: z.object({ cursor }),
    reply: deskMessage,
  }),
  /** One message for each time that something happens, and one every 15 seconds without. */
  merchantDeskStream: call('/group/merchant/desk/_stream', {
    inKitchen: true,
    ...reading,
    repeat: 'never',
    summary: 'What happens at stores from a cursor on, as it happens',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED', 'CURSOR_INVALID', 'TOO_MANY_CALLS'],
    request: z.object({ cursor }),
    messages: deskMessage,
    reply: z.object({ over: z.enum(STREAM_ENDS) }),
  }),
  merchantDeskGet: call('/group/merchant/desk/_get', {
    ...reading,
    summary: 'One order with its price, its log, and whom to call',
    errors: ['ORDER_NOT_FOUND', 'DEVICE_REVOKED'],
    request: z.object({ orderId }),
    reply: z.object({
      order: deskOrder,
      bill: z.object({
        goodsAmtn: dollars,
        feesAmtn: dollars,
        reductionAmtn: dollars,
        totalAmtn: dollars,
        refundAmtn: dollars,
      }),
      timeline: z.array(z.object({ at: instant, text: z.string(), by: z.string() })),
      /** Its papers; none where its store has no printer. */
      prints: z.array(deskPrint),
      /** Only while the store itself brings the order, and only then with the address. */
      contact: z.nullable(z.object({ name: z.string(), phone: z.string(), address: z.string() })),
      /** What could still go back. `isWholeOnly`: not by pieces. */
      money: z.object({ leftAmtn: dollars, leftGoldAmtn: dollars, isWholeOnly: z.boolean() }),
      /** What its guest asks back, while the store has not answered. */
      request: z.nullable(deskRequest),
      run: z.nullable(deskRun),
      serverTime: instant,
    }),
  }),
  merchantDeskHistory: call('/group/merchant/desk/_history', {
    ...reading,
    summary: 'Orders of stores that ended, newest first, or those of a number',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED'],
    request: z.object({
      storeIds: z.optional(storeIds),
      kind: z.optional(z.enum(STORE_KINDS)),
      from: z.optional(instant),
      to: z.optional(instant),
      keyword: withDefault(text(40), ''),
      ...paging,
    }),
    reply: z.extend(page(deskOrder), {
      sum: z.object({ count, amount: dollars, refundAmount: dollars }),
    }),
  }),
  merchantDeskAccept: call('/group/merchant/desk/_accept', {
    ...acting,
    summary: 'Accepts an order, with the minutes until it is ready',
    errors: [...ACT_ERRORS],
    request: z.extend(act, { readyInMinutes: z.optional(minutes) }),
    reply: acted,
  }),
  /** Everything goes back to the guest, who reads the reason. */
  merchantDeskRefuse: call('/group/merchant/desk/_refuse', {
    ...acting,
    summary: 'Refuses an order',
    errors: [...ACT_ERRORS],
    request: z.extend(act, {
      reason: z.literal([...REFUSE_REASONS]),
      note: withDefault(text(100), ''),
      /** Dishes of the order that are out from now on; or only a size or an option of theirs. */
      soldOut: withDefault(z.array(outOfOrder).check(z.maxLength(100)), []),
    }),
    reply: acted,
  }),
  /** Minutes from now; at most as many as an order may take after it was accepted. */
  merchantDeskSetReady: call('/group/merchant/desk/_set-ready', {
    ...acting,
    summary: 'Tells another time at which an order will be ready',
    errors: [...ACT_ERRORS],
    request: z.extend(act, { readyInMinutes: minutes }),
    reply: acted,
  }),
  merchantDeskReady: call('/group/merchant/desk/_ready', {
    inKitchen: true,
    ...acting,
    summary: 'An order is ready',
    errors: [...ACT_ERRORS],
    request: act,
    reply: acted,
  }),
  merchantDeskUnready: call('/group/merchant/desk/_unready', {
    inKitchen: true,
    ...acting,
    summary: 'An order is not ready after all, within ten minutes',
    errors: [...ACT_ERRORS],
    request: act,
    reply: acted,
  }),
  /**
   * `input`: what was scanned or typed; an order for pickup needs its code or its QR code, or the PIN of
   * a manager or an owner with its number (`PIN_ASKED`).
   */
  merchantDeskHandOver: call('/group/merchant/desk/_hand-over', {
    ...acting,
    summary: 'Gives an order to its guest or its rider',
    errors: [
      ...ACT_ERRORS,
      'CODE_WRONG',
      'WRONG_ORDER',
      'OTHER_STORE',
      'PIN_ASKED',
      'TOO_MANY_TRIES',
      'PIN_WRONG',
      'PIN_LOCKED',
      'PIN_NOT_SET',
      'STAFF_NOT_FOUND',
    ],
    request: z.extend(act, {
      input: withDefault(text(200), ''),
      source: withDefault(z.enum(SCAN_SOURCES), 'MANUAL'),
      approval: z.optional(z.object({ operatorId: id<OperatorId>(), pin: rawText(12) })),
    }),
    reply: acted,
  }),
  /** Only a store of the demonstration has somebody else to run it. */
  merchantDeskRun: call('/group/merchant/desk/_run', {
    ...acting,
    roles: deciders,
    summary: 'Takes a store from the demonstration, or gives it back',
    errors: ['NO_PERMISSION', 'STORE_NOT_FOUND', 'DEVICE_REVOKED'],
    request: z.object({ storeId: id<StoreId>(), runBy: z.enum(STORE_RUNNERS) }),
    reply: z.object({ store: deskStore }),
  }),
};
