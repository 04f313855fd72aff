import { isApiError } from '#shared/client/api-error.ts';
import { addCents, type Cents } from '#shared/kernel/money.ts';
import type { PriceBody } from './checkout-model.ts';

/** A coupon group that is bought in one payment with the order (decision MB18). */
export type BesideCombo = { groupId: string; name: string; price: Cents };

/** An order that holds the best piece of a group in place of other offers. */
export const withCombo = (body: PriceBody | null, combo: BesideCombo | null): PriceBody | null =>
  body === null || combo === null ? body : { ...body, offerIds: [], comboGroupId: combo.groupId };

/** The order is refused for its group: it is sold out, or its pieces no longer lower what the cart has become. */
export const isComboGone = (error: unknown): boolean =>
  isApiError(error) && error.reason?.startsWith('COMBO_') === true;

/** What is paid in all. */
export const withComboPrice = (order: Cents, combo: BesideCombo | null): Cents =>
  combo === null ? order : addCents(order, combo.price);
