import { useOpenAlerts } from '../features/alerts/queries.ts';
import { useT } from '../lib/i18n.ts';
import { CountBadge } from './count-badge.tsx';

/** How many alerts are open. */
export const AlertBadge = () => {
  const t = useT();
  return (
    <CountBadge
      count={useOpenAlerts()}
      words={(count) => t('alerts.openCount', { count })}
      testId="alert-count"
    />
  );
};
