import { voucherStatus } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { offersPort } from '../life/offers-port.ts';
import { holdVisit } from './booking-repo.ts';
import type { Order } from './order-repo.ts';
import { freeVisit } from './visit.ts';
import { vouchersOf } from './voucher-repo.ts';

const { refunded } = voucherStatus.codes;

/**
 * Gives the coupons and the seats of an order back once all its vouchers went back unused (decision
 * E12). In the transaction that gave the last of them back; repeating it changes nothing.
 */
export const returnHeld = async (
  query: Query,
  order: Pick<Order, 'merchantId' | 'id' | 'productId' | 'offerSaving'>,
  at: Instant,
): Promise<void> => {
  const { merchantId, id: orderId, offerSaving } = order;
  // of two that give vouchers back at once the second sees what the first did
  const visit = await holdVisit(query, order);
  if (offerSaving === 0 && visit === null) return;
  const vouchers = await vouchersOf(query, merchantId, orderId);
  if (!vouchers.every(({ status, timesUsed }) => status === refunded && timesUsed === 0)) return;
  if (offerSaving > 0) await offersPort().free(query, { merchantId, orderId }, at);
  await freeVisit(query, order);
};
