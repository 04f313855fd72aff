import { Alert, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { UNDO_REASONS, type UndoReason } from '#shared/codes/group-order.ts';
import { useFields, type Problems } from '../../lib/form.ts';
import { useT } from '../../lib/i18n.ts';
import type { UndoChoice } from './undo.ts';
import { DialogForm } from '../../ui/dialog/dialog-form.tsx';
import { ReasonGroup } from '../../ui/reason-group.tsx';

const NOTE_MAX = 200;

type Props = {
  isBusy: boolean;
  /** What went wrong, in words; null when nothing did. */
  error: string | null;
  /** The choice of an attempt whose answer never came: it can only be sent again as it was. */
  unsure: UndoChoice | undefined;
  onSubmit: (choice: UndoChoice) => void;
  onCancel?: () => void;
};

type UndoFields = { reasonCode: UndoReason | null; note: string };

const needsNote = ({ reasonCode }: UndoFields): boolean => reasonCode === 'OTHER';
const problemsOf = (fields: UndoFields): Problems => ({
  reasonCode: fields.reasonCode === null ? 'console.undo.reasonMissing' : null,
  note: needsNote(fields) && fields.note.trim() === '' ? 'console.undo.noteMissing' : null,
});

/** Why a write-off is taken back (decision B7): a reason, and a note that OTHER needs. */
export const UndoForm = ({ isBusy, error, unsure, onSubmit, onCancel }: Props) => {
  const t = useT();
  const { values, field, submit } = useFields<UndoFields>({
    initialValues: { reasonCode: unsure?.reasonCode ?? null, note: unsure?.note ?? '' },
    problemsOf,
  });
  const isFixed = isBusy || unsure !== undefined;
  const handleSubmit = submit(({ reasonCode, note }) => {
    if (reasonCode && !isBusy) onSubmit({ reasonCode, note: note.replace(/\s+/g, ' ').trim() });
  });
  return (
    <DialogForm
      submit={{
        label: t('console.undo.confirm'),
        icon: <IconArrowBackUp size={20} aria-hidden />,
        tone: 'bad',
        testId: 'undo-confirm',
      }}
      onSubmit={handleSubmit}
      onCancel={onCancel}
      isBusy={isBusy}
      error={unsure ? null : error}
      testId="undo-form"
      errorTestId="undo-error"
    >
      <ReasonGroup
        {...field('reasonCode')}
        label={t('console.undo.reason')}
        choices={UNDO_REASONS.map((value) => ({
          value,
          label: t(`console.undo.reason.${value}`),
        }))}
        disabled={isFixed}
      />
      <Textarea
        {...field('note')}
        size="md"
        label={t('console.undo.note')}
        maxLength={NOTE_MAX}
        autosize
        minRows={2}
        disabled={isFixed}
        required={needsNote(values)}
      />
      {unsure && !isBusy && (
        <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {t('console.undo.unsure')}
        </Alert>
      )}
    </DialogForm>
  );
};
