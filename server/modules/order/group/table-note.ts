import { must } from '#shared/kernel/result.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { groupProduct } from '#server/modules/catalogue/index.ts';
import { ownOrder } from './get.ts';
import { setTableNote } from './order-repo.ts';
import { shownVoucherStatus } from './order-status.ts';
import { vouchersOf } from './voucher-repo.ts';

/** Leaves a note for the table of a buffet, while one of its vouchers can be used (decision GA8). */
export const tableNote: Handlers['groupOrderTableNote'] = async (context, body) => {
  const {
    deps: { db },
    session: { userId },
    idempotencyKey: key,
    now,
  } = context;
  const order = await ownOrder(context, body.orderId);
  return keyed({ db, userId, scope: 'group-table-note', key, body, now }, async (query) => {
    const product = must(await groupProduct(query, order.productId), 'the product of an order');
    const vouchers = await vouchersOf(query, order.merchantId, order.id);
    const isOpen = vouchers.some((voucher) => shownVoucherStatus(voucher, now) === 1);
    if (product.category !== 'buffet' || !isOpen) return refuse('NOTE_TOO_LATE');
    await setTableNote(query, order, body.note);
    return { tableNote: body.note };
  });
};
