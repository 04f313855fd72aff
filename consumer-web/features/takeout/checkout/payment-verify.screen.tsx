import '../../../domain/checkout/checkout.css';
import '../../../domain/payment/cashier.css';
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { payResultQuery, settlePayment, tradeOf } from '../../../domain/payment/payment.ts';
import { usePatience } from '../../../lib/clock/use-patience.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { PayWaiting } from '../../../domain/payment/pay-waiting.tsx';

const Verify = ({ orderId, tradeNo }: { orderId: string; tradeNo: string }) => {
  const t = useT();
  const queries = useQueryClient();
  const answer = useQuery(payResultQuery(tradeNo));
  const [isSlow, askAgain] = usePatience();
  const isOver = answer.data !== undefined && answer.data.result !== 'PENDING';
  useEffect(() => {
    if (!isOver) return;
    settlePayment(asId<OrderId>(orderId));
    void queries.invalidateQueries({
      queryKey: ['mine'],
      predicate: ({ queryKey }) => queryKey[1] !== 'payResult',
    });
  }, [isOver, orderId, queries]);
  if (isOver) return <Redirect to={href(consumerRoutes.paymentResult, { orderId, tradeNo })} />;
  if (isApiError(answer.error) && answer.error.isDefinite)
    return <Redirect to={href(consumerRoutes.paymentPage, { orderId })} />;
  if (!isSlow) return <PayWaiting />;
  return (
    <StateView title={t('pay.slow')} text={t('pay.slowText')}>
      <Button
        onPress={() => {
          askAgain();
          void answer.refetch();
        }}
      >
        {t('pay.checkAgain')}
      </Button>
      <Link
        className="button-link button-link--quiet"
        to={href(consumerRoutes.orderInfo, { tradeId: orderId })}
      >
        {t('pay.toOrder')}
      </Link>
    </StateView>
  );
};

/** Back from the bank: what became of the attempt, asked until there is an answer (decision K1). */
export const PaymentVerifyScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const tradeNo = tradeOf(orderId, params.get('tradeNo') ?? 'last');
  return (
    <Page title={t('title.payVerify')}>
      {tradeNo === null ? (
        <Redirect to={href(consumerRoutes.paymentPage, { orderId })} />
      ) : (
        <Verify key={tradeNo} orderId={orderId} tradeNo={tradeNo} />
      )}
    </Page>
  );
};
