import '../orders.css';
import '../../photos/photos.css';
import './refund.css';
import { useQuery } from '@tanstack/react-query';
import type { Refundable } from '../model.ts';
import { orderQuery } from '../queries.ts';
import { refundableQuery } from './queries.ts';
import { RefundForm } from './refund-form.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { StoreOrderGate } from '../store-order-gate.tsx';
import type { RefundKind } from '../store-orders.ts';
import { Link } from '../../../ui/link.tsx';

type CannotProps = { kind: RefundKind; tradeId: string; note: string | null };

/** Why no refund can be requested, in the server's words. */
const Cannot = ({ kind, tradeId, note }: CannotProps) => {
  const t = useT();
  return (
    <StateView title={t('reimburse.cannot')} text={note ?? undefined}>
      <Link className="button-link" to={kind.links.order(tradeId)}>
        {t('reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

/** The order and what of it could come back: both are needed, either may fail. */
const useRefundable = (kind: RefundKind, tradeId: string) => {
  const order = useQuery(orderQuery(kind, tradeId));
  const whole = useQuery({
    ...refundableQuery(kind, tradeId),
    enabled: order.isSuccess,
  });
  return {
    data: order.data && whole.data && { order: order.data, whole: whole.data },
    error: order.error ?? whole.error,
    fetchStatus: order.fetchStatus,
    refetch: () => Promise.all([order.refetch(), whole.refetch()]),
  };
};

const isRefundable = ({ canRefund, canBagRefund }: Refundable): boolean =>
  canRefund || canBagRefund;

/** Requests a refund: why, of what, and exactly how much (spec 001 §4). */
export const RefundAskPage = ({ kind, tradeId }: { kind: RefundKind; tradeId: string }) => {
  const t = useT();
  const query = useRefundable(kind, tradeId);
  const hasDock = query.data !== undefined && isRefundable(query.data.whole);
  return (
    <Page title={t('title.refundAsk')} backPath={kind.links.order(tradeId)} hasDock={hasDock}>
      <StoreOrderGate kind={kind} orderId={tradeId} query={query}>
        {({ order, whole }) =>
          isRefundable(whole) ? (
            <RefundForm key={tradeId} kind={kind} order={order} whole={whole} />
          ) : (
            <Cannot kind={kind} tradeId={tradeId} note={whole.note} />
          )
        }
      </StoreOrderGate>
    </Page>
  );
};
