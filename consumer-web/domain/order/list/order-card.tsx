import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { countdownText, dateTimeText } from '#shared/format/date.ts';
import { plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { refundDisplay } from '#shared/order/refund/refund-display.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useTimeUp } from '../../../lib/clock/use-time-up.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { OrderUnread } from '../messages/unread-count.tsx';
import type { OrderRow } from '../model.ts';
import { kindKey } from '../queries.ts';
import { whenText } from '../time-words.ts';
import { CardActions } from './card-actions.tsx';
import type { StoreOrderKind } from '../store-orders.ts';
import { Link } from '../../../ui/link.tsx';

type Props = { kind: StoreOrderKind; order: OrderRow };

const MOST_PICTURES = 3;

const Dishes = ({ order: { productList } }: { order: OrderRow }) => {
  const t = useT();
  const shown = productList.slice(0, MOST_PICTURES);
  const more = productList.length - shown.length;
  return (
    <div className="ord-dishes">
      <div className="ord-dishes__row" aria-hidden="true">
        {shown.map(({ imgUrl }, index) => (
          <div key={index} className="ord-dishes__one">
            <Picture src={pictureUrl(imgUrl)} alt="" ratio={1} width={112} />
          </div>
        ))}
      </div>
      <p className="ord-dishes__names">
        {shown
          .map(
            ({ productName, quantity }) => `${productName}${quantity > 1 ? ` ×${quantity}` : ''}`,
          )
          .join(t('orders.comma'))}
        {more > 0 && ` ${t('orders.moreDishes', { count: more })}`}
      </p>
    </div>
  );
};

/**
 * The time left to pay. Orders are refetched a second after its end, once the server has closed
 * this one.
 */
const PayClock = ({ kind, payBefore }: { kind: StoreOrderKind; payBefore: Instant }) => {
  const t = useT();
  const now = useNow();
  useTimeUp(surplusSeconds(plus(payBefore, SECOND), now), kindKey(kind));
  const left = surplusSeconds(payBefore, now);
  return (
    <span className="ord-card__left num">
      {left > 0 ? t('orders.payLeft', { left: countdownText(left) }) : t('orders.line.payOver')}
    </span>
  );
};

/** When it must be paid, or when it comes; a finished order shows when it was made. */
const Clock = ({ kind, order }: Props) => {
  const t = useT();
  const now = useNow();
  if (takeoutOrderStatus.nameOf(order.orderStatus) === 'toBePaid')
    return <PayClock kind={kind} payBefore={order.payBefore} />;
  if (kind.display(order).active)
    return (
      <span className="num">
        {t('orders.byTime', { time: whenText(order.promisedAt, now, t) })}
      </span>
    );
  return (
    <time className="num" dateTime={new Date(order.createTime).toISOString()}>
      {dateTimeText(order.createTime)}
    </time>
  );
};

/** One order: the whole card opens it, its buttons do what comes next. */
export const OrderCard = ({ kind, order }: Props) => {
  const t = useT();
  const { labelKey, tone } = kind.display(order);
  const refund =
    order.refundProgress === null && order.refundStatus === 0 ? null : refundDisplay(order);
  return (
    <article className="ord-card" data-testid="order-card" data-trade={order.tradeId}>
      <div className="ord-card__top">
        <div className="ord-card__store">
          <Picture src={pictureUrl(order.storeImg)} alt="" ratio={1} width={56} />
        </div>
        <h2 className="ord-card__name">
          <Link className="ord-card__link" to={kind.links.order(order.tradeId)}>
            {order.storeName}
          </Link>
          <OrderUnread tradeId={order.tradeId} />
        </h2>
        <span className={`tag tag--${tone}`}>{t(labelKey)}</span>
      </div>
      {refund !== null && refund.labelKey !== labelKey && (
        <span className={`tag tag--${refund.tone} ord-card__refund`}>{t(refund.labelKey)}</span>
      )}
      <Dishes order={order} />
      <div className="ord-card__sum">
        <Clock kind={kind} order={order} />
        <span className="ord-card__total num">
          <span>{t('orders.count', { count: order.count })}</span>
          <Price value={order.totalPrice} size="s" />
        </span>
      </div>
      <CardActions kind={kind} order={order} />
    </article>
  );
};
