import { useState, type ComponentProps } from 'react';
import { useT } from '../../lib/i18n.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

type Props = ComponentProps<typeof Dialog>;

/** A dialog with a form that takes a while to fill in: once something was entered, a click beside it does nothing, and Escape and the cross ask first. */
export const FormDialog = ({ onClose, children, ...dialog }: Props) => {
  const t = useT();
  const [isEntered, setEntered] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const handleLeave = (): void => {
    if (isEntered) setAsked(true);
    else onClose();
  };
  return (
    <Dialog
      closeOnClickOutside={!isEntered}
      {...dialog}
      onClose={handleLeave}
      onInput={() => setEntered(true)}
    >
      {children}
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
