import { Link } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { payLink, refundLogLink, reviewLink } from '../../../features/takeout/orders/links.ts';
import type { OrderRow } from '../model.ts';
import { AgainButton } from '../actions/again-button.tsx';
import { RushButton } from '../actions/rush-button.tsx';

/** Paid and not yet with the guest: nobody wants the same again before it has come. */
const UNDER_WAY: readonly number[] = [1, 2, 3];

/** What comes next for an order, as the server says: the pressing thing first, and never more than two. The rest is on the order's own page. */
export const CardActions = ({ order }: { order: OrderRow }) => {
  const t = useT();
  const { tradeId, actions } = order;
  const can = (name: OrderRow['actions'][number]): boolean => actions.includes(name);
  const shown = [
    can('PAY') && (
      <Link key="pay" className="ord-button ord-button--main" to={payLink(tradeId)}>
        {t('order.action.PAY')}
      </Link>
    ),
    can('COMMENT') && (
      <Link key="comment" className="ord-button ord-button--main" to={reviewLink(tradeId)}>
        {t('order.action.COMMENT')}
      </Link>
    ),
    order.refundProgress !== null && (
      <Link key="refund" className="ord-button" to={refundLogLink(tradeId)}>
        {t('orders.toRefund')}
      </Link>
    ),
    can('RUSH') && <RushButton key="rush" tradeId={tradeId} />,
    can('AGAIN') && !UNDER_WAY.includes(order.orderStatus) && (
      <AgainButton key="again" tradeId={tradeId} />
    ),
  ].filter((action) => action !== false);
  return shown.length > 0 ? (
    <div className="ord-card__actions">{shown.slice(0, 2).toReversed()}</div>
  ) : null;
};
