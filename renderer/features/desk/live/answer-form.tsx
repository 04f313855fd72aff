import { NumberInput } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { ANSWER_MINUTES } from '#shared/codes/desk-live.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import type { SheetProps } from './mutations.ts';

const { least, most } = ANSWER_MINUTES;

/** How long the store may think about a new order; what waits already keeps its time. */
export const AnswerForm = ({ store, change, onDone }: SheetProps) => {
  const t = useT();
  const errorText = useErrorText();
  const [minutes, setMinutes] = useState<number | string>(store.answerMinutes);
  const answerMinutes =
    typeof minutes === 'number' && minutes >= least && minutes <= most ? minutes : null;
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (answerMinutes !== null)
      change.mutate({ change: 'ANSWER', answerMinutes }, { onSuccess: onDone });
  };
  return (
    <DialogForm
      submit={{
        label: t('desk.auto.save'),
        icon: <IconHourglass size={20} aria-hidden />,
        testId: 'desk-answer-yes',
      }}
      onSubmit={handleSubmit}
      onCancel={onDone}
      isBusy={change.isPending}
      error={change.error ? errorText(change.error) : null}
    >
      <NumberInput
        label={t('desk.live.answerMinutes')}
        description={t('desk.live.answerHint')}
        value={minutes}
        onChange={setMinutes}
        allowDecimal={false}
        error={answerMinutes === null && t('desk.auto.bad', { least, most })}
        data-testid="desk-answer-minutes"
      />
    </DialogForm>
  );
};
