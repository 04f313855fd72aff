import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconLockOpen } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import type { StoreId } from '#shared/kernel/ids.ts';
import type { Day } from '#shared/kernel/time.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { unsureAct, useDayAct } from '../mutations.ts';

const REASON_MAX = 200;

/** Opening a closed day again needs a reason, which stays in its history. */
export const ReopenDialog = ({
  storeId,
  day,
  onClose,
}: {
  storeId: StoreId;
  day: Day;
  onClose: () => void;
}) => {
  const t = useT();
  const errorText = useErrorText();
  const place = { storeId, day };
  const reopen = useDayAct('reopen', place);
  const unsure = unsureAct('reopen', place);
  const [reason, setReason] = useState(unsure?.reason ?? '');
  const [isAsked, setAsked] = useState(false);
  const words = reason.replace(/\s+/g, ' ').trim();
  const isUnsure = unsure !== undefined && !reopen.isPending;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (words !== '' && !reopen.isPending) reopen.mutate(words, { onSuccess: onClose });
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <Text component="span" fw={650} size="lg">
          {t('day.reopen.title', { day })}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t('day.reopen.text')}</Text>
          <Textarea
            size="md"
            label={t('day.reopen.reason')}
            required
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={REASON_MAX}
            autosize
            minRows={2}
            disabled={reopen.isPending || unsure !== undefined}
            error={isAsked && words === '' ? t('day.reopen.reasonMissing') : null}
            data-autofocus
            data-testid="day-reopen-reason"
          />
          {isUnsure ? (
            <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} role="alert">
              {t('day.reopen.unsure')}
            </Alert>
          ) : null}
          {reopen.isError && !isUnsure ? (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
              {errorText(reopen.error)}
            </Alert>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={reopen.isPending}>
              {t('common.cancel')}
            </Button>
            <Button
              type="submit"
              leftSection={<IconLockOpen size={20} aria-hidden />}
              loading={reopen.isPending}
              data-testid="day-reopen-confirm"
            >
              {t('day.reopen.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
