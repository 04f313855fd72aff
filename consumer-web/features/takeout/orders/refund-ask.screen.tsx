import '../../../domain/order/orders.css';
import '../../../domain/photos/photos.css';
import '../../../domain/order/refund/refund.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { RefundPreview } from '../../../domain/order/model.ts';
import { orderQuery } from '../../../domain/order/queries.ts';
import { refundPreviewQuery } from '../../../domain/order/refund/queries.ts';
import { RefundForm } from '../../../domain/order/refund/refund-form.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { orderLinks } from './links.ts';
import { TakeoutOrderGate } from './parts/takeout-order-gate.tsx';
import { takeoutRefunds } from './takeout-refunds.ts';
import { Link } from '../../../ui/link.tsx';

/** Why no refund can be requested, in the server's words. */
const Cannot = ({ tradeId, note }: { tradeId: string; note: string | null }) => {
  const t = useT();
  return (
    <StateView title={t('reimburse.cannot')} text={note ?? undefined}>
      <Link className="button-link" to={orderLinks.order(tradeId)}>
        {t('reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

/** The order and what of it could come back: both are needed, either may fail. */
const useRefundable = (tradeId: string) => {
  const order = useQuery(orderQuery(takeoutRefunds, tradeId));
  const whole = useQuery({
    ...refundPreviewQuery(takeoutRefunds, tradeId, null),
    enabled: order.isSuccess,
  });
  return {
    data: order.data && whole.data && { order: order.data, whole: whole.data },
    error: order.error ?? whole.error,
    fetchStatus: order.fetchStatus,
    refetch: () => Promise.all([order.refetch(), whole.refetch()]),
  };
};

const isRefundable = ({ canRefund, canBagRefund }: RefundPreview): boolean =>
  canRefund || canBagRefund;

/** Requests a refund: why, of what, and exactly how much (spec 001 §4). */
export const RefundAskScreen = () => {
  const t = useT();
  const tradeId = useSearchParams()[0].get('tradeId') ?? '';
  const query = useRefundable(tradeId);
  const hasDock = query.data !== undefined && isRefundable(query.data.whole);
  return (
    <Page title={t('title.refundAsk')} backPath={orderLinks.order(tradeId)} hasDock={hasDock}>
      <TakeoutOrderGate orderId={tradeId} query={query}>
        {({ order, whole }) =>
          isRefundable(whole) ? (
            <RefundForm key={tradeId} kind={takeoutRefunds} order={order} whole={whole} />
          ) : (
            <Cannot tradeId={tradeId} note={whole.note} />
          )
        }
      </TakeoutOrderGate>
    </Page>
  );
};
