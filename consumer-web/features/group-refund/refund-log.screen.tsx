import '../../domain/order/orders.css';
import '../../domain/order/refund/refund.css';
import './group-refund.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { groupRefundLinks } from '../../domain/order/group-refund/links.ts';
import { groupRefundsQuery } from '../../domain/order/group-refund/queries.ts';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import type { RefundRequests } from './model.ts';
import { NoRefund } from './parts/no-refund.tsx';
import { RefundGate } from './parts/refund-gate.tsx';
import { RequestRow } from './parts/request-row.tsx';

const Requests = ({ orderId, requests }: { orderId: string; requests: RefundRequests }) => {
  const t = useT();
  if (requests.length === 0)
    return (
      <NoRefund orderId={orderId} title={t('reimburse.none')} text={t('reimburse.noneText')} />
    );
  return (
    <div className="ord-page">
      <ul className="gr-requests" data-testid="refund-requests">
        {requests.map((request) => (
          <li key={request.refundId}>
            <RequestRow orderId={orderId} request={request} />
          </li>
        ))}
      </ul>
      <div className="rf-ways">
        <Link className="ord-button" to={groupRefundLinks.order(orderId)}>
          {t('reimburse.toOrder')}
        </Link>
      </div>
    </div>
  );
};

/** All requests of an order, newest first. */
export const GroupRefundLogScreen = () => {
  const t = useT();
  const orderId = useSearchParams()[0].get('orderId') ?? '';
  const query = useQuery(groupRefundsQuery(orderId));
  return (
    <Page title={t('title.groupRefundLog')} backPath={groupRefundLinks.order(orderId)}>
      <RefundGate orderId={orderId} query={query}>
        {({ list }) => <Requests orderId={orderId} requests={list} />}
      </RefundGate>
    </Page>
  );
};
