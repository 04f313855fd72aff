import { useEffect, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { usePatience } from '../../lib/clock/use-patience.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { trackOrder } from '../order/track-order.ts';
import { PayWaiting } from './pay-waiting.tsx';
import { payResultQuery, settlePayment } from './payment.ts';
import { useUnpaidReturn } from './use-unpaid-return.ts';
import { Link } from '../../ui/link.tsx';

/**
 * How an attempt ended. `paidLate`: the money came after the window and went back; `none`: no such
 * attempt; `unpaid`: it is open, and somebody came back from the page to pay at without paying.
 */
export type AttemptOutcome = 'paid' | 'paidLate' | 'refused' | 'closed' | 'none' | 'unpaid';

const useOutcome = (orderId: string, tradeNo: string) => {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(payResultQuery(tradeNo));
  const isOver = data !== undefined && data.result !== 'PENDING';
  const isPaid = data?.result === 'SUCCESS' && !data.refunded;
  useEffect(() => {
    if (!isOver) return;
    if (settlePayment(asId<OrderId>(orderId)) && isPaid) trackOrder('payOrder');
    void queries.invalidateQueries({
      queryKey: ['mine'],
      predicate: ({ queryKey }) => queryKey[1] !== 'payResult',
    });
  }, [isOver, isPaid, orderId, queries]);
  const outcomeOf = (): AttemptOutcome | null => {
    switch (data?.result) {
      case 'SUCCESS':
        return data.refunded ? 'paidLate' : 'paid';
      case 'FAIL':
        return 'refused';
      case 'CLOSED':
        return 'closed';
      case 'PENDING':
        return null;
      case undefined:
        return isApiError(error) && error.isDefinite ? 'none' : null;
    }
  };
  return { outcome: outcomeOf(), refetch };
};

type Props = {
  orderId: string;
  tradeNo: string;
  /** The order's own page, offered while the bank takes long. */
  orderPath?: string;
  children: (outcome: AttemptOutcome) => ReactNode;
};

/**
 * Back from the bank: polls the result of the attempt, then draws what its outcome needs (decision
 * K1).
 */
export const PayCheck = ({ orderId, tradeNo, orderPath, children }: Props) => {
  const t = useT();
  const { outcome, refetch } = useOutcome(orderId, tradeNo);
  const isUnpaid = useUnpaidReturn(refetch);
  const [isSlow, restart] = usePatience();
  const handleCheckAgain = (): void => {
    restart();
    void refetch();
  };
  if (outcome !== null) return children(outcome);
  if (isUnpaid) return children('unpaid');
  if (!isSlow) return <PayWaiting />;
  return (
    <StateView title={t('pay.slow')} text={t('pay.slowText')}>
      <Button onPress={handleCheckAgain}>{t('pay.checkAgain')}</Button>
      {orderPath !== undefined && (
        <Link className="button-link button-link--quiet" to={orderPath}>
          {t('pay.toOrder')}
        </Link>
      )}
    </StateView>
  );
};
