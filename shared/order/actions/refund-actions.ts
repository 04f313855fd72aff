import type { RefundAction } from '../../codes/order-action.ts';
import type { Instant } from '../../kernel/time.ts';
import type { OrderFacts } from '../status/order-facts.ts';
import { canRecallRefund, canRefund } from './can-refund.ts';

/**
 * What of a supermarket order may be asked back now (decision P21). `isWholeOnly`: no part of it
 * can; `hasBag`: the bag's fee was paid and not given back.
 */
export const refundActions = (
  order: OrderFacts,
  { isWholeOnly, hasBag }: { isWholeOnly: boolean; hasBag: boolean },
  now: Instant,
): RefundAction[] => {
  const canAsk = canRefund(order, now).ok;
  return [
    ...(canAsk ? (['REFUND_ALL'] as const) : []),
    ...(canAsk && !isWholeOnly ? (['REFUND_PART'] as const) : []),
    ...(hasBag ? (['REFUND_BAG'] as const) : []),
    ...(canRecallRefund(order, now).ok ? (['CANCEL_REFUND'] as const) : []),
  ];
};
