import * as z from 'zod/mini';
import { STORE_KINDS, WORKPLACE_KINDS } from '../../codes/store-kind.ts';
import type { OperatorId, ProductId, RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, day, dollars, id, instant, page, paging, text, withDefault } from '../wire.ts';

const storeId = id<StoreId>();
const hour = z.int().check(z.gte(0), z.lte(23));

/**
 * Redemptions, uses and money. Of a store with a desk: orders, no uses, and what guests paid. `settle`: paid shares less commission, for owners only (decision
 * D10).
 */
const tally = { count, times: count, amount: dollars, settle: z.optional(dollars) };
const dayTally = z.object(tally);
/** Counts and amounts of one group in a day. */
export type DayTally = z.output<typeof dayTally>;

/** A difference of two tallies: each part may be below zero. */
const change = { count: z.int(), times: z.int(), amount: dollars, settle: z.optional(dollars) };
const dayChange = z.object(change);
/** A difference of two tallies; each part may be below zero. */
export type DayChange = z.output<typeof dayChange>;

/**
 * Orders of a kind and what they brought on a day, in the day of each act. `paid`: what guests paid for
 * the `count` orders of this day; `promotions`: what the store took off before that, so that both make
 * its gross. Given back on this day, of orders of any day: `whole` of orders that were over with it,
 * `part` at a guest's request, `given` by the store itself, each with how often. `delivery`: the store's own
 * delivery fees within `paid`; `net`: what is left for the store when the platform's fees are off too, for
 * owners only. All but the counts may be below zero.
 */
const orderMoney = {
  count,
  paid: dollars,
  promotions: dollars,
  whole: dollars,
  wholeCount: count,
  part: dollars,
  partCount: count,
  given: dollars,
  givenCount: count,
  delivery: dollars,
  net: z.optional(dollars),
};
const orderFigures = z.object({
  kind: z.enum(STORE_KINDS),
  ...orderMoney,
  stores: z.array(z.object({ id: storeId, name: z.string(), ...orderMoney })),
  hours: z.array(z.object({ hour, ...orderMoney })),
});
/** Money of orders. */
export type OrderMoney = Omit<z.output<typeof orderFigures>, 'kind' | 'stores' | 'hours'>;
/** Money of a kind of orders on a day, by store and hour. */
export type OrderFigures = z.output<typeof orderFigures>;

const dayFigures = z.object({
  /** Redemptions of the calendar day at UTC+8 that were not undone. */
  total: dayTally,
  /** What was given back on this day of uses of any day: below zero. */
  refunded: dayChange,
  /** Redemptions of this day that were taken back. */
  undone: z.object({ count, times: count, amount: dollars }),
  refused: count,
  products: z.array(z.object({ id: id<ProductId>(), name: z.string(), ...tally })),
  operators: z.array(z.object({ id: id<OperatorId>(), name: z.string(), ...tally })),
  stores: z.array(z.object({ id: storeId, name: z.string(), ...tally })),
  hours: z.array(z.object({ hour, ...tally })),
  /** By wire code, the most frequent first. */
  refusals: z.array(z.object({ reason: z.int(), count })),
  /** What a manager may still take back of this day, and until when at the latest (decision B7). */
  undoable: z.object({ count, times: count, amount: dollars, until: instant }),
  /** Vouchers that may be used here and wait for their refund (decision D2). */
  refunds: z.object({ count, amount: dollars }),
  /** Orders of stores with a desk, by kind; none where there is no such store. */
  orders: z.array(orderFigures),
});
/** The figures of a day. */
export type DayFigures = z.output<typeof dayFigures>;

const closing = z.object({
  /** 1 for the first closing of a day, one more after each reopening. */
  number: count,
  at: instant,
  operatorName: z.string(),
  deviceName: z.string(),
  /** What this closing put into the books: the day and its corrections. */
  booked: dayChange,
  /**
   * The platform's bill typed at the closing, for owners; null where none was. `difference`: the bill
   * less the settlement booked.
   */
  bill: z.nullable(z.object({ amount: dollars, difference: dollars })),
  reopened: z.nullable(
    z.object({ at: instant, operatorName: z.string(), deviceName: z.string(), reason: z.string() }),
  ),
});
/** A closed day. */
export type DayClosing = z.output<typeof closing>;

