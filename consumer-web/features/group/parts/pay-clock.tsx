import { countdownText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';

/** Below this the time is pointed out. */
const SHORT_SECONDS = 120;

export const PayClock = ({ secondsLeft }: { secondsLeft: number }) => {
  const t = useT();
  return (
    <p className={`pay__clock num${secondsLeft < SHORT_SECONDS ? ' pay__clock--short' : ''}`}>
      <Icon name="clock" size={16} />
      <span>{t('pay.left')}</span>
      <strong role="timer" aria-label={t('pay.left')}>{countdownText(secondsLeft)}</strong>
    </p>
  );
};
