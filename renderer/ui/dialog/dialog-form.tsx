import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { leadToProblem } from '../../lib/form.ts';
import { useT } from '../../lib/i18n.ts';
import { useFormLeave } from './form-leave.ts';
import classes from './dialog.module.css';

export type SubmitButton = {
  label: string;
  icon?: ReactNode;
  /** `bad`: takes something away. */
  tone?: 'bad' | 'plain';
  testId: string;
  isBlocked?: boolean;
};
export type DialogFormProps = {
  submit: SubmitButton;
  onSubmit: (event: SyntheticEvent) => void;
  /** Absent where the form stays on the page. */
  onCancel?: (() => void) | undefined;
  /** What is entered: a `FormDialog` asks before changes of it are lost. */
  values?: unknown;
  /** What the way out is called, where the act itself is a cancelling. */
  cancelLabel?: string | undefined;
  /** Another next step, before the one of Enter. */
  other?: ReactNode;
  isBusy: boolean;
  /** What went wrong, in words. */
  error?: string | null;
  /** Which button has the focus at first; none where a field has it. */
  focus?: 'cancel' | 'submit';
  testId?: string;
  errorTestId?: string;
  children?: ReactNode;
};

/** The body of a dialog: text and fields, what went wrong, the way out and the one next step. Enter in a field takes that step. */
export const DialogForm = ({
  submit: { label, icon, tone = 'plain', testId: submitTestId, isBlocked = false },
  onSubmit,
  onCancel,
  values,
  cancelLabel,
  other,
  isBusy,
  error,
  focus,
  testId,
  errorTestId,
  children,
}: DialogFormProps) => {
  const t = useT();
  const handleCancel = useFormLeave(values, onCancel);
  const handleSubmit = (event: SyntheticEvent): void => {
    onSubmit(event);
    leadToProblem(event.currentTarget);
  };
  return (
    <form onSubmit={handleSubmit} noValidate data-testid={testId}>
      <Stack gap="md">
        {children}
        {error && (
          <Text c="red.9" role="alert" data-testid={errorTestId}>
            {error}
          </Text>
        )}
        <Group justify="flex-end" className={classes['buttons'] ?? ''}>
          {onCancel && (
            <Button
              variant="default"
              onClick={handleCancel}
              disabled={isBusy}
              data-autofocus={focus === 'cancel' || undefined}
            >
              {cancelLabel ?? t('common.cancel')}
            </Button>
          )}
          {other}
          <Button
            type="submit"
            {...(tone === 'bad' && { color: 'red.9' })}
            leftSection={icon}
            loading={isBusy}
            disabled={isBlocked}
            data-autofocus={focus === 'submit' || undefined}
            data-testid={submitTestId}
          >
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
