import type { ReactNode } from 'react';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { DeleteButton } from '../../../domain/order/actions/delete-button.tsx';
import { groupRefundLinks } from '../../../domain/order/group-refund/links.ts';
import { RecallGroupRefund } from '../../../domain/order/group-refund/recall-group-refund.tsx';
import { groupOrders } from '../../../domain/order/kinds/group.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { GroupOrder } from '../model.ts';

type Action = GroupOrder['actions'][number];

/** One button for each action; null: what waits for its payment has its own page. */
const BUTTONS: Record<Action, ((order: GroupOrder, t: T) => ReactNode) | null> = {
  COMMENT: ({ orderInfo }, t) => (
    <Link
      className="ord-button ord-button--main"
      to={href(consumerRoutes.submitComment, { kind: 'group', tradeId: orderInfo.orderId })}
    >
      {t('order.action.COMMENT')}
    </Link>
  ),
  PAY: null,
  CANCEL: null,
  // a closed order offers it on its own page
  AGAIN: ({ productList: [product], vouchers }, t) =>
    product &&
    vouchers.length > 0 && (
      <Link
        className="ord-button"
        to={href(consumerRoutes.groupProductDetail, { productId: product.productId })}
      >
        {t('pay.buyAgain')}
      </Link>
    ),
  CANCEL_REFUND: ({ orderInfo }) => <RecallGroupRefund orderId={orderInfo.orderId} />,
  REFUND: ({ orderInfo }, t) => (
    <Link className="ord-button" to={groupRefundLinks.ask(orderInfo.orderId)}>
      {t('groupRefund.ask')}
    </Link>
  ),
  CONTACT: ({ storeInfo: [nearest] }, t) =>
    nearest !== undefined && (
      <PhoneLink className="ord-button" phone={nearest.phone}>
        {t('order.action.CONTACT')}
      </PhoneLink>
    ),
  DELETE: ({ orderInfo }) => <DeleteButton kind={groupOrders} tradeId={orderInfo.orderId} />,
};

/** The rarest come last. */
const RANK: Partial<Record<Action, number>> = { REFUND: 1, CANCEL_REFUND: 1, DELETE: 2 };
const rankOf = (action: Action): number => RANK[action] ?? 0;

/** What the owner of a paid order may do: the server's list, nothing else. */
export const OrderActions = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  const shown = order.actions
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((action) => {
      const button = BUTTONS[action]?.(order, t);
      return button ? [<li key={action}>{button}</li>] : [];
    });
  return shown.length > 0 ? (
    <ul className="ord-actions order-actions" aria-label={t('order.actions')}>
      {shown}
    </ul>
  ) : null;
};
