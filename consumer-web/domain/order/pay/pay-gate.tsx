import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeletons } from '../../../ui/skeletons.tsx';
import type { Order } from '../model.ts';
import { OrderGate } from '../order-gate.tsx';
import { orderQuery } from '../queries.ts';
import type { StoreOrders } from '../store-orders.ts';

type Props = { kind: StoreOrders; orderId: string; children: (order: Order) => ReactNode };

/** The order that somebody came to pay. */
export const PayGate = ({ kind, orderId, children }: Props) => (
  <OrderGate
    orderId={orderId}
    query={useQuery(orderQuery(kind, orderId))}
    listPath={kind.links.orders}
    skeleton={<Skeletons heights={[170, 150, 48]} />}
  >
    {children}
  </OrderGate>
);
