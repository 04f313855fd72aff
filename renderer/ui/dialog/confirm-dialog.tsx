import { Text } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { useErrorText } from '../../lib/i18n.ts';
import { Dialog } from './dialog.tsx';
import { DialogForm, type SubmitButton } from './dialog-form.tsx';

type Props = {
  title: string;
  text?: string;
  confirm: Omit<SubmitButton, 'testId'> & { testId?: string };
  isBusy: boolean;
  /** The failure of the act; null where the dialog shows it in its own way. */
  error: unknown;
  onConfirm: (event: SyntheticEvent) => void;
  onClose: () => void;
  /** What the way out is called, where the act itself is a cancelling. */
  cancelLabel?: string;
  /** The first focus: the cancel button, unless a field or the confirm button has it. */
  focus?: 'cancel' | 'submit' | 'field';
  centered?: boolean;
  /** Wider, for a form with choices beside each other. */
  size?: 'lg' | 'xl';
  testId?: string;
  children?: ReactNode;
};

/** Asks for a confirmation before something that cannot simply be undone. */
export const ConfirmDialog = ({
  title,
  text,
  confirm: { testId: confirmTestId = 'confirm', ...confirm },
  isBusy,
  error,
  onConfirm,
  onClose,
  cancelLabel,
  focus = 'cancel',
  centered = true,
  size,
  testId,
  children,
}: Props) => {
  const errorText = useErrorText();
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isBusy) onConfirm(event);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      centered={centered}
      {...(size !== undefined && { size })}
      {...(testId !== undefined && { 'data-testid': testId })}
    >
      <DialogForm
        submit={{ ...confirm, testId: confirmTestId }}
        onSubmit={handleSubmit}
        onCancel={onClose}
        cancelLabel={cancelLabel}
        isBusy={isBusy}
        error={error ? errorText(error) : null}
        errorTestId="confirm-error"
        {...(focus !== 'field' && { focus })}
      >
        {text !== undefined && <Text>{text}</Text>}
        {children}
      </DialogForm>
    </Dialog>
  );
};
