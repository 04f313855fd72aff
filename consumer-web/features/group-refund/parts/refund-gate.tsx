import type { ComponentProps } from 'react';
import { groupRefundLinks } from '../../../domain/order/group-refund/links.ts';
import { OrderGate } from '../../../domain/order/order-gate.tsx';
import { OrderSkeleton } from '../../../domain/order/order-skeleton.tsx';

type Props<Reply> = Omit<ComponentProps<typeof OrderGate<Reply>>, 'listPath' | 'skeleton'>;

/** Something about an order of vouchers, once it is there. */
export const RefundGate = <Reply,>(props: Props<Reply>) => (
  <OrderGate {...props} listPath={groupRefundLinks.orders} skeleton={<OrderSkeleton />} />
);
