import type { ReactNode } from 'react';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { groupRefundLinks } from '../../../domain/order/group-refund/links.ts';
import { RecallGroupRefund } from '../../../domain/order/group-refund/recall-group-refund.tsx';
import { useT, type T } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import type { GroupOrder } from '../model.ts';

type Action = GroupOrder['actions'][number];

/** One button for each action; null: what waits for its payment has its own page. */
const BUTTONS: Record<Action, ((order: GroupOrder, t: T) => ReactNode) | null> = {
  PAY: null,
  CANCEL: null,
  AGAIN: ({ productList: [product] }, t) =>
    product && (
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
};

/** The rarest come last. */
const RANK: Partial<Record<Action, number>> = { REFUND: 1, CANCEL_REFUND: 1 };
const rankOf = (action: Action): number => RANK[action] ?? 0;

/** What the owner of a paid order may do: the server's list, nothing else. */
export const OrderActions = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  // a closed order offers the same on its own page
  if (order.vouchers.length === 0) return null;
  return (
    <ul className="ord-actions order-actions">
      {order.actions
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .flatMap((action) => {
          const button = BUTTONS[action]?.(order, t);
          return button ? [<li key={action}>{button}</li>] : [];
        })}
    </ul>
  );
};
