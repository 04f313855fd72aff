import { Alert } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { useT } from '../../../lib/i18n.ts';
import { minutesOf, tillClock } from '../till-clock.ts';

/** Shown when the till's clock was off, or its request late: the server's time counts (table A, row 44). */
export const ClockNote = ({ row }: { row: LogRow }) => {
  const t = useT();
  const { state, byMs } = tillClock(row);
  if (state === 'same') return null;
  const { minutes, seconds } = minutesOf(byMs);
  const by =
    minutes > 0
      ? t('console.detail.clockMinutes', { minutes, seconds })
      : t('console.detail.clockSeconds', { seconds });
  return (
    <Alert
      color={state === 'waited' ? 'azulejo' : 'tart'}
      icon={<IconClockExclamation aria-hidden />}
      data-testid="till-clock"
      data-state={state}
    >
      {t(`console.detail.clock.${state}`, { by })}
    </Alert>
  );
};
