import '../../domain/order/orders.css';
import '../../domain/photos/photos.css';
import '../../domain/order/refund/refund.css';
import './group-refund.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { groupRefundLinks } from '../../domain/order/group-refund/links.ts';
import { groupRefundsQuery } from '../../domain/order/group-refund/queries.ts';
import { RefundSteps } from '../../domain/order/refund/refund-steps.tsx';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import type { RefundRequests } from './model.ts';
import { NoRefund } from './parts/no-refund.tsx';
import { RefundGate } from './parts/refund-gate.tsx';
import { RequestAbout } from './parts/request-about.tsx';
import { RequestHead } from './parts/request-head.tsx';
import { stepRows } from './steps.ts';

type Props = { orderId: OrderId; refundId: string | null; requests: RefundRequests };

const RequestParts = ({ orderId, refundId, requests }: Props) => {
  const t = useT();
  const request =
    refundId === null ? requests[0] : requests.find((one) => one.refundId === refundId);
  if (request === undefined)
    return (
      <NoRefund
        orderId={orderId}
        title={t(refundId === null ? 'reimburse.none' : 'groupRefund.notFound')}
        hasRequests={requests.length > 0}
      />
    );
  return (
    <div className="ord-page">
      <RequestHead orderId={orderId} request={request} />
      <RefundSteps rows={stepRows(request, t)} />
      <RequestAbout request={request} />
      <div className="rf-ways">
        {requests.length > 1 && (
          <Link className="ord-button" to={groupRefundLinks.log(orderId)}>
            {t('groupRefund.viewAll')}
          </Link>
        )}
        <Link className="ord-button" to={groupRefundLinks.order(orderId)}>
          {t('reimburse.toOrder')}
        </Link>
      </div>
    </div>
  );
};

/** One request: its state, its money, its steps, and the way to withdraw it. Without an id the latest. */
export const GroupRefundDetailScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const query = useQuery(groupRefundsQuery(orderId));
  return (
    <Page title={t('title.refundLog')} backPath={groupRefundLinks.order(orderId)}>
      <RefundGate orderId={orderId} query={query}>
        {({ list }) => (
          <RequestParts
            orderId={asId<OrderId>(orderId)}
            refundId={params.get('refundId')}
            requests={list}
          />
        )}
      </RefundGate>
    </Page>
  );
};
