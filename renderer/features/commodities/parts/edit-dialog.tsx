import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';

/** An edit on its way, and what came of it. */
export type Edit = { error: Error | null; isPending: boolean; isUnsure: boolean };

/** Whether somebody else edited the deal meanwhile. */
export const isConflict = ({ error }: Edit): boolean =>
  isApiError(error) && error.reason === 'CONFLICT';

/** Nothing is changed while an edit is on its way, or while nobody knows what came of it. */
export const isLocked = ({ isPending, isUnsure }: Edit): boolean => isPending || isUnsure;

/** What to do once an edit is done: say so, and close. */
export const useDone = (onDone: () => void): { onSuccess: () => void } => {
  const t = useT();
  return {
    onSuccess: () => {
      notifications.show({ color: 'teal.9', message: t('console.product.switch.done') });
      onDone();
    },
  };
};

type Props = {
  title: string;
  text: string;
  /** How the deal stands now, after somebody else's edit: shown before it is written over. */
  standing: string;
  edit: Edit;
  /** What is entered. */
  values: unknown;
  onSubmit: () => void;
  onClose: () => void;
  testId: string;
  size?: string;
  children: ReactNode;
};

/** The form of an edit of a deal. */
export const EditDialog = ({
  title,
  text,
  standing,
  edit,
  values,
  onSubmit,
  onClose,
  testId,
  size = 'md',
  children,
}: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const hasConflict = isConflict(edit);
  return (
    <FormDialog opened onClose={onClose} centered title={title} size={size}>
      <DialogForm
        submit={{
          label: t(hasConflict ? 'console.product.edit.anyway' : 'console.product.slots.save'),
          testId: `${testId}-save`,
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onCancel={onClose}
        values={values}
        isBusy={edit.isPending}
        error={
          edit.error && (edit.isUnsure ? t('console.product.switch.unsure') : errorText(edit.error))
        }
        testId={`${testId}-form`}
      >
        <Text>{text}</Text>
        {hasConflict && <Text data-testid={`${testId}-standing`}>{standing}</Text>}
        {children}
      </DialogForm>
    </FormDialog>
  );
};
