import { countdownText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useSecondsLeft } from '../../../lib/clock/use-seconds-left.ts';
import type { Order } from '../model.ts';
import { backInAll } from '../paid-in-all.ts';
import { surplusQuery } from '../queries.ts';
import { whenText } from '../time-words.ts';
import { OrderActions } from '../actions/order-actions.tsx';
import { RefundBanner } from '../refund/refund-banner.tsx';
import { useShopT } from '../../shop-words.ts';
import type { StoreOrderKind } from '../store-orders.ts';
import { stateLine } from './state-line.ts';
import { Link } from '../../../ui/link.tsx';

type Props = { kind: StoreOrderKind; order: Order };

/** Counted here by the server's clock, corrected every minute (decision F7). */
const PayLine = ({ kind, order }: Props) => {
  const t = useT();
  const left = useSecondsLeft(surplusQuery(kind, order.tradeId), order.payInfo.payBefore);
  return (
    <p className="ord-head__line num" role="timer">
      {left > 0 ? t('orders.line.pay', { left: countdownText(left) }) : t('orders.line.payOver')}
    </p>
  );
};

const HeadLine = ({ kind, order, now }: Props & { now: Instant }) => {
  const t = useShopT(kind);
  const { key, at } = stateLine(order, now);
  if (key === 'orders.line.pay' || key === 'orders.line.payOver')
    return <PayLine kind={kind} order={order} />;
  const promised = key === 'orders.line.late' ? order.promisedAt : at;
  return (
    <p className="ord-head__line num">
      {t(key, promised === null ? {} : { time: whenText(promised, now, t) })}
    </p>
  );
};

/** The order's state in one sentence, and what can be done now. */
export const OrderHead = ({ kind, order }: Props) => {
  const t = useT();
  const now = useNow(20_000);
  const { labelKey, tone } = kind.display(order);
  const { goldRefundAmtn } = order.payInfo;
  const refundAmtn = backInAll(order);
  return (
    <section
      className="ord-head"
      aria-labelledby="ord-state"
      data-testid="order-head"
      data-status={order.orderStatus}
    >
      <h2 className={`ord-head__state ord-head__state--${tone}`} id="ord-state">
        {t(labelKey)}
      </h2>
      <HeadLine kind={kind} order={order} now={now} />
      {refundAmtn > 0 && (
        <p className="ord-head__back num">{t('orders.back', { amount: price(refundAmtn) })}</p>
      )}
      {goldRefundAmtn > 0 && (
        <p className="ord-head__back num" data-testid="gold-back">
          {t('orders.goldBack', { amount: price(goldRefundAmtn) })}
        </p>
      )}
      {order.makeGoodAmtn > 0 && (
        <Link
          className="ord-head__back num"
          to={consumerRoutes.UserRedpack.path}
          data-testid="make-good"
        >
          {t('orders.makeGood', { amount: price(order.makeGoodAmtn) })}
        </Link>
      )}
      {order.refundProgress !== null && (
        <RefundBanner
          refundStatus={order.refundStatus}
          refundProgress={order.refundProgress}
          to={kind.links.refundLog(order.tradeId)}
          words={t('orders.toRefund')}
        />
      )}
      <OrderActions kind={kind} order={order} />
    </section>
  );
};