const dayReply = z.object({
  day,
  storeId: z.nullable(storeId),
  storeName: z.string(),
  /** What the store does; null for several stores. */
  kind: z.nullable(z.enum(WORKPLACE_KINDS)),
  /** When the expected settlement is due (decision D10). */
  settleAt: instant,
  /** As they were frozen when the day is closed, else as they are now. */
  figures: dayFigures,
  /**
   * Changes of days that were closed before: booked by this closing, or waiting for the next one.
   */
  corrections: z.array(z.object({ day, ...change })),
  /** What other closings have booked of this day already, after it was reopened. */
  bookedBefore: z.nullable(dayChange),
  /**
   * The day less what was given back on it, with its corrections and without what is booked already:
   * what its closing puts into the books.
   */
  booked: dayChange,
  /** The valid closing; null while the day is open, and for several stores at once. */
  closing: z.nullable(closing),
  /** What the day is now less what its last closing froze; null when it was never closed. */
  since: z.nullable(dayChange),
  /** The day closed last before this one, to compare with. */
  before: z.nullable(z.object({ day, total: dayTally })),
  /** All closings of this day, the newest first. */
  history: z.array(closing),
  /** Days of the last two weeks that had records and are not closed. */
  openDays: z.array(day),
  /** For several stores at once: which of them are closed. */
  stores: z.array(
    z.object({
      storeId,
      name: z.string(),
      kind: z.enum(WORKPLACE_KINDS),
      total: dayTally,
      closing: z.nullable(closing),
    }),
  ),
});
/** The reply about a day, open or closed. */
export type DayReply = z.output<typeof dayReply>;

/** What DAY_CLOSED carries in `data`: who closed it, when and where. */
export const dayClosedBy = z.object({ at: instant, operator: z.string(), device: z.string() });

const readers = ['owner', 'manager', 'auditor'] as const;
const deciders = ['owner', 'manager'] as const;
const requestId = id<RequestId>();
const errors = ['NO_PERMISSION', 'STORE_NOT_FOUND', 'DEVICE_REVOKED'] as const;

/** The end of a shop's day (table A, row 34). A day is a calendar day at UTC+8. */
export const merchantDayCloseCalls = {
  /** `storeId` null: every store where the caller works. */
  merchantDayGet: call('/group/merchant/day/_get', {
    caller: 'merchant',
    roles: readers,
    failure: 'silent',
    repeat: 'read',
    summary: 'Figures of a business day',
    errors: [...errors, 'DAY_AHEAD'],
    request: z.object({ storeId: z.nullable(storeId), day }),
    reply: dayReply,
  }),
  merchantDayList: call('/group/merchant/day/_list', {
    caller: 'merchant',
    roles: readers,
    failure: 'silent',
    repeat: 'read',
    summary: 'Closings of a store, the newest day first',
    errors,
    request: z.object({ storeId, ...paging }),
    reply: page(z.extend(closing, { day })),
  }),
  /**
   * Freezes the figures of a day. If two tills try at once, one closes it and the other learns who
   * did. `bill`: the platform's bill, which only an owner compares with the settlement (decision D10).
   */
  merchantDayClose: call('/group/merchant/day/_close', {
    caller: 'merchant',
    roles: deciders,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Closes a business day of a store',
    errors: [...errors, 'DAY_AHEAD', 'DAY_CLOSED', 'REQUEST_REUSED'],
    request: z.object({
      requestId,
      storeId,
      day,
      bill: withDefault(z.nullable(dollars.check(z.gte(0))), null),
    }),
    reply: z.object({ requestId, replay: z.boolean(), closing }),
  }),
  /** Opens a closed day again; what was closed stays in its history. */
  merchantDayReopen: call('/group/merchant/day/_reopen', {
    caller: 'merchant',
    roles: deciders,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Reopens a closed business day',
    errors: [...errors, 'DAY_NOT_CLOSED', 'REQUEST_REUSED'],
    request: z.object({ requestId, storeId, day, reason: text(200, 1) }),
    reply: z.object({ requestId, replay: z.boolean(), closing }),
  }),
};
