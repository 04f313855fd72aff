import '../../domain/payment/cashier.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { GoldOrderRecord } from '#shared/contract/consumer/gold.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { tradeOf } from '../../domain/payment/payment.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { MemberGate } from './parts/member-gate.tsx';
import { PayCheck, type Said } from './parts/pay-check.tsx';
import { NoPurchase, PaidBag, PaidLate, PayOver } from './parts/pay-ends.tsx';
import { PayForm } from './parts/pay-form.tsx';
import { purchaseQuery } from './queries.ts';

/** What the purchase's state means to someone who came to pay, or comes back from paying. */
const Stage = ({ order, said }: { order: GoldOrderRecord; said: Said }) => {
  const t = useT();
  switch (order.status) {
    case 'toBePaid':
      return <PayForm order={order} said={said === null ? null : t(`goldPay.${said}`)} />;
    case 'paid':
      return <PaidBag order={order} />;
    case 'refunded':
      return <PaidLate order={order} />;
    case 'closed':
      return <PayOver />;
  }
};

const Purchase = ({
  orderId,
  said,
  isBack = false,
}: {
  orderId: string;
  said: Said;
  isBack?: boolean;
}) => {
  const { data, error, isFetching, fetchStatus, refetch } = useQuery(purchaseQuery(orderId));
  // after a yes of the bank what was known before does not count
  const isOld = isBack && isFetching && said === null && data?.status === 'toBePaid';
  if (data === undefined || isOld)
    return error === null ? (
      <Skeletons heights={[170, 150, 48]} isPaused={fetchStatus === 'paused'} />
    ) : (
      <LoadFailed error={error} onRetry={refetch} />
    );
  return data === null ? <NoPurchase /> : <Stage order={data} said={said} />;
};

/** The cashier of a bag and the page that its payment comes back to (spec 001 §2). */
export const GoldPayScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const tradeNo = tradeOf(orderId, params.get('tradeNo'));
  return (
    <Page title={t('title.goldPay')} backPath={consumerRoutes.goldBuy.path}>
      <MemberGate>
        {orderId === '' ? (
          <NoPurchase />
        ) : tradeNo === null ? (
          <Purchase orderId={orderId} said={null} />
        ) : (
          <PayCheck key={tradeNo} orderId={orderId} tradeNo={tradeNo}>
            {(said) => <Purchase orderId={orderId} said={said} isBack />}
          </PayCheck>
        )}
      </MemberGate>
    </Page>
  );
};
