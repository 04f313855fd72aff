import { Textarea } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { REFUSE_OTHER, REFUSE_REASONS } from '#shared/codes/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ReasonGroup } from '../../../ui/reason-group.tsx';
import { type Money, useCallOff } from './mutations.ts';
import { Sums } from '../../../domain/desk-change/sums.tsx';

const NOTE_MAX = 100;

type Props = { order: DeskOrder; money: Money; onClose: () => void };

/** Calls an order off that was accepted; all that is left of its money goes back (decision DA11). */
export const OffDialog = ({ order, money, onClose }: Props) => {
  const t = useT();
  const off = useCallOff(order);
  const [reason, setReason] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isNoteMissing = reason === REFUSE_OTHER && note.trim() === '';
  const handleConfirm = (): void => {
    setTried(true);
    const chosen = REFUSE_REASONS.find((code) => code === reason);
    if (chosen === undefined || isNoteMissing) return;
    off.mutate({ reason: chosen, note: note.trim() }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={t('desk.off.title', { number: order.number })}
      text={t('desk.off.text')}
      confirm={{
        label: t('desk.off.yes'),
        icon: <IconX size={20} aria-hidden />,
        tone: 'bad',
        testId: 'desk-off-yes',
      }}
      focus="field"
      isBusy={off.isPending}
      error={off.error}
      onConfirm={handleConfirm}
      onClose={onClose}
      cancelLabel={t('desk.keep')}
      testId="desk-off"
    >
      <Sums
        rows={[
          [t('desk.change.back'), money.leftAmtn],
          [t('desk.change.backGold'), money.leftGoldAmtn],
        ]}
      />
      <ReasonGroup
        label={t('desk.refuse.reason')}
        value={reason === null ? '' : String(reason)}
        onChange={(value) => setReason(Number(value))}
        error={isTried && reason === null ? t('desk.refuse.missing') : null}
        choices={REFUSE_REASONS.map((code) => ({
          value: String(code),
          label: t(`desk.reason.${code}`),
        }))}
        columns
      />
      <Textarea
        size="md"
        label={t('desk.refuse.note')}
        description={t('desk.refuse.noteHint')}
        maxLength={NOTE_MAX}
        autosize
        minRows={1}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={isTried && isNoteMissing ? t('desk.refuse.noteMissing') : null}
      />
    </ConfirmDialog>
  );
};
