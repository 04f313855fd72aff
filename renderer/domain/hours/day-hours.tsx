import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { useFields } from '../../lib/form.ts';
import { useT } from '../../lib/i18n.ts';
import { MOST_SPANS, NEW_SPAN, timePath, type TypedSpan } from './typed-hours.ts';
import classes from './hours.module.css';

type Field = ReturnType<typeof useFields>['field'];
type Props = {
  /** The day in words. */ day: string;
  /** Where its stretches are in the form. */ path: string;
  spans: readonly TypedSpan[];
  field: Field;
  /** The stretches together cannot be. */ isWrong?: boolean;
  onChange: (spans: TypedSpan[]) => void;
};

type TimeProps = Pick<Props, 'field' | 'isWrong'> & { path: string; label: string };

const TimeInput = ({ field, isWrong = false, path, label }: TimeProps) => (
  <TextInput
    {...field(path)}
    error={field(path).error ?? isWrong}
    w={104}
    size="sm"
    aria-label={label}
    maxLength={5}
    placeholder="09:30"
    autoComplete="off"
  />
);

type SpanProps = Omit<Props, 'spans' | 'onChange'> & { at: number; onRemove: () => void };

const SpanEditor = ({ day, path, at, onRemove, ...input }: SpanProps) => {
  const t = useT();
  return (
    <div className={classes['span']}>
      <TimeInput
        {...input}
        path={timePath(path, at, 'from')}
        label={t('stores.hours.from', { day })}
      />
      <Text pt={5} aria-hidden>
        {'–'}
      </Text>
      <TimeInput {...input} path={timePath(path, at, 'to')} label={t('stores.hours.to', { day })} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('stores.hours.remove', { day, number: at + 1 })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
};

/** The hours of one day: up to three stretches. */
export const DayHours = ({ day, path, spans, field, isWrong = false, onChange }: Props) => {
  const t = useT();
  return (
    <div className={classes['edit']} role="group" aria-label={day}>
      <span>{day}</span>
      <div className={classes['spans']}>
        {spans.length === 0 && (
          <Text c="dimmed" pt={5}>
            {t('stores.closedDay')}
          </Text>
        )}
        {spans.map((_, at) => (
          <SpanEditor
            // oxlint-disable-next-line react/no-array-index-key -- spans have no name but their place
            key={at}
            day={day}
            path={path}
            at={at}
            field={field}
            isWrong={isWrong}
            onRemove={() => onChange(spans.toSpliced(at, 1))}
          />
        ))}
      </div>
      <Button
        variant="subtle"
        size="compact-md"
        mt={3}
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-label={t('stores.hours.addTo', { day })}
        disabled={spans.length >= MOST_SPANS}
        onClick={() => onChange([...spans, NEW_SPAN])}
      >
        {t('stores.hours.add')}
      </Button>
    </div>
  );
};
