import { voucherStatus } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { offersPort } from '../life/offers-port.ts';
import { holdOrder, type Order } from './order-repo.ts';
import { vouchersOf } from './voucher-repo.ts';

const { refunded } = voucherStatus.codes;

/**
 * Gives the coupons of an order back once all its vouchers went back unused (decision E12). In the
 * transaction that gave the last of them back; repeating it changes nothing.
 */
export const returnCoupons = async (
  query: Query,
  { merchantId, id: orderId, offerSaving }: Pick<Order, 'merchantId' | 'id' | 'offerSaving'>,
  at: Instant,
): Promise<void> => {
  if (offerSaving === 0) return;
  // of two that give vouchers back at once the second sees what the first did
  await holdOrder(query, { merchantId, id: orderId });
  const vouchers = await vouchersOf(query, merchantId, orderId);
  if (vouchers.every(({ status, timesUsed }) => status === refunded && timesUsed === 0))
    await offersPort().free(query, { merchantId, orderId }, at);
};
