import type { GroupRefundRequest } from '#shared/contract/consumer/group-refund.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { refundDisplay } from '#shared/order/refund/refund-display.ts';
import { groupRefundLinks } from '../../../domain/order/group-refund/links.ts';
import { groupOrders } from '../../../domain/order/kinds/group.ts';
import { RefundClock } from '../../../domain/order/refund/refund-clock.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { stepRows } from '../steps.ts';

type Props = { orderId: string; request: GroupRefundRequest };

/** One of several requests: its state, latest step, amount and reason; leads to the rest of it. */
export const RequestRow = ({ orderId, request }: Props) => {
  const t = useT();
  const { refundId, progress, amtn, reasonLabel, vouchers, steps, autoAt } = request;
  const { labelKey, tone } = refundDisplay({ refundProgress: progress });
  const latest = stepRows(request, t)[0];
  return (
    <Link className="card gr-request" to={groupRefundLinks.detail(orderId, refundId)}>
      <span className="gr-request__top num">
        <time>{dateTimeText(steps.at(-1)?.at ?? steps[0]!.at)}</time>
        <span className={`tag tag--${tone}`}>{t(labelKey)}</span>
      </span>
      <span className="gr-request__sum">
        <Price value={amtn} />
        <span className="num">{`${t('groupRefund.voucherCount', { count: vouchers.length })} · ${reasonLabel}`}</span>
      </span>
      {latest !== undefined && (
        <span className="gr-request__latest">
          {latest.text}
          {latest.note && <q className="rf-said">{latest.note}</q>}
        </span>
      )}
      {autoAt !== null && <RefundClock kind={groupOrders} until={autoAt} />}
    </Link>
  );
};
