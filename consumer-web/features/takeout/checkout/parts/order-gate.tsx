import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { OrderMissing } from '../../../../domain/order/order-missing.tsx';
import type { TakeoutOrder } from '../model.ts';
import { orderQuery } from '../queries.ts';

/** The caller's own order, once it is there. */
export const OrderGate = ({
  orderId,
  children,
}: {
  orderId: string;
  children: (order: TakeoutOrder) => ReactNode;
}) => {
  const { data, error, fetchStatus, refetch } = useQuery(orderQuery(orderId));
  if (data !== undefined) return children(data);
  if (error === null)
    return <Skeletons heights={[170, 150, 48]} isPaused={fetchStatus === 'paused'} />;
  return (
    <OrderMissing
      id={orderId}
      error={error}
      onRetry={refetch}
      listPath={consumerRoutes.orderList.path}
    />
  );
};
