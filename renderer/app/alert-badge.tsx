import { useOpenAlerts } from '../features/alerts/queries.ts';
import { useT } from '../lib/i18n.ts';
import { HiddenText } from '../ui/hidden-text.tsx';
import classes from './shell.module.css';

/** So many fit into the badge. */
const MOST_SHOWN = 99;

/** How many alerts are open; nothing when none is. */
export const AlertBadge = () => {
  const t = useT();
  const count = useOpenAlerts();
  if (!count) return null;
  return (
    <>
      <span className={classes['count']} aria-hidden data-testid="alert-count">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
      <HiddenText>{t('alerts.openCount', { count })}</HiddenText>
    </>
  );
};
