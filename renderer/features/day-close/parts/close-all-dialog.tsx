import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { sum } from '#shared/format/money.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { hasDeals } from '../order-rows.ts';
import { openStores, useCloseAll } from '../mutations.ts';
import classes from './history.module.css';

type Props = { day: DayReply; onClose: () => void };

/** Closes the day of every store that is still open, one after another; those that somebody closed meanwhile stay as they are. */
export const CloseAllDialog = ({ day, onClose }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const close = useCloseAll(day);
  const isToday = dayOf(useNow(60_000)) === day.day;
  return (
    <ConfirmDialog
      title={t('day.close.title', { day: day.day })}
      text={t('day.closeAll.text')}
      confirm={{
        label: t('day.close.confirm'),
        icon: <IconLock size={20} aria-hidden />,
        testId: 'day-close-all-confirm',
      }}
      focus="submit"
      centered={false}
      isBusy={close.isPending}
      error={null}
      onConfirm={() => close.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ul className={classes['list']}>
        {openStores(day).map(({ storeId, name, total }) => (
          <li key={storeId} className={classes['line']}>
            <span>{name}</span>
            <span>{sum(total.amount)}</span>
          </li>
        ))}
      </ul>
      {isToday && <Text>{t(hasDeals(day) ? 'day.close.notOver' : 'day.close.notOverOrders')}</Text>}
      {close.isError && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {t('day.closeAll.failed')} {errorText(close.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
