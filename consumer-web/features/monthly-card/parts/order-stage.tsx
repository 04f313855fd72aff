import '../../../domain/payment/cashier.css';
import { useQuery } from '@tanstack/react-query';
import type { MemberOrderRecord } from '#shared/contract/consumer/monthly-card.ts';
import { dateText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
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
import { CARD_KEY, orderQuery } from '../queries.ts';

type Order = { order: MemberOrderRecord };

const useRepeat = () => {
  const t = useT();
  return { to: consumerRoutes.vipHome.path, text: t('vipPay.again') };
};

const Over = () => {
  const t = useT();
  const repeatLink = useRepeat();
  return <PayOver title={t('vipPay.over')} text={t('vipPay.overText')} repeatLink={repeatLink} />;
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
        orderType: 'MEMBER_ORDER',
        orderId,
        totalAmount: payAmount,
        backTo: href(consumerRoutes.vipHistoryList, { orderId, tradeNo: LAST_TRADE }),
        queryKey: CARD_KEY,
      }}
      secondsLeft={secondsLeft}
      what={name}
      problem={problem}
      over={<Over />}
      renderMore={(isLeaving) => (
        <Button
          isBlock
          tone="quiet"
          isDisabled={isLeaving}
          isBusy={cancel.isPending}
          onPress={() => cancel.mutate(orderId)}
        >
          {t('vipPay.cancel')}
        </Button>
      )}
    />
  );
};

const Paid = ({ order }: Order) => {
  const t = useT();
  const text =
    order.kind === 'pack'
      ? t('vipPay.donePack', { name: order.name })
      : t('vipPay.doneCard', {
          name: order.name,
          date: order.endAt === null ? '' : dateText(order.endAt),
        });
  return (
    <PaidCard
      title={t('vipPay.done')}
      amount={order.payAmount}
      text={text}
      next={{ to: consumerRoutes.vipHome.path, text: t('vipPay.toCard') }}
      home={{ to: consumerRoutes.home.path, text: t('vipPay.toHome') }}
    />
  );
};

const Missing = () => {
  const t = useT();
  return (
    <StateView title={t('vipPay.missing')} text={t('vipPay.missingText')}>
      <Link replace className="button-link" to={consumerRoutes.vipHome.path}>
        {t('vipPay.toCard')}
      </Link>
    </StateView>
  );
};

/** `outcome`: of the attempt that somebody comes back from; null for who comes to pay. */
type Outcome = { outcome: AttemptOutcome | null };
const hasFailed = (outcome: AttemptOutcome | null): outcome is 'refused' | 'closed' =>
  outcome === 'refused' || outcome === 'closed';

/** What the order's state means to someone who came to pay, or comes back from paying. */
const Stage = ({ order, outcome }: Order & Outcome) => {
  const t = useT();
  const repeatLink = useRepeat();
  const amount = price(order.refundAmount);
  switch (order.status) {
    case 'toBePaid':
      return (
        <OrderCashier order={order} problem={hasFailed(outcome) ? t(`vipPay.${outcome}`) : null} />
      );
    case 'paid':
      return <Paid order={order} />;
    case 'paidLate':
      return (
        <PayOver
          title={t('vipPay.late')}
          text={t('vipPay.lateText', { amount })}
          repeatLink={repeatLink}
        />
      );
    case 'refunded':
      return (
        <PayOver
          title={t('vipPay.back')}
          text={t('vipPay.backText', { amount })}
          repeatLink={repeatLink}
        />
      );
    case 'closed':
      return <Over />;
  }
};

const One = ({ orderId, outcome }: { orderId: string } & Outcome) => {
  const query = useQuery(orderQuery(orderId));
  const { data, error, isFetching, fetchStatus, refetch: handleRetry } = query;
  // once the bank has agreed, an unpaid order from before does not count
  const isOld =
    outcome !== null && !hasFailed(outcome) && isFetching && data?.status === 'toBePaid';
  if (data === undefined || isOld)
    return error === null ? (
      <Skeletons heights={[170, 150, 48]} isPaused={fetchStatus === 'paused'} />
    ) : (
      <LoadFailed error={error} onRetry={handleRetry} />
    );
  return data === null ? <Missing /> : <Stage order={data} outcome={outcome} />;
};

/** One order: its cashier, and what became of its payment. */
export const OrderStage = ({ orderId, tradeNo }: { orderId: string; tradeNo: string | null }) => {
  if (tradeNo === null) return <One orderId={orderId} outcome={null} />;
  return (
    <PayCheck key={tradeNo} orderId={orderId} tradeNo={tradeNo}>
      {(outcome) => <One orderId={orderId} outcome={outcome} />}
    </PayCheck>
  );
};
