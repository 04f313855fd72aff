import { Link } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { payLink, refundLogLink, reviewLink } from '../links.ts';
import type { OrderRow } from '../model.ts';
import { AgainButton } from './again-button.tsx';
import { RushButton } from './rush-button.tsx';

/** What comes next for an order, as the server says: the pressing thing first, and never more than two. The rest is on the order's own page. */
export const CardActions = ({ order }: { order: OrderRow }) => {
  const t = useT();
  const { tradeId, actions } = order;
  const can = (name: OrderRow['actions'][number]): boolean => actions.includes(name);
  const shown = [
    can('CANCEL_REFUND') && <Link key="refund" className="ord-button" to={refundLogLink(tradeId)}>{t('orders.toRefund')}</Link>,
    can('RUSH') && <RushButton key="rush" tradeId={tradeId} />,
    can('AGAIN') && order.orderStatus !== 1 && order.orderStatus !== 2 && order.orderStatus !== 3 && <AgainButton key="again" tradeId={tradeId} />,
    can('COMMENT') && <Link key="comment" className="ord-button ord-button--main" to={reviewLink(tradeId)}>{t('order.action.COMMENT')}</Link>,
    can('PAY') && <Link key="pay" className="ord-button ord-button--main" to={payLink(tradeId)}>{t('order.action.PAY')}</Link>,
  ].filter((action) => action !== false);
  return shown.length > 0 ? <div className="ord-card__actions">{shown.slice(-2)}</div> : null;
};
