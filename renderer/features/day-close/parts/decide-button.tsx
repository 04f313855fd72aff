import { Button } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { openStores } from '../mutations.ts';
import type { DayRead } from '../queries.ts';

export type Decision = 'close' | 'closeAll' | 'reopen';
type Props = { day: DayRead; onDecide: (decision: Decision) => void };

/** Closes this day, closes it for all stores, or reopens it: what an owner or a manager may do next. */
export const DecideButton = ({ day, onDecide }: Props) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  if (role !== 'owner' && role !== 'manager') return null;
  if (day.storeId === null) {
    const count = openStores(day).length;
    return (
      count > 0 && (
        <Button
          leftSection={<IconLock size={20} aria-hidden />}
          onClick={() => onDecide('closeAll')}
          data-testid="day-close-all"
        >
          {t('day.closeAll', { count })}
        </Button>
      )
    );
  }
  return day.closing ? (
    <Button
      variant="default"
      leftSection={<IconLockOpen size={20} aria-hidden />}
      onClick={() => onDecide('reopen')}
      data-testid="day-reopen"
    >
      {t('day.reopen')}
    </Button>
  ) : (
    <Button
      leftSection={<IconLock size={20} aria-hidden />}
      onClick={() => onDecide('close')}
      data-testid="day-close"
    >
      {t('day.close')}
    </Button>
  );
};
