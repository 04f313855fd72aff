import * as z from 'zod/mini';
import type { OrderId } from '../../kernel/ids.ts';
import { dollars, id, plainId } from '../wire.ts';

/**
 * A group of combo coupons that is bought in one payment with a takeout order (decision MB18, ours): the
 * order holds its best piece in place of `offerIds`.
 */
export const comboGroupId = z.optional(plainId);
export const COMBO_BESIDE_ERRORS = ['COMBO_OVER', 'COMBO_SOLD_OUT', 'COMBO_LIMIT'] as const;

/**
 * That group. `isBack`: its price went back; `isKept`: it stays bought when the order is cancelled, for a
 * piece was drawn for or used elsewhere.
 */
export const comboBeside = z.object({
  orderId: id<OrderId>(),
  name: z.string(),
  payAmount: dollars,
  isBack: z.boolean(),
  isKept: z.boolean(),
});
