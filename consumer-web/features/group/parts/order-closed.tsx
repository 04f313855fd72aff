import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { StateView } from '../../../ui/state-view.tsx';
import type { GroupOrder } from '../model.ts';
import { OrderOver } from './order-over.tsx';
import { Link } from '../../../ui/link.tsx';

/** An order without vouchers: not paid yet, or closed. */
export const OrderClosed = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  const { orderId, status } = order.orderInfo;
  if (groupOrderStatus.nameOf(status) !== 'toBePaid')
    return <OrderOver order={order} tradeNo={null} />;
  return (
    <StateView title={t('order.waiting')} text={t('order.waitingText')}>
      <Link className="button-link" to={href(consumerRoutes.groupPay, { orderId })}>
        {t('order.payNow')}
      </Link>
    </StateView>
  );
};
