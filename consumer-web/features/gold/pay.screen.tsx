import '../../domain/payment/cashier.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { GoldOrderRecord } from '#shared/contract/consumer/gold.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { PayCheck, type AttemptOutcome } from '../../domain/payment/pay-check.tsx';
import { tradeOf } from '../../domain/payment/payment.ts';
import { useT } from '../../lib/i18n.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { BagCashier } from './parts/bag-cashier.tsx';
import { MemberGate } from './parts/member-gate.tsx';
import { NoPurchase, PaidBag, PaidLate, PurchaseOver } from './parts/pay-ends.tsx';
import { purchaseQuery } from './queries.ts';

/** `outcome`: of the attempt that somebody comes back from; null for who comes to pay. */
type Props = { orderId: string; outcome: AttemptOutcome | null };

const hasFailed = (outcome: Props['outcome']): outcome is 'refused' | 'closed' =>
  outcome === 'refused' || outcome === 'closed';

/** What the purchase's state means to someone who came to pay, or comes back from paying. */
const Stage = ({ order, outcome }: { order: GoldOrderRecord; outcome: Props['outcome'] }) => {
  const t = useT();
  switch (order.status) {
    case 'toBePaid':
      return (
        <BagCashier order={order} problem={hasFailed(outcome) ? t(`goldPay.${outcome}`) : null} />
      );
    case 'paid':
      return <PaidBag order={order} />;
    case 'refunded':
      return <PaidLate order={order} />;
    case 'closed':
      return <PurchaseOver />;
  }
};

const Purchase = ({ orderId, outcome }: Props) => {
  const {
    data,
    error,
    isFetching,
    fetchStatus,
    refetch: handleRetry,
  } = useQuery(purchaseQuery(orderId));
  // once the bank has agreed, an unpaid purchase from before does not count
  const isOld =
    outcome !== null && !hasFailed(outcome) && isFetching && data?.status === 'toBePaid';
  if (data === undefined || isOld)
    return error === null ? (
      <Skeletons heights={[170, 150, 48]} isPaused={fetchStatus === 'paused'} />
    ) : (
      <LoadFailed error={error} onRetry={handleRetry} />
    );
  return data === null ? <NoPurchase /> : <Stage order={data} outcome={outcome} />;
};

const PurchaseStage = ({ orderId, tradeNo }: { orderId: string; tradeNo: string | null }) => {
  if (orderId === '') return <NoPurchase />;
  if (tradeNo === null) return <Purchase orderId={orderId} outcome={null} />;
  return (
    <PayCheck key={tradeNo} orderId={orderId} tradeNo={tradeNo}>
      {(outcome) => <Purchase orderId={orderId} outcome={outcome} />}
    </PayCheck>
  );
};

/** The cashier of a bag and the page that its payment comes back to (spec 001 §2). */
export const GoldPayScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  return (
    <Page title={t('title.goldPay')} backPath={consumerRoutes.goldBuy.path}>
      <MemberGate>
        <PurchaseStage orderId={orderId} tradeNo={tradeOf(orderId, params.get('tradeNo'))} />
      </MemberGate>
    </Page>
  );
};
