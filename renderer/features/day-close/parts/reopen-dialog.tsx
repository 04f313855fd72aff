import { Alert, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconLockOpen } from '@tabler/icons-react';
import type { StoreId } from '#shared/kernel/ids.ts';
import type { Day } from '#shared/kernel/time.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { unsureAct, useDayAct } from '../mutations.ts';

const REASON_MAX = 200;
type Props = { storeId: StoreId; day: Day; onClose: () => void };
type Values = { reason: string };

const wordsOf = ({ reason }: Values): string => reason.replace(/\s+/g, ' ').trim();

/** Opening a closed day again needs a reason, which stays in its history. */
export const ReopenDialog = ({ storeId, day, onClose }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const place = { storeId, day };
  const reopen = useDayAct('reopen', place);
  const unsure = unsureAct('reopen', place);
  const { field, submit } = useFields<Values>({
    initialValues: { reason: unsure?.reason ?? '' },
    problemsOf: (values) => ({
      reason: wordsOf(values) === '' ? 'day.reopen.reasonMissing' : null,
    }),
  });
  const isUnsure = unsure !== undefined && !reopen.isPending;
  const handleConfirm = submit((values) =>
    reopen.mutate({ reason: wordsOf(values) }, { onSuccess: onClose }),
  );
  return (
    <ConfirmDialog
      title={t('day.reopen.title', { day })}
      text={t('day.reopen.text')}
      confirm={{
        label: t('day.reopen.confirm'),
        icon: <IconLockOpen size={20} aria-hidden />,
        testId: 'day-reopen-confirm',
      }}
      focus="field"
      centered={false}
      isBusy={reopen.isPending}
      error={null}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Textarea
        {...field('reason')}
        size="md"
        label={t('day.reopen.reason')}
        required
        maxLength={REASON_MAX}
        autosize
        minRows={2}
        disabled={reopen.isPending || unsure !== undefined}
        data-autofocus
        data-testid="day-reopen-reason"
      />
      {isUnsure && (
        <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {t('day.reopen.unsure')}
        </Alert>
      )}
      {reopen.isError && !isUnsure && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {errorText(reopen.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
