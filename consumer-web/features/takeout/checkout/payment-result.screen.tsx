import '../../../domain/checkout/checkout.css';
import '../../../domain/payment/cashier.css';
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { timeText } from '#shared/format/date.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { LAST_TRADE, payResultQuery, tradeOf } from '../../../domain/payment/payment.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { Price } from '../../../ui/price.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import type { TakeoutOrder } from './model.ts';
import { OrderGate } from './parts/order-gate.tsx';
import { PayOver } from './parts/pay-over.tsx';
import { PayWaiting } from '../../../domain/payment/pay-waiting.tsx';
import { orderKey } from './queries.ts';

const Paid = ({ order }: { order: TakeoutOrder }) => {
  const t = useT();
  const isPickup = order.selectedAddress === null;
  return (
    <section className="card cashier cashier--paid" aria-labelledby="paid">
      <span className="cashier__check" aria-hidden="true">
        <Icon name="check" size={32} />
      </span>
      <h2 id="paid" className="state__title">
        {t('cashier.paid')}
      </h2>
      <p className="cashier__amount">
        <Price value={order.totalPrice} size="l" />
      </p>
      <p className="cashier__for">{t('cashier.paidText')}</p>
      <p className="cashier__clock num">
        <Icon name="clock" size={16} />
        <span>
          {t(isPickup ? 'checkout.ready' : 'checkout.arrives', {
            time: timeText(order.promisedAt),
          })}
        </span>
      </p>
      <div className="cashier__actions">
        <Link
          replace
          className="button-link"
          to={href(consumerRoutes.orderInfo, { tradeId: order.tradeId })}
        >
          {t('cashier.toOrder')}
        </Link>
        <Link replace className="button-link button-link--quiet" to={consumerRoutes.home.path}>
          {t('checkout.home')}
        </Link>
      </div>
    </section>
  );
};

const NotPaid = ({ order, why }: { order: TakeoutOrder; why: 'refused' | 'closed' }) => {
  const t = useT();
  return (
    <StateView isUrgent title={t(`cashier.${why}`)} text={t(`cashier.${why}Text`)}>
      <Link
        replace
        className="button-link"
        to={href(consumerRoutes.paymentPage, { orderId: order.tradeId })}
      >
        {t('cashier.again')}
      </Link>
      <Link
        replace
        className="button-link button-link--quiet"
        to={href(consumerRoutes.orderInfo, { tradeId: order.tradeId })}
      >
        {t('cashier.toOrder')}
      </Link>
    </StateView>
  );
};

/** The attempt went through and the order that is known here is from before: it is asked for until it has heard of it. */
const HEARD_MS = 1500;
const Settling = ({ order }: { order: TakeoutOrder }) => {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = (): void => {
      void queries.invalidateQueries(
        { queryKey: orderKey(order.tradeId) },
        { cancelRefetch: false },
      );
    };
    ask();
    const timer = setInterval(ask, HEARD_MS);
    return () => {
      clearInterval(timer);
    };
  }, [order.tradeId, queries]);
  return <PayWaiting />;
};

const Result = ({ order, tradeNo }: { order: TakeoutOrder; tradeNo: string | null }) => {
  const { data, isPending } = useQuery({
    ...payResultQuery(tradeNo ?? ''),
    enabled: tradeNo !== null,
  });
  const status = takeoutOrderStatus.nameOf(order.orderStatus);
  if (data?.refunded) return <PayOver order={order} refunded={data.amount} />;
  if (status === 'cancelled' || status === 'refunded') return <PayOver order={order} />;
  if (status !== 'toBePaid') return <Paid order={order} />;
  if (tradeNo === null)
    return <Redirect to={href(consumerRoutes.paymentPage, { orderId: order.tradeId })} />;
  if (data?.result === 'FAIL') return <NotPaid order={order} why="refused" />;
  if (data?.result === 'CLOSED') return <NotPaid order={order} why="closed" />;
  if (data?.result === 'SUCCESS') return <Settling order={order} />;
  return isPending ? (
    <PayWaiting />
  ) : (
    <Redirect to={href(consumerRoutes.paymentVerify, { orderId: order.tradeId, tradeNo })} />
  );
};

/** How a payment ended: the order's own state counts, the attempt only says why it is not paid. */
export const PaymentResultScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? params.get('tradeId') ?? '';
  const tradeNo = tradeOf(orderId, params.get('tradeNo') ?? LAST_TRADE);
  return (
    <Page title={t('title.payResult')}>
      <OrderGate orderId={orderId}>
        {(order) => <Result order={order} tradeNo={tradeNo} />}
      </OrderGate>
    </Page>
  );
};
