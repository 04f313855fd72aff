import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from '../stores.module.css';
import { MOST_SPANS, NEW_SPAN, timePath, type TypedSpan } from '../week-fields.ts';

type Field = ReturnType<typeof useFields>['field'];
type Props = {
  /** The day in words. */ day: string;
  /** Where its stretches are in the form. */ path: string;
  spans: readonly TypedSpan[];
  field: Field;
  onChange: (spans: TypedSpan[]) => void;
};

const TimeInput = ({ field, path, label }: { field: Field; path: string; label: string }) => (
  <TextInput
    {...field(path)}
    w={104}
    size="sm"
    aria-label={label}
    maxLength={5}
    placeholder="09:30"
    autoComplete="off"
  />
);

type SpanProps = Pick<Props, 'day' | 'path' | 'field'> & { at: number; onRemove: () => void };

const SpanEditor = ({ day, path, at, field, onRemove }: SpanProps) => {
  const t = useT();
  return (
    <div className={classes['span']}>
      <TimeInput
        field={field}
        path={timePath(path, at, 'from')}
        label={t('stores.hours.from', { day })}
      />
      <Text pt={5} aria-hidden>
        {'–'}
      </Text>
      <TimeInput
        field={field}
        path={timePath(path, at, 'to')}
        label={t('stores.hours.to', { day })}
      />
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

/** The opening hours of one day: up to three stretches. */
export const DayHours = ({ day, path, spans, field, onChange }: Props) => {
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
