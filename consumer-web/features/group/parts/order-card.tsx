import { GROUP_TAB_OF, groupOrderStatus } from '#shared/codes/group-order.ts';
import { dateText, dateTimeText } from '#shared/format/date.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import type { OrderCard as Order } from '../model.ts';
import { orderTags } from '../order-tags.ts';
import { Link } from '../../../ui/link.tsx';

/** One order; it opens the cashier while it waits for money, and its vouchers after that. */
export const OrderCard = ({ order }: { order: Order }) => {
  const t = useT();
  const status = groupOrderStatus.nameOf(order.status);
  const target = status === 'toBePaid' ? consumerRoutes.groupPay : consumerRoutes.groupOrderDetail;
  const next =
    status === 'toBePaid'
      ? t('order.payNow')
      : GROUP_TAB_OF[status] === 'usable' && order.usesLeft > 0
        ? t('order.showCode')
        : null;
  return (
    <Link className="order" to={href(target, { orderId: order.orderId })}>
      <div className="order__top num">
        <time dateTime={new Date(order.createTime).toISOString()}>
          {dateTimeText(order.createTime)}
        </time>
        <span className="order__tags">
          {orderTags(order, t).map(({ text, tone }) => (
            <span key={text} className={`tag tag--${tone}`}>
              {text}
            </span>
          ))}
        </span>
      </div>
      <div className="order__row">
        <div className="order__picture">
          <Picture src={pictureUrl(order.productImg)} alt="" ratio={1} width={144} />
        </div>
        <div className="order__text">
          <h2 className="order__name">{order.productName}</h2>
          <p className="order__facts num">
            <span>{t('order.quantityOf', { count: order.quantity })}</span>
            {order.usesLeft > 0 && <span>{t('order.usesLeft', { count: order.usesLeft })}</span>}
            {order.validTo !== null && order.usesLeft > 0 && (
              <span>{t('order.validTo', { day: dateText(order.validTo) })}</span>
            )}
          </p>
        </div>
      </div>
      <div className="order__end">
        <Price value={order.totalAmtn} size="s" />
        {next !== null && <span className="order__next">{next}</span>}
      </div>
    </Link>
  );
};
