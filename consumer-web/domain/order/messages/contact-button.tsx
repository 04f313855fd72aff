import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { Order } from '../model.ts';
import type { StoreOrderKind } from '../store-orders.ts';
import { messagesQuery } from './queries.ts';
import { UnreadCount } from './unread-count.tsx';

/** The part of an order's page that has its messages. */
export const CONTACT_ID = 'order-contact';

/** Whether somebody may still write about an order. */
export const isUnderWay = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  orderStatus > takeoutOrderStatus.codes.toBePaid &&
  orderStatus < takeoutOrderStatus.codes.completed;

type Props = { kind: StoreOrderKind; order: Order; words: string };

/** Leads to the messages of an order and the ways to reach its store and rider, with the number that are new. */
export const ContactButton = ({ kind, order, words }: Props) => {
  const navigate = useNavigate();
  const { tradeId } = order;
  const { data = [] } = useQuery(messagesQuery(tradeId, isUnderWay(order)));
  const handlePress = (): void => {
    const part = document.querySelector<HTMLElement>(`#${CONTACT_ID}`);
    if (part === null) {
      void navigate(kind.links.order(tradeId));
      return;
    }
    part.scrollIntoView({ block: 'start' });
    part.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="ord-button ord-contact__open" onClick={handlePress}>
      {words}
      <UnreadCount count={data.filter(({ isRead }) => !isRead).length} />
    </button>
  );
};
