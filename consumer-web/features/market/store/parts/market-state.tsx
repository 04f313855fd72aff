import type { ReactNode } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { LoadFailed, OfflineView } from '../../../../ui/load-failed.tsx';
import { Redirect } from '../../../../ui/redirect.tsx';
import { useT } from '../../../../lib/i18n.ts';
import type { useMarket } from '../use-market.ts';

type Props = {
  asked: Pick<ReturnType<typeof useMarket>, 'error' | 'isPaused' | 'refetch'>;
  skeleton: ReactNode;
};

/** In place of a supermarket that is not there yet; one that has left leads to the others (decision P1). */
export const MarketState = ({
  asked: { error, isPaused, refetch: handleRetry },
  skeleton,
}: Props) => {
  const t = useT();
  if (isApiError(error) && error.reason === 'STORE_NOT_FOUND')
    return <Redirect to={href(consumerRoutes.marketEmpty, { why: 'gone' })} />;
  if (error !== null)
    return (
      <div className="mk-state">
        <LoadFailed title={t('order.storeFailed')} error={error} onRetry={handleRetry} />
      </div>
    );
  if (!isPaused) return skeleton;
  return (
    <div className="mk-state">
      <OfflineView />
    </div>
  );
};
