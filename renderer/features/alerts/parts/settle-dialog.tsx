import { Text, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { AlertRow } from '#shared/contract/merchant/alert.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { alertSentence } from '../alert-words.ts';
import { useSettle } from '../mutations.ts';

const NOTE_MAX = 200;
type Props = { alert: AlertRow; onSettled: () => void; onClose: () => void };

/** Asks before an alert is settled that does not come again at once, and takes a note. */
export const SettleDialog = ({ alert, onSettled, onClose }: Props) => {
  const t = useT();
  const settle = useSettle();
  const { field, submit } = useFields({ initialValues: { note: '' } });
  const handleConfirm = submit(({ note }) =>
    settle.mutate(
      { alertId: alert.id, note: note.replace(/\s+/g, ' ').trim() },
      { onSuccess: onSettled },
    ),
  );
  return (
    <ConfirmDialog
      title={t('alerts.settleTitle')}
      text={alertSentence(t, alert)}
      confirm={{
        label: t('alerts.settle'),
        icon: <IconCheck size={20} aria-hidden />,
        testId: 'alert-settle-confirm',
      }}
      focus="field"
      isBusy={settle.isPending}
      error={settle.error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text c="dimmed">{t('alerts.settleLead')}</Text>
      <Textarea
        {...field('note')}
        size="md"
        label={t('alerts.note')}
        maxLength={NOTE_MAX}
        autosize
        minRows={2}
        disabled={settle.isPending}
        data-autofocus
      />
    </ConfirmDialog>
  );
};
