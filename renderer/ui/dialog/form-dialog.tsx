import { useState, type ComponentProps } from 'react';
import { useT } from '../../lib/i18n.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormLeaveContext, useLeaveGuard } from './form-leave.ts';

type Props = ComponentProps<typeof Dialog>;

/** A dialog with a form that takes a while to fill in. Once its values differ from those of the beginning, a click beside it does nothing, and every other way out asks first. */
export const FormDialog = ({ onClose, children, ...dialog }: Props) => {
  const t = useT();
  const [isChanged, setChanged] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const handleLeave = (): void => {
    if (isChanged) setAsked(true);
    else onClose();
  };
  useLeaveGuard(isChanged, handleLeave);
  const leave = { onChanged: setChanged, onLeave: handleLeave };
  return (
    <Dialog closeOnClickOutside={!isChanged} {...dialog} onClose={handleLeave}>
      <FormLeaveContext value={leave}>{children}</FormLeaveContext>
      {isAsked && (
        <ConfirmDialog
          title={t('form.leave')}
          text={t('form.leaveText')}
          confirm={{ label: t('form.discard'), tone: 'bad', testId: 'form-discard' }}
          cancelLabel={t('form.stay')}
          isBusy={false}
          error={null}
          onConfirm={onClose}
          onClose={() => setAsked(false)}
        />
      )}
    </Dialog>
  );
};
