import '../../../domain/payment/cashier.css';
import { useQuery } from '@tanstack/react-query';
import type { ComboOrder, ComboPiece } from '#shared/contract/consumer/combo.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { LAST_TRADE } from '../../../domain/payment/last-trade.ts';
import { PaidCard } from '../../../domain/payment/paid-card.tsx';
import { PayCheck, type AttemptOutcome } from '../../../domain/payment/pay-check.tsx';
import { PayForm } from '../../../domain/payment/pay-form.tsx';
import { PayOver } from '../../../domain/payment/pay-over.tsx';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { useCancel } from '../mutations.ts';
import { COMBO_KEY, orderQuery } from '../queries.ts';
import { OrderFacts } from './order-facts.tsx';

type Order = { order: ComboOrder };

const useRepeat = () => {
  const t = useT();
  return { to: consumerRoutes.expandCoupon.path, text: t('combo.pay.again') };
};

const Over = () => {
  const t = useT();
  const repeatLink = useRepeat();
  return (
    <PayOver title={t('combo.pay.over')} text={t('combo.pay.overText')} repeatLink={repeatLink} />
  );
};

/** The cashier of an order. `problem`: how the attempt before ended. */
const OrderCashier = ({ order, problem }: Order & { problem: string | null }) => {
  const t = useT();
  const { orderId, payAmount, payBefore, name } = order;
  const secondsLeft = surplusSeconds(payBefore, useNow());
  const cancel = useCancel();
  return (
    <PayForm
      payable={{
        orderType: 'COUPON_BOOM_ORDER',
        orderId,
        totalAmount: payAmount,
        backTo: href(consumerRoutes.expandCouponOrderInfo, { orderId, tradeNo: LAST_TRADE }),
        queryKey: COMBO_KEY,
      }}
      secondsLeft={secondsLeft}
      what={name}
      problem={problem ?? (cancel.error === null ? null : errorText(cancel.error, t))}
      over={<Over />}
      renderMore={(isLeaving) => (
        <Button
          isBlock
          tone="quiet"
          isDisabled={isLeaving}
          isBusy={cancel.isPending}
          onPress={() => cancel.mutate(orderId)}
        >
          {t('combo.pay.cancel')}
        </Button>
      )}
    />
  );
};

const Paid = ({ order }: Order) => {
  const t = useT();
  return (
    <PaidCard
      title={t('combo.pay.done')}
      amount={order.payAmount}
      text={t('combo.pay.doneText', { name: order.name })}
      next={{ to: consumerRoutes.expandCouponList.path, text: t('combo.pay.toList') }}
      home={{ to: consumerRoutes.home.path, text: t('combo.pay.toHome') }}
    />
  );
};

const Missing = () => {
  const t = useT();
  return (
    <StateView title={t('combo.pay.missing')} text={t('combo.pay.missingText')}>
      <Link replace className="button-link" to={consumerRoutes.expandCoupon.path}>
        {t('combo.list.toBuy')}
      </Link>
    </StateView>
  );
};

/** `outcome`: of the attempt that somebody comes back from; null for who comes to pay or to look. */
type Outcome = { outcome: AttemptOutcome | null };
const hasFailed = (outcome: AttemptOutcome | null): outcome is 'refused' | 'closed' =>
  outcome === 'refused' || outcome === 'closed';

/** What the order's state means to someone who came to pay or to look, or comes back from paying. */
const Stage = ({ order, pieces, outcome }: Order & Outcome & { pieces: readonly ComboPiece[] }) => {
  const t = useT();
  const repeatLink = useRepeat();
  switch (order.status) {
    case 'toBePaid':
      return (
        <OrderCashier
          order={order}
          problem={hasFailed(outcome) ? t(`combo.pay.${outcome}`) : null}
        />
      );
    case 'paid':
      return outcome === null ? (
        <OrderFacts order={order} pieces={pieces} />
      ) : (
        <Paid order={order} />
      );
    case 'refunded':
      return <OrderFacts order={order} pieces={pieces} />;
    case 'paidLate':
      return (
        <PayOver
          title={t('combo.pay.late')}
          text={t('combo.pay.lateText', { amount: price(order.refundAmount) })}
          repeatLink={repeatLink}
        />
      );
    case 'cancelled':
      return (
        <PayOver
          title={t('combo.pay.cancelled')}
          text={t('combo.pay.cancelledText')}
          repeatLink={repeatLink}
        />
      );
    case 'autoCancelled':
      return <Over />;
  }
};

const One = ({ orderId, outcome }: { orderId: string } & Outcome) => {
  const query = useQuery(orderQuery(orderId));
  const { data, error, isFetching, fetchStatus, refetch: handleRetry } = query;
  // once the bank has agreed, an unpaid order from before does not count
  const isOld =
    outcome !== null && !hasFailed(outcome) && isFetching && data?.order.status === 'toBePaid';
  if (data === undefined || isOld)
    return error === null ? (
      <Skeletons heights={[170, 150, 48]} isPaused={fetchStatus === 'paused'} />
    ) : (
      <LoadFailed error={error} onRetry={handleRetry} />
    );
  return data === null ? <Missing /> : <Stage {...data} outcome={outcome} />;
};

/** One order: its cashier, what became of its payment, and what it brought. */
export const OrderStage = ({ orderId, tradeNo }: { orderId: string; tradeNo: string | null }) => {
  if (tradeNo === null) return <One orderId={orderId} outcome={null} />;
  return (
    <PayCheck key={tradeNo} orderId={orderId} tradeNo={tradeNo}>
      {(outcome) => <One orderId={orderId} outcome={outcome} />}
    </PayCheck>
  );
};
