import { useEffect, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { payResultQuery, settlePayment } from '../../../domain/payment/payment.ts';
import { usePatience } from '../../../lib/clock/use-patience.ts';
import { Button } from '../../../ui/button.tsx';
import { PayWaiting } from '../../../domain/payment/pay-waiting.tsx';
import { StateView } from '../../../ui/state-view.tsx';

/** How an attempt ended, in words where it did not succeed. */
export type Said = 'refused' | 'closed' | null;
type Props = { orderId: string; tradeNo: string; children: (said: Said) => ReactNode };

/** Back from the bank: what became of the attempt, asked until there is an answer (decision K1). An attempt that is not known is none. */
export const PayCheck = ({ orderId, tradeNo, children }: Props) => {
  const t = useT();
  const queries = useQueryClient();
  const answer = useQuery(payResultQuery(tradeNo));
  const [isSlow, askAgain] = usePatience();
  const result = answer.data?.result ?? 'PENDING';
  const isOver = result !== 'PENDING';
  useEffect(() => {
    if (!isOver) return;
    settlePayment(asId<OrderId>(orderId));
    void queries.invalidateQueries({
      queryKey: ['mine'],
      predicate: ({ queryKey }) => queryKey[1] !== 'payResult',
    });
  }, [isOver, orderId, queries]);
  if (isOver)
    return children(result === 'FAIL' ? 'refused' : result === 'CLOSED' ? 'closed' : null);
  if (isApiError(answer.error) && answer.error.isDefinite) return children(null);
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
    </StateView>
  );
};
