import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { weekdayKey, type Weekday } from '../hours-words.ts';
import classes from '../stores.module.css';
import { MOST_SPANS, NEW_SPAN, timePath, type TypedSpan, type WeekFields } from '../week-fields.ts';

type Fields = ReturnType<typeof useFields<WeekFields>>;
type Props = { weekday: Weekday; fields: Fields };

const TimeInput = ({ fields, path, label }: { fields: Fields; path: string; label: string }) => (
  <TextInput
    {...fields.field(path)}
    w={104}
    size="sm"
    aria-label={label}
    maxLength={5}
    placeholder="09:30"
    autoComplete="off"
  />
);

const SpanEditor = ({
  weekday,
  at,
  fields,
  onRemove,
}: Props & { at: number; onRemove: () => void }) => {
  const t = useT();
  const day = t(weekdayKey(weekday));
  return (
    <div className={classes['span']}>
      <TimeInput
        fields={fields}
        path={timePath(weekday, at, 'from')}
        label={t('stores.hours.from', { day })}
      />
      <Text pt={5} aria-hidden>
        {'–'}
      </Text>
      <TimeInput
        fields={fields}
        path={timePath(weekday, at, 'to')}
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

/** The opening hours of one weekday: up to three stretches. */
export const DayHours = ({ weekday, fields }: Props) => {
  const t = useT();
  const day = t(weekdayKey(weekday));
  const spans = fields.values[weekday];
  const setSpans = (next: TypedSpan[]): void => fields.set({ [weekday]: next });
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
            weekday={weekday}
            at={at}
            fields={fields}
            onRemove={() => setSpans(spans.toSpliced(at, 1))}
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
        onClick={() => setSpans([...spans, NEW_SPAN])}
      >
        {t('stores.hours.add')}
      </Button>
    </div>
  );
};
