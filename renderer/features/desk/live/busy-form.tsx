import { Radio } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { BUSY_MINUTES } from '#shared/codes/desk-live.ts';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import { serverNow } from '../../../lib/api.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import classes from '../desk.module.css';
import { LengthField } from './length-field.tsx';
import type { SheetProps } from './mutations.ts';

const EXTRA = [0, 5, 10, 15, 20, 30, 45, 60];
const LENGTHS = [30, 60, 120, 180];

/** Orders take longer for a time: guests see it in every list, and choose from later times. */
export const BusyForm = ({ store, change, onDone }: SheetProps) => {
  const t = useT();
  const errorText = useErrorText();
  const { role } = useSignedIn().operator;
  const most = role === 'cashier' ? BUSY_MINUTES.cashier : BUSY_MINUTES.most;
  const [extra, setExtra] = useState(store.busy?.extraMinutes ?? 10);
  const [length, setLength] = useState(60);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const until = plus(serverNow(), length * MINUTE);
    change.mutate({ change: 'BUSY', extraMinutes: extra, until }, { onSuccess: onDone });
  };
  return (
    <DialogForm
      submit={{
        label: t('desk.live.busyYes'),
        icon: <IconClockPlus size={20} aria-hidden />,
        testId: 'desk-busy-yes',
      }}
      onSubmit={handleSubmit}
      onCancel={onDone}
      isBusy={change.isPending}
      error={change.error ? errorText(change.error) : null}
    >
      <Radio.Group
        label={t('desk.live.extra')}
        description={t('desk.live.extraHint')}
        value={String(extra)}
        onChange={(value) => setExtra(Number(value))}
      >
        <div className={classes['choices']}>
          {EXTRA.filter((minutes) => minutes <= most).map((minutes) => (
            <Radio
              key={minutes}
              size="md"
              value={String(minutes)}
              label={
                minutes === 0
                  ? t('desk.live.extraNone')
                  : t('desk.live.extraBy', { count: minutes })
              }
            />
          ))}
        </div>
      </Radio.Group>
      {extra > 0 && <LengthField lengths={LENGTHS} value={length} onChange={setLength} />}
    </DialogForm>
  );
};
