import { refundDisplay } from '#shared/order/refund/refund-display.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Order } from '../model.ts';
import type { RefundKind } from '../store-orders.ts';
import { Link } from '../../../ui/link.tsx';

/** The state of the refund request, beside the order's own; leads to its log. */
export const RefundBanner = ({ kind, order }: { kind: RefundKind; order: Order }) => {
  const t = useT();
  if (order.refundProgress === null) return null;
  const { labelKey, tone } = refundDisplay(order);
  return (
    <Link
      className="ord-refund"
      to={kind.links.refundLog(order.tradeId)}
      data-testid="refund-banner"
    >
      <span className={`tag tag--${tone}`}>{t(labelKey)}</span>
      <span className="ord-refund__go">
        {t('orders.toRefund')}
        <Icon name="next" size={16} />
      </span>
    </Link>
  );
};
