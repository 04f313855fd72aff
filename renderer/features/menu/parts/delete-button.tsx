import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

type Props = {
  label: string;
  /** What is asked first. */
  title: string;
  text: string;
  remove: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
  testId: string;
};

/** Deletes a dish, or its draft, once that is confirmed. */
export const DeleteButton = ({ label, title, text, remove, onConfirm, testId }: Props) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="default"
        c="red.9"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => setAsked(true)}
        data-testid={testId}
      >
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={title}
          text={text}
          confirm={{ label, tone: 'bad' }}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={onConfirm}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
