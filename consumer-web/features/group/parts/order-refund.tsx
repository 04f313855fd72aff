import { useQuery } from '@tanstack/react-query';
import { groupRefundLinks } from '../../../domain/order/group-refund/links.ts';
import { groupRefundsQuery } from '../../../domain/order/group-refund/queries.ts';
import { RefundBanner } from '../../../domain/order/refund/refund-banner.tsx';
import { useT } from '../../../lib/i18n.ts';

/** The state of the latest refund request, which leads to it; to all of them where there are several. */
export const OrderRefund = ({ orderId }: { orderId: string }) => {
  const t = useT();
  const requests = useQuery(groupRefundsQuery(orderId)).data?.list ?? [];
  const [latest, ...others] = requests;
  if (latest === undefined) return null;
  return (
    <div className="order-refund">
      <RefundBanner
        refundProgress={latest.progress}
        to={
          others.length > 0
            ? groupRefundLinks.log(orderId)
            : groupRefundLinks.detail(orderId, latest.refundId)
        }
        words={t('groupRefund.view')}
      />
    </div>
  );
};
