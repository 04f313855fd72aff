import { useT } from '../../../lib/i18n.ts';
import type { OrderRow } from '../model.ts';
import { AgainButton } from '../actions/again-button.tsx';
import { RushButton } from '../actions/rush-button.tsx';
import type { StoreOrderKind } from '../store-orders.ts';
import { Link } from '../../../ui/link.tsx';

/** Paid and not delivered yet: buying again is not offered before. */
const UNDER_WAY: readonly number[] = [1, 2, 3];

/**
 * The two most urgent of the actions that the server allows; the rest are on the order's own page.
 */
export const CardActions = ({ kind, order }: { kind: StoreOrderKind; order: OrderRow }) => {
  const t = useT();
  const { tradeId, actions } = order;
  const can = (name: OrderRow['actions'][number]): boolean => actions.includes(name);
  const shown = [
    can('PAY') && (
      <Link key="pay" className="ord-button ord-button--main" to={kind.links.pay(tradeId)}>
        {t('order.action.PAY')}
      </Link>
    ),
    can('COMMENT') && (
      <Link key="comment" className="ord-button ord-button--main" to={kind.links.review(tradeId)}>
        {t('order.action.COMMENT')}
      </Link>
    ),
    order.refundProgress !== null && (
      <Link key="refund" className="ord-button" to={kind.links.refundLog(tradeId)}>
        {t('orders.toRefund')}
      </Link>
    ),
    can('RUSH') && <RushButton key="rush" kind={kind} tradeId={tradeId} />,
    can('AGAIN') && !UNDER_WAY.includes(order.orderStatus) && (
      <AgainButton key="again" kind={kind} order={order} />
    ),
  ].filter((action) => action !== false);
  return shown.length > 0 ? (
    <div className="ord-card__actions">{shown.slice(0, 2).toReversed()}</div>
  ) : null;
};
