import '../../../domain/order/orders.css';
import '../../../domain/photos/photos.css';
import '../../../domain/order/refund/refund.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { useT } from '../../../lib/i18n.ts';
import { OrderMissing } from '../../../domain/order/order-missing.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { orderLink } from './links.ts';
import type { Order, RefundPreview } from '../../../domain/order/model.ts';
import { OrderSkeleton } from '../../../domain/order/order-skeleton.tsx';
import { RefundForm } from '../../../domain/order/refund/refund-form.tsx';
import { orderQuery, refundPreviewQuery } from '../../../domain/order/queries.ts';

/** Why nothing can be asked for, in the server's words, unless the bags' fee still can. */
const Cannot = ({ order, whole }: { order: Order; whole: RefundPreview }) => {
  const t = useT();
  return (
    <StateView title={t('reimburse.cannot')} text={whole.note ?? undefined}>
      <Link className="button-link" to={orderLink(order.tradeId)}>
        {t('reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

/** Asks for a refund: why, of what, and exactly how much (spec 001 §4). */
export const RefundAskScreen = () => {
  const t = useT();
  const tradeId = useSearchParams()[0].get('tradeId') ?? '';
  const order = useQuery(orderQuery(tradeId));
  const whole = useQuery({ ...refundPreviewQuery(tradeId, null), enabled: order.isSuccess });
  const failed = order.error ?? whole.error;
  if (!order.data || !whole.data) {
    const retry = (): unknown => Promise.all([order.refetch(), whole.refetch()]);
    return (
      <Page title={t('title.refundAsk')} backPath={orderLink(tradeId)}>
        {failed ? (
          <OrderMissing
            id={tradeId}
            listPath={orderRoutes.allOrderList.path}
            error={failed}
            onRetry={retry}
          />
        ) : (
          <OrderSkeleton isPaused={order.fetchStatus === 'paused'} />
        )}
      </Page>
    );
  }
  const isOpen = whole.data.canRefund || whole.data.canBagRefund;
  return (
    <Page title={t('title.refundAsk')} backPath={orderLink(tradeId)} hasDock={isOpen}>
      {isOpen ? (
        <RefundForm key={tradeId} order={order.data} whole={whole.data} />
      ) : (
        <Cannot order={order.data} whole={whole.data} />
      )}
    </Page>
  );
};
