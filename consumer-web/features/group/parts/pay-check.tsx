import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { payResultQuery, settlePayment } from '../../../domain/payment/payment.ts';
import { usePatience } from '../../../lib/clock/use-patience.ts';
import { Button } from '../../../ui/button.tsx';
import { PayWaiting } from '../../../domain/payment/pay-waiting.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import type { GroupOrder } from '../model.ts';
import { orderKey, ORDERS_KEY } from '../queries.ts';
import { PayForm } from './pay-form.tsx';

/** Once the bank has spoken, the order is asked again: its state decides what is shown next. */
const useOutcome = (orderId: GroupOrder['orderInfo']['orderId'], tradeNo: string) => {
  const t = useT();
  const queries = useQueryClient();
  const answer = useQuery(payResultQuery(tradeNo));
  const result = answer.data?.result;
  const isRefunded = answer.data?.refunded ?? false;
  useEffect(() => {
    if (result === undefined || result === 'PENDING') return;
    settlePayment(orderId);
    if (result !== 'SUCCESS') return;
    if (!isRefunded) notify(t('pay.success'));
    void queries.invalidateQueries({ queryKey: orderKey(orderId) });
    void queries.invalidateQueries({ queryKey: ORDERS_KEY });
  }, [result, isRefunded, orderId, queries, t]);
  return answer;
};

/** Back from the bank: what became of the attempt (decision K1). */
export const PayCheck = ({ order, tradeNo }: { order: GroupOrder; tradeNo: string }) => {
  const t = useT();
  const { orderId } = order.orderInfo;
  const answer = useOutcome(orderId, tradeNo);
  const [isSlow, askAgain] = usePatience();
  const isUnknownTrade = answer.isError && isApiError(answer.error) && answer.error.isDefinite;
  if (answer.data?.result === 'FAIL') return <PayForm order={order} problem={t('pay.refused')} />;
  if (answer.data?.result === 'CLOSED') return <PayForm order={order} problem={t('pay.closed')} />;
  if (isUnknownTrade) return <PayForm order={order} />;
  if (!isSlow || answer.data?.result === 'SUCCESS') return <PayWaiting />;
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
        to={href(consumerRoutes.groupOrderDetail, { orderId })}
      >
        {t('pay.toOrder')}
      </Link>
    </StateView>
  );
};
