import { addCents, type Cents } from '#shared/kernel/money.ts';
import type { Order } from './model.ts';

/** What one payment brings: the order, and the coupon group that is bought with it (decision MB18). */
export const paidInAll = ({ totalPrice, combo }: Pick<Order, 'totalPrice' | 'combo'>): Cents =>
  combo === null ? totalPrice : addCents(totalPrice, combo.payAmount);

/** What has gone back of it. */
export const backInAll = ({ payInfo, combo }: Pick<Order, 'payInfo' | 'combo'>): Cents =>
  combo?.isBack ? addCents(payInfo.refundAmtn, combo.payAmount) : payInfo.refundAmtn;
