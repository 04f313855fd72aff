import { useEffect } from 'react';
import { PayWaiting } from '../../../domain/payment/pay-waiting.tsx';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';

/**
 * The payment went through; the order is being refetched, and its state decides what comes next.
 */
export const PaidOrder = ({ isLate }: { isLate: boolean }) => {
  const t = useT();
  useEffect(() => {
    if (!isLate) notify(t('pay.success'));
  }, [isLate, t]);
  return <PayWaiting />;
};
