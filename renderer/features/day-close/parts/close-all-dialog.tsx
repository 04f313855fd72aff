import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { sum } from '#shared/format/money.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import { openStores, useCloseAll } from '../mutations.ts';
import classes from './history.module.css';

/** Closes the day of every store that is still open, one after another; those that somebody closed meanwhile stay as they are. */
export const CloseAllDialog = ({ day, onClose }: { day: DayReply; onClose: () => void }) => {
  const t = useT();
  const errorText = useErrorText();
  const close = useCloseAll(day);
  const isToday = dayOf(useNow(60_000)) === day.day;
  const stores = openStores(day);
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <Text component="span" fw={650} size="lg">
          {t('day.close.title', { day: day.day })}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text>{t('day.closeAll.text')}</Text>
        <ul className={classes['list']}>
          {stores.map(({ storeId, name, total }) => (
            <li key={storeId} className={classes['line']}>
              <span>{name}</span>
              <span>{sum(total.amount)}</span>
            </li>
          ))}
        </ul>
        {isToday ? <Text>{t('day.close.notOver')}</Text> : null}
        {close.isError ? (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {t('day.closeAll.failed')} {errorText(close.error)}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={close.isPending}>
            {t('common.cancel')}
          </Button>
          <Button
            leftSection={<IconLock size={20} aria-hidden />}
            loading={close.isPending}
            onClick={() => close.mutate(undefined, { onSuccess: onClose })}
            data-autofocus
            data-testid="day-close-all-confirm"
          >
            {t('day.close.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
