import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { closeGold } from './close.ts';
import { findGoldOrder } from './order-repo.ts';

/** Closes an order that its buyer does not want to pay any more. A paid bag is not refunded: its gold has been handed over (ADR 0019). */
export const orderCancel: Handlers['goldOrderCancel'] = (
  { deps, session: { userId }, now, idempotencyKey },
  body,
) =>
  keyed(
    { db: deps.db, userId, scope: 'gold/cancel', key: idempotencyKey, body, now },
    async (query) => {
      await holdAccount(query, userId);
      const order = await findGoldOrder(query, body.orderId);
      if (order?.userId !== userId) return refuse('ORDER_NOT_FOUND');
      if (await closeGold(query, order)) return {};
      // of two at once the second finds it closed, or paid
      const { status } = (await findGoldOrder(query, order.id)) ?? order;
      return status === ORDER.lapsed ? {} : refuse('ORDER_NOT_CANCELLABLE');
    },
  );
