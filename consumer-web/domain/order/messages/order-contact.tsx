import './messages.css';
import { useQuery } from '@tanstack/react-query';
import type { Instant } from '#shared/kernel/time.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Support } from '../../app/support.tsx';
import type { Order } from '../model.ts';
import { whenText } from '../time-words.ts';
import { CONTACT_ID, isUnderWay } from './contact-button.tsx';
import { messagesQuery, riderUserQuery, type OrderMessage } from './queries.ts';
import { UnreadCount } from './unread-count.tsx';
import { useRead } from './use-read.ts';

type RowProps = { message: OrderMessage; from: string; now: Instant };

const Row = ({ message: { text, at, isRead }, from, now }: RowProps) => {
  const t = useT();
  return (
    <li className="ord-message">
      <p className="ord-message__from num">
        {from} · <time dateTime={new Date(at).toISOString()}>{whenText(at, now, t)}</time>
        {!isRead && <span className="tag tag--warn">{t('orders.message.new')}</span>}
      </p>
      <p className="ord-message__text">{text}</p>
    </li>
  );
};

/** The store's and the rider's phone until the order is over, and the customer service (decision P26). */
const Ways = ({ order }: { order: Order }) => {
  const t = useT();
  const { riderInfo, storeInfo } = order;
  const isOpen = isUnderWay(order);
  return (
    <div className="ord-contact__ways">
      {isOpen && riderInfo !== null && riderInfo.riderPhone !== '' && (
        <PhoneLink className="ord-button" phone={riderInfo.riderPhone}>
          {t('orders.message.callRider')}
        </PhoneLink>
      )}
      {isOpen && storeInfo.phone !== '' && (
        <PhoneLink className="ord-button" phone={storeInfo.phone}>
          {t('orders.message.callStore')}
        </PhoneLink>
      )}
      <Support
        className="ord-button"
        words={t('orders.message.support')}
        renderUnread={(count) => <UnreadCount count={count} />}
      />
    </div>
  );
};

/** What the rider and the store of an order wrote, and how to reach them; showing it counts as reading. */
export const OrderContact = ({ order }: { order: Order }) => {
  const t = useT();
  const now = useNow(60_000);
  const { tradeId, riderStatus, payInfo } = order;
  const isPaid = payInfo.payTime !== null;
  const messages = useQuery({ ...messagesQuery(tradeId, isUnderWay(order)), enabled: isPaid });
  const { data = [] } = messages;
  const rider = useQuery({ ...riderUserQuery(tradeId, riderStatus), enabled: data.length > 0 });
  useRead(tradeId, data.findLast(({ isRead }) => !isRead)?.messageId ?? null);
  if (!isPaid) return null;
  const fromOf = ({ fromUserId }: OrderMessage): string =>
    fromUserId === rider.data
      ? t('orders.message.fromRider', { name: order.riderInfo?.riderName ?? '' })
      : order.storeInfo.storeName;
  return (
    <section
      className="card ord-contact"
      id={CONTACT_ID}
      tabIndex={-1}
      aria-labelledby="contact-title"
    >
      <h2 className="card__title" id="contact-title">
        {t('orders.message.contact')}
      </h2>
      {data.length > 0 && (
        <ul className="ord-messages" aria-live="polite">
          {data.map((message) => (
            <Row key={message.messageId} message={message} from={fromOf(message)} now={now} />
          ))}
        </ul>
      )}
      <Ways order={order} />
    </section>
  );
};
