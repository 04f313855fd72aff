import { ActionIcon, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { minuteText } from '#shared/format/date.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { minuteOf, WEEK, weekdayKey, type Weekday } from '../hours-words.ts';
import { useSetHours } from '../mutations.ts';
import classes from '../stores.module.css';

type Span = { from: string; to: string };
type Week = Readonly<Record<Weekday, readonly Span[]>>;

const MOST_SPANS = 3;
const NEW_SPAN: Span = { from: '10:00', to: '22:00' };

const weekOf = ({ hours }: StoreRow): Week =>
  Object.fromEntries(
    WEEK.map((day) => [
      day,
      (hours[day] ?? []).map(({ fromMinute, toMinute }) => ({
        from: minuteText(fromMinute),
        to: minuteText(toMinute),
      })),
    ]),
  ) as unknown as Week;

/** The week as the wire has it, or null when a time does not read. */
const hoursOf = (week: Week): StoreRow['hours'] | null => {
  const days = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) =>
    week[day].map(({ from, to }) => ({ fromMinute: minuteOf(from), toMinute: minuteOf(to) })),
  );
  const isWhole = days
    .flat()
    .every(({ fromMinute, toMinute }) => fromMinute !== null && toMinute !== null);
  return isWhole ? (days as StoreRow['hours']) : null;
};

type DayProps = {
  weekday: Weekday;
  spans: readonly Span[];
  isAsked: boolean;
  onChange: (spans: readonly Span[]) => void;
};

const DayEditor = ({ weekday, spans, isAsked, onChange }: DayProps) => {
  const t = useT();
  const day = t(weekdayKey(weekday));
  const time = (at: number, edge: keyof Span, label: string) => {
    const value = spans[at]![edge];
    return (
      <TextInput
        w={104}
        size="sm"
        aria-label={label}
        value={value}
        maxLength={5}
        placeholder="09:30"
        autoComplete="off"
        error={isAsked && minuteOf(value) === null ? t('stores.hours.bad') : null}
        onChange={(event) =>
          onChange(spans.with(at, { ...spans[at]!, [edge]: event.currentTarget.value }))
        }
      />
    );
  };
  return (
    <div className={classes['edit']} role="group" aria-label={day}>
      <span>{day}</span>
      <div className={classes['spans']}>
        {spans.length === 0 ? (
          <Text c="dimmed" pt={5}>
            {t('stores.closedDay')}
          </Text>
        ) : (
          spans.map((_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- spans have no name but their place
            <div key={at} className={classes['span']}>
              {time(at, 'from', t('stores.hours.from', { day }))}
              <Text pt={5} aria-hidden>
                {'–'}
              </Text>
              {time(at, 'to', t('stores.hours.to', { day }))}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('stores.hours.remove', { day, number: at + 1 })}
                onClick={() => onChange(spans.toSpliced(at, 1))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </div>
          ))
        )}
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

/** Changes a store's week. */
export const HoursDialog = ({ store, onClose }: { store: StoreRow; onClose: () => void }) => {
  const t = useT();
  const errorText = useErrorText();
  const save = useSetHours(store.storeId);
  const [week, setWeek] = useState(() => weekOf(store));
  const [isAsked, setAsked] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    const hours = hoursOf(week);
    if (hours && !save.isPending) save.mutate(hours, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={
        <Text component="span" fw={650} size="lg">
          {t('stores.hours.title', { name: store.name })}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={submit} noValidate data-testid="hours-form">
        <Text size="sm" c="dimmed">
          {t('stores.hours.lead')}
        </Text>
        {WEEK.map((weekday) => (
          <DayEditor
            key={weekday}
            weekday={weekday}
            spans={week[weekday]}
            isAsked={isAsked}
            onChange={(spans) => setWeek((now) => ({ ...now, [weekday]: spans }))}
          />
        ))}
        {save.isError ? (
          <Text c="red.9" mt="md" role="alert">
            {errorText(save.error)}
          </Text>
        ) : null}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose} disabled={save.isPending}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} data-testid="hours-save">
            {t('stores.hours.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
};
