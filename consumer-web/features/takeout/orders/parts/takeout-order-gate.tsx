import type { ComponentProps } from 'react';
import { OrderGate } from '../../../../domain/order/order-gate.tsx';
import { OrderSkeleton } from '../../../../domain/order/order-skeleton.tsx';
import { orderLinks } from '../links.ts';

type Props<Order> = Omit<ComponentProps<typeof OrderGate<Order>>, 'listPath' | 'skeleton'>;

/** An order of the member's list, or something about it, once it is there. */
export const TakeoutOrderGate = <Order,>(props: Props<Order>) => (
  <OrderGate {...props} listPath={orderLinks.orders} skeleton={<OrderSkeleton />} />
);
