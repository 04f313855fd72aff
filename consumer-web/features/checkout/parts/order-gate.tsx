import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Bones } from '../../../ui/bones.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import type { TakeoutOrder } from '../model.ts';
import { orderQuery } from '../queries.ts';

const NoOrder = () => {
  const t = useT();
  return <StateView title={t('cashier.notFound')} text={t('cashier.notFoundText')}><Link className="button-link" to={consumerRoutes.orderList.path}>{t('cashier.allOrders')}</Link></StateView>;
};

/** The caller's own order, once it is there. */
export const OrderGate = ({ orderId, children }: { orderId: string; children: (order: TakeoutOrder) => ReactNode }) => {
  const { data, error, fetchStatus, refetch } = useQuery({ ...orderQuery(orderId), enabled: orderId !== '' });
  if (orderId === '') return <NoOrder />;
  if (data !== undefined) return children(data);
  if (error === null) return <Bones heights={[170, 150, 48]} isPaused={fetchStatus === 'paused'} />;
  const isUnknown = isApiError(error) && (error.isDefinite || (error.kind === 'contract' && error.code === null));
  return isUnknown ? <NoOrder /> : <LoadFailed error={error} onRetry={refetch} />;
};
