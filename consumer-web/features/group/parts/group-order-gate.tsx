import type { ComponentProps } from 'react';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { OrderGate } from '../../../domain/order/order-gate.tsx';
import type { GroupOrder } from '../model.ts';
import { OrderSkeleton } from './order-skeleton.tsx';

type Props = Omit<ComponentProps<typeof OrderGate<GroupOrder>>, 'listPath' | 'skeleton'>;

/** The caller's order of a deal, once it is there. */
export const GroupOrderGate = (props: Props) => (
  <OrderGate {...props} listPath={consumerRoutes.groupOrders.path} skeleton={<OrderSkeleton />} />
);
