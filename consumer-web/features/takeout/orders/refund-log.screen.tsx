import '../../../domain/order/orders.css';
import '../../../domain/photos/photos.css';
import '../../../domain/order/refund/refund.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { useT } from '../../../lib/i18n.ts';
import { OrderMissing } from '../../../domain/order/order-missing.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { orderLink, refundLink } from './links.ts';
import type { RefundReply } from '../../../domain/order/model.ts';
import { OrderSkeleton } from '../../../domain/order/order-skeleton.tsx';
import { RefundAbout } from '../../../domain/order/refund/refund-about.tsx';
import { RefundHead } from '../../../domain/order/refund/refund-head.tsx';
import { RefundLog } from '../../../domain/order/refund/refund-log.tsx';
import { refundInfoQuery } from '../../../domain/order/queries.ts';

const Shown = ({ tradeId, reply }: { tradeId: OrderId; reply: RefundReply }) => {
  const t = useT();
  const { refund, log } = reply;
  if (refund === null && log.length === 0) {
    return (
      <StateView title={t('reimburse.none')} text={t('reimburse.noneText')}>
        <Link className="button-link" to={orderLink(tradeId)}>
          {t('reimburse.toOrder')}
        </Link>
      </StateView>
    );
  }
  return (
    <div className="ord-page">
      {refund !== null && <RefundHead tradeId={tradeId} refund={refund} />}
      <RefundLog reply={reply} />
      {refund !== null && <RefundAbout refund={refund} />}
      <div className="rf-ways">
        {refund?.canAskAgain && (
          <Link className="ord-button" to={refundLink(tradeId)}>
            {t('reimburse.askAgain')}
          </Link>
        )}
        <Link className="ord-button" to={orderLink(tradeId)}>
          {t('reimburse.toOrder')}
        </Link>
      </div>
    </div>
  );
};

/** Where a refund stands: its clock, its log, and the way to withdraw it (spec 001 §4). */
export const RefundLogScreen = () => {
  const t = useT();
  const tradeId = useSearchParams()[0].get('tradeId') ?? '';
  const { data, error, isError, fetchStatus, refetch } = useQuery(refundInfoQuery(tradeId));
  return (
    <Page title={t('title.refundLog')} backPath={orderLink(tradeId)}>
      {data ? (
        <Shown tradeId={asId<OrderId>(tradeId)} reply={data} />
      ) : isError ? (
        <OrderMissing
          id={tradeId}
          listPath={orderRoutes.allOrderList.path}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <OrderSkeleton isPaused={fetchStatus === 'paused'} />
      )}
    </Page>
  );
};
