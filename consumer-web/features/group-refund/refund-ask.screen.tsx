import '../../domain/order/orders.css';
import '../../domain/photos/photos.css';
import '../../domain/order/refund/refund.css';
import './group-refund.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { groupRefundLinks } from '../../domain/order/group-refund/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import type { Refundable } from './model.ts';
import { NoRefund } from './parts/no-refund.tsx';
import { GroupRefundForm } from './parts/refund-form.tsx';
import { RefundGate } from './parts/refund-gate.tsx';
import { refundableQuery } from './queries.ts';

const canAsk = ({ isRunning, vouchers }: Refundable): boolean =>
  !isRunning && vouchers.some(({ refundable }) => refundable);

/** Why nothing can be asked back now. */
const Cannot = ({ orderId, refundable }: { orderId: string; refundable: Refundable }) => {
  const t = useT();
  if (refundable.isRunning)
    return (
      <NoRefund
        orderId={orderId}
        title={t('groupRefund.running')}
        text={t('groupRefund.runningText')}
        hasRequests
      />
    );
  return (
    <NoRefund
      orderId={orderId}
      title={t('groupRefund.nothingLeft')}
      hasRequests={refundable.vouchers.some(({ why }) => why === 'refunded')}
    />
  );
};

/** Asks for vouchers back: which, why, and exactly how much (spec 002 §5, decision D6). */
export const GroupRefundAskScreen = () => {
  const t = useT();
  const orderId = useSearchParams()[0].get('orderId') ?? '';
  const query = useQuery(refundableQuery(orderId));
  return (
    <Page
      title={t('title.refundAsk')}
      backPath={groupRefundLinks.order(orderId)}
      hasDock={query.data !== undefined && canAsk(query.data)}
    >
      <RefundGate orderId={orderId} query={query}>
        {(refundable) =>
          canAsk(refundable) ? (
            <GroupRefundForm
              key={orderId}
              orderId={asId<OrderId>(orderId)}
              refundable={refundable}
            />
          ) : (
            <Cannot orderId={orderId} refundable={refundable} />
          )
        }
      </RefundGate>
    </Page>
  );
};
