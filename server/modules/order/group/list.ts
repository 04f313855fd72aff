import type { Handlers } from '#server/kit/context.ts';
import { closeOverdue } from './close.ts';
import { ordersOf } from './list-repo.ts';

/** Orders of the caller, newest first; `status` is that of decision D1. */
export const list: Handlers['groupOrderList'] = async (
  { deps, session, now, pick },
  { status, tab, offset, size },
) => {
  await closeOverdue(deps.db, now);
  const found = await ordersOf(deps.db.query, {
    userId: session.userId,
    status: status ?? null,
    tab,
    now,
    offset,
    size,
  });
  const page = found.slice(0, size);
  return {
    result: page.map(({ id, createdAt, total, productName, ...card }) => ({
      ...card,
      orderId: id,
      createTime: createdAt,
      totalAmtn: total,
      productName: pick(productName),
    })),
    next: found.length > size,
    nextOffset: offset + page.length,
  };
};
