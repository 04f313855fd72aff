import { useWaitingRefunds } from '../features/refunds/queries.ts';
import { useT } from '../lib/i18n.ts';
import { CountBadge } from './count-badge.tsx';

/** How many refund requests wait for an answer. */
export const RefundBadge = () => {
  const t = useT();
  return (
    <CountBadge
      count={useWaitingRefunds()}
      words={(count) => t('refunds.waitingCount', { count })}
      testId="refund-count"
    />
  );
};
