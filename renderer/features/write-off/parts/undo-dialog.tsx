import { Modal, Text } from '@mantine/core';
import type { VerifyId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { unsureUndo, useUndo } from '../../../domain/undo/undo.ts';
import { useUndoErrorText } from '../../../domain/undo/undo-error.ts';
import { UndoForm } from '../../../domain/undo/undo-form.tsx';
import { till } from '../this-till.ts';

/** Why a write-off of this till is taken back. A scan puts the dialog away: the next guest does not wait for it. */
export const UndoDialog = ({ verifyId, label }: { verifyId: VerifyId; label: string }) => {
  const t = useT();
  const errorText = useUndoErrorText();
  const undo = useUndo(verifyId, () => till.send({ type: 'undone', verifyId }));
  const handleLeave = (): void => till.send({ type: 'left' });
  return (
    <Modal
      opened
      onClose={handleLeave}
      title={t('writeOff.undo.title')}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
      data-testid="undo-dialog"
    >
      <Text mb="md" fw={600}>
        {label}
      </Text>
      <UndoForm
        isBusy={undo.isPending}
        error={undo.isError ? errorText(undo.error) : null}
        unsure={unsureUndo(verifyId)}
        onCancel={handleLeave}
        onSubmit={(choice) => undo.mutate(choice)}
      />
    </Modal>
  );
};
