import * as z from 'zod/mini';
import type { OrderId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, day, id, instant, page, paging } from '../wire.ts';

/**
 * A booked visit of the day. `storeId`: null where the guest was not asked for one. `usable`: its
 * vouchers that can be used; `used`: those that were. `arrivedAt`: when the till said so.
 * `tableNote`: what the guest wants the table to know.
 */
const visit = z.object({
  orderId: id<OrderId>(),
  at: instant,
  partySize: count,
  storeId: z.nullable(id<StoreId>()),
  productName: z.string(),
  buyerMask: z.string(),
  usable: count,
  used: count,
  arrivedAt: z.nullable(instant),
  tableNote: z.string(),
});
/** A visit as the console shows it. */
export type MerchantVisitRow = z.output<typeof visit>;

/** Booked visits of deals at the store's side (decision GA16). */
export const merchantVisitCalls = {
  /** `guests`: of all visits of the day; `arrived`: of those who came. */
  merchantVisitList: call('/group/merchant/booking/_list', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'Visits of a day that were paid for, by time',
    errors: ['NO_PERMISSION'],
    request: z.object({
      day,
      storeIds: z.optional(z.array(id<StoreId>()).check(z.maxLength(200))),
      ...paging,
    }),
    reply: z.extend(page(visit), { guests: count, arrived: count }),
  }),
  /** Said again it changes nothing; `isArrived` false takes it back. */
  merchantVisitArrive: call('/group/merchant/booking/_arrive', {
    caller: 'merchant',
    roles: ['owner', 'manager', 'cashier'],
    failure: 'silent',
    summary: 'Guests of a visit of today have arrived, or have not after all',
    errors: ['ORDER_NOT_FOUND', 'VISIT_NOT_TODAY'],
    request: z.object({ orderId: id<OrderId>(), isArrived: z.boolean() }),
    reply: z.object({ arrivedAt: z.nullable(instant) }),
  }),
};
