import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { takeoutOrders } from '../../../../domain/order/kinds/takeout.ts';
import { OrderGate } from '../../../../domain/order/order-gate.tsx';
import { orderQuery } from '../../../../domain/order/queries.ts';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import type { TakeoutOrder } from '../model.ts';

type Props = { orderId: string; children: (order: TakeoutOrder) => ReactNode };

/** The order that somebody came to pay. */
export const TakeoutOrderGate = ({ orderId, children }: Props) => (
  <OrderGate
    orderId={orderId}
    query={useQuery(orderQuery(takeoutOrders, orderId))}
    listPath={consumerRoutes.orderList.path}
    skeleton={<Skeletons heights={[170, 150, 48]} />}
  >
    {children}
  </OrderGate>
);
