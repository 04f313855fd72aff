import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Waiting } from '../../ui/waiting.tsx';
import { OrderMissing } from './order-missing.tsx';

type Props<Order> = {
  orderId: string;
  /** Of the order, or of something about it. */
  query: Pick<UseQueryResult<Order>, 'data' | 'error' | 'fetchStatus'> & { refetch: () => unknown };
  listPath: string;
  skeleton: ReactNode;
  children: (order: NoInfer<Order>) => ReactNode;
};

/** The caller's own order, once it is there; before that its skeleton, or why it is missing. */
export const OrderGate = <Order,>({
  orderId,
  query,
  listPath,
  skeleton,
  children,
}: Props<Order>): ReactNode => {
  const { data, error, refetch: handleRetry } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Waiting query={query} skeleton={skeleton} />;
  return <OrderMissing id={orderId} error={error} onRetry={handleRetry} listPath={listPath} />;
};
