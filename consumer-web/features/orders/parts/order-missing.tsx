import { Link } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { useT } from '../../../lib/i18n.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { StateView } from '../../../ui/state-view.tsx';

/** Not this member's order, no order at all, or one that did not load. */
export const OrderMissing = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => {
  const t = useT();
  const isUnknown = isApiError(error) && (error.isDefinite || (error.kind === 'contract' && error.cause !== undefined && error.code === null));
  if (!isUnknown) return <LoadFailed error={error} onRetry={onRetry} />;
  return (
    <StateView title={t('orders.notFound')} text={t('orders.notFoundText')}>
      <Link className="button-link" to={orderRoutes.allOrderList.path}>{t('orders.seeAll')}</Link>
    </StateView>
  );
};
