import './messages.css';
import { useQuery } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { unreadQuery } from './queries.ts';

/** A number of unread messages; nothing where there are none. */
export const UnreadCount = ({ count }: { count: number }) => {
  const t = useT();
  return count === 0 ? null : (
    <span className="ord-unread num">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">{t('orders.message.unread', { count })}</span>
    </span>
  );
};

/** How many messages of an order are unread, on its card. */
export const OrderUnread = ({ tradeId }: { tradeId: OrderId }) => {
  const { data = [] } = useQuery(unreadQuery());
  return <UnreadCount count={data.find((one) => one.tradeId === tradeId)?.count ?? 0} />;
};
