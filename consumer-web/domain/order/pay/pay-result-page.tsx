import '../../checkout/checkout.css';
import '../../payment/cashier.css';
import { useEffect, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { PaidCard } from '../../payment/paid-card.tsx';
import { LAST_TRADE } from '../../../lib/session/last-trade.ts';
import { PayOver } from '../../payment/pay-over.tsx';
import { PayWaiting } from '../../payment/pay-waiting.tsx';
import { payResultQuery, tradeOf } from '../../payment/payment.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import type { Order } from '../model.ts';
import { paidInAll } from '../paid-in-all.ts';
import { orderKey } from '../queries.ts';
import type { StoreOrders } from '../store-orders.ts';
import { whenText } from '../time-words.ts';
import { OrderOver } from './order-over.tsx';
import { PayGate } from './pay-gate.tsx';

type Props = { kind: StoreOrders; order: Order };
/** What a paid order offers beside its own page. */
type RenderMore = ((order: Order) => ReactNode) | undefined;

const Paid = ({ kind: { links }, order, renderMore }: Props & { renderMore: RenderMore }) => {
  const t = useT();
  const isPickup = order.selectedAddress === null;
  const time = whenText(order.promisedAt, useNow(60_000), t);
  return (
    <>
      <PaidCard
        title={t('cashier.paid')}
        amount={paidInAll(order)}
        text={t('cashier.paidText')}
        when={t(isPickup ? 'checkout.ready' : 'checkout.arrives', { time })}
        next={{ to: links.order(order.tradeId), text: t('cashier.toOrder') }}
        home={{ to: links.home, text: t('checkout.home') }}
      />
      {renderMore && <div className="cashier__more">{renderMore(order)}</div>}
    </>
  );
};

const NotPaid = ({ kind: { links }, order, why }: Props & { why: 'refused' | 'closed' }) => {
  const t = useT();
  return (
    <PayOver
      isUrgent
      title={t(`cashier.${why}`)}
      text={t(`cashier.${why}Text`)}
      repeatLink={{ to: links.pay(order.tradeId), text: t('cashier.again') }}
      orders={{ to: links.order(order.tradeId), text: t('cashier.toOrder') }}
    />
  );
};

/** The attempt succeeded but the cached order is older: it is refetched until it is paid. */
const SETTLE_POLL_MS = 1500;
const Settling = ({ kind, order: { tradeId } }: Props) => {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = (): void => {
      void queries.invalidateQueries(
        { queryKey: orderKey(kind, tradeId) },
        { cancelRefetch: false },
      );
    };
    ask();
    const timer = setInterval(ask, SETTLE_POLL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [kind, tradeId, queries]);
  return <PayWaiting />;
};

type ResultProps = Props & { tradeNo: string | null; renderMore: RenderMore };

const Result = ({ kind, order, tradeNo, renderMore }: ResultProps) => {
  const { data, isPending } = useQuery({
    ...payResultQuery(tradeNo ?? ''),
    enabled: tradeNo !== null,
  });
  const { tradeId } = order;
  const status = takeoutOrderStatus.nameOf(order.orderStatus);
  if (data?.refunded) return <OrderOver kind={kind} order={order} refunded={data.amount} />;
  if (status === 'cancelled' || status === 'refunded')
    return <OrderOver kind={kind} order={order} />;
  if (status !== 'toBePaid') return <Paid kind={kind} order={order} renderMore={renderMore} />;
  if (tradeNo === null) return <Redirect to={kind.links.pay(tradeId)} />;
  if (data?.result === 'FAIL') return <NotPaid kind={kind} order={order} why="refused" />;
  if (data?.result === 'CLOSED') return <NotPaid kind={kind} order={order} why="closed" />;
  if (data?.result === 'SUCCESS') return <Settling kind={kind} order={order} />;
  return isPending ? <PayWaiting /> : <Redirect to={kind.links.verify(tradeId, tradeNo)} />;
};

type PageProps = { kind: StoreOrders; renderMore?: (order: Order) => ReactNode };

/** How a payment ended: the order's own state counts, the attempt only explains why it is not paid. */
export const PayResultPage = ({ kind, renderMore }: PageProps) => {
  const t = useT();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? params.get('tradeId') ?? '';
  const tradeNo = tradeOf(orderId, params.get('tradeNo') ?? LAST_TRADE);
  return (
    <Page title={t('title.payResult')}>
      <PayGate kind={kind} orderId={orderId}>
        {(order) => <Result kind={kind} order={order} tradeNo={tradeNo} renderMore={renderMore} />}
      </PayGate>
    </Page>
  );
};
