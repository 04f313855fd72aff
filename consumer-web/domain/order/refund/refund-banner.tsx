import './refund-banner.css';
import { refundDisplay } from '#shared/order/refund/refund-display.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';

type Props = { refundStatus?: number; refundProgress: number; to: string; words: string };

/** The state of a refund request, beside the order's own; leads to its log. */
export const RefundBanner = ({ to, words, ...order }: Props) => {
  const t = useT();
  const { labelKey, tone } = refundDisplay(order);
  return (
    <Link className="ord-refund" to={to} data-testid="refund-banner">
      <span className={`tag tag--${tone}`}>{t(labelKey)}</span>
      <span className="ord-refund__go">
        {words}
        <Icon name="next" size={16} />
      </span>
    </Link>
  );
};
