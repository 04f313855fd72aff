import type { Cents } from '#shared/kernel/money.ts';
import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { oweMoney } from '#server/modules/money/index.ts';
import type { OrderKind } from './kind.ts';
import type { LifeOrder } from './order.ts';

type Part = {
  /** The request that is granted, or the order itself when it is closed. */
  refundId: string;
  amount: Cents;
  at: Instant;
};

/** Money of a paid order goes back through the channel that brought it (decision GA25). In the transaction of what gives it back. */
export const payBackBy =
  <O extends LifeOrder, M extends string>({ orderType }: OrderKind<O, M>) =>
  async (query: Query, order: O, { refundId, amount, at }: Part): Promise<void> => {
    if (amount === 0) return;
    const { merchantId, id: orderId } = order;
    const tradeNo = must(order.tradeNo, 'the payment of a paid order');
    await oweMoney(query, { merchantId, orderId, orderType, refundId, tradeNo, amount }, at);
  };
