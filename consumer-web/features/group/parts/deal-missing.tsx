import { isApiError } from '#shared/client/api-error.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { Link } from '../../../ui/link.tsx';

/** No such deal, or one that did not load. */
export const DealMissing = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => {
  const t = useT();
  if (!isApiError(error) || !error.isDefinite)
    return <LoadFailed error={error} onRetry={onRetry} />;
  const isGone = error.reason === 'PRODUCT_OFF_SALE';
  return (
    <StateView
      title={t(isGone ? 'deal.offSale' : 'deal.notFound')}
      text={t(isGone ? 'deal.offSaleText' : 'deal.notFoundText')}
    >
      <Link className="button-link" to={consumerRoutes.groupBooking.path}>
        {t('order.browse')}
      </Link>
    </StateView>
  );
};
