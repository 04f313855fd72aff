import * as z from 'zod/mini';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant } from '../wire.ts';
import { booking } from './group-visit.ts';
import { productCard } from './group-product.ts';
import { storeCard } from './group-store.ts';

const ofOrder = { orderId: id<OrderId>(), productName: z.string(), productImg: z.string() };

/** A member's own group-buy. */
export const groupUserCalls = {
  /**
   * `counts`: orders to pay, with uses left, with a refund that waits for its store, and to review. `ending`:
   * at most 10 orders with vouchers whose last day is within a week, the soonest first. `visits`:
   * the next 10 bookings. Likes: the newest 20 of each, deals only while they are on sale.
   */
  groupUserSummary: call('/group/user/_summary', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Orders by state, what ends soon, next visits and likes of the caller',
    request: z.object({}),
    reply: z.object({
      counts: z.object({ toPay: count, usable: count, refunding: count, toReview: count }),
      ending: z.array(z.object({ ...ofOrder, usesLeft: count, validTo: instant })),
      visits: z.array(z.object({ ...ofOrder, ...booking.shape })),
      likedStores: z.array(storeCard),
      likedDeals: z.array(productCard),
      serverTime: instant,
    }),
  }),
};
