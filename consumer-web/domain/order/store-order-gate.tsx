import type { ComponentProps } from 'react';
import { OrderGate } from './order-gate.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import type { StoreOrders } from './store-orders.ts';

type Props<Order> = Omit<ComponentProps<typeof OrderGate<Order>>, 'listPath' | 'skeleton'> & {
  kind: Pick<StoreOrders, 'links'>;
};

/** An order of the member's list, or something about it, once it is there. */
export const StoreOrderGate = <Order,>({ kind, ...props }: Props<Order>) => (
  <OrderGate {...props} listPath={kind.links.orders} skeleton={<OrderSkeleton />} />
);
