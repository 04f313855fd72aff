import * as z from 'zod/mini';
import { NO_SLOTS, TABLE_NOTE_MOST } from '../../codes/group-order.ts';
import type { OrderId, ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, day, id, instant, text } from '../wire.ts';

const partySize = z.int().check(z.gte(1), z.lte(99));
/** When guests come, how many, and where (decision D4); null where the store was not asked for. */
export const booking = z.object({
  at: instant,
  partySize,
  storeId: z.nullable(id<StoreId>()),
});
/** A booking of a visit: time, party and store. */
export type Booking = z.output<typeof booking>;

/** A visit as it is asked for. `time`: of the day at UTC+8, where a slot begins. `storeId`: the first of the deal where it is left out. */
export const visit = z.object({
  day,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  partySize,
  storeId: z.optional(id<StoreId>()),
});
/** A visit as it is asked for. */
export type Visit = z.output<typeof visit>;

/** Visits of deals that are booked: slots of a day, booking and moving. */
export const groupVisitCalls = {
  /**
   * When a deal can be visited on a day. `reason`: why there is no slot; `left`: seats of a slot.
   * `orderId`: an order of the caller, whose vouchers say how long they are valid.
   */
  groupOrderSlots: call('/group/order/_slots', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Slots of a day for a visit',
    errors: ['PRODUCT_NOT_FOUND', 'STORE_NOT_FOUND'],
    request: z.object({
      productId: id<ProductId>(),
      storeId: id<StoreId>(),
      day,
      orderId: z.optional(id<OrderId>()),
    }),
    reply: z.object({
      reason: z.nullable(z.enum(NO_SLOTS)),
      mostGuests: count,
      slots: z.array(z.object({ time: z.string(), left: count })),
    }),
  }),
  /** Leaves a note for the table of a buffet, in place of the one before; '' takes it away. */
  groupOrderTableNote: call('/group/order/_table-note', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'What the table should know',
    errors: ['ORDER_NOT_FOUND', 'NOTE_TOO_LATE'],
    request: z.object({ orderId: id<OrderId>(), note: text(TABLE_NOTE_MOST, 0) }),
    reply: z.object({ tableNote: z.string() }),
  }),
  /**
   * Books the visit of an order, or moves it: twice, until two hours before (decisions D4, GA16).
   * The same visit again changes nothing.
   */
  groupOrderSubscribe: call('/group/order/_subscribe', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Books date, time and number of guests',
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_NOT_BOOKABLE',
      'BOOKING_TIME',
      'SLOT_CLOSED',
      'GROUP_STORE_CLOSED',
      'BOOKING_TOO_LATE',
      'BOOKING_MOVES',
      'SLOT_FULL',
      'PARTY_TOO_BIG',
    ],
    request: z.extend(visit, { orderId: id<OrderId>() }),
    reply: z.object({ booking }),
  }),
};
