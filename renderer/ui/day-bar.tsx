import { ActionIcon, Button, Group, NativeSelect, Tooltip } from '@mantine/core';
import { IconCalendar, IconChevronLeft, IconChevronRight, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { asId } from '#shared/kernel/ids.ts';
import { addDays, type Day } from '#shared/kernel/time.ts';
import { useT } from '../lib/i18n.ts';
import { useSignedIn } from '../lib/session.ts';
import { DatePickerInput } from './date-picker.tsx';
import type { DayPlace } from './day-place.ts';

type Props = {
  place: DayPlace;
  onPlace: (change: Partial<DayPlace>) => void;
  today: Day;
  /** Days to come can be looked at. */
  hasFuture?: boolean;
  isFetching: boolean;
  onRefresh: () => void;
  acts: ReactNode;
};

/** Which day of which store, and what can be done with it. */
export const DayBar = ({
  place,
  onPlace,
  today,
  hasFuture = false,
  isFetching,
  onRefresh,
  acts,
}: Props) => {
  const t = useT();
  const { stores } = useSignedIn();
  const step = (days: number): void => onPlace({ day: addDays(place.day, days) });
  const choices = [
    ...(stores.length > 1 ? [{ value: 'all', label: t('day.allStores') }] : []),
    ...stores.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Group justify="space-between" gap="sm">
      <Group gap={8}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('day.previous')}
          onClick={() => step(-1)}
          data-testid="day-previous"
        >
          <IconChevronLeft size={22} aria-hidden />
        </ActionIcon>
        <DatePickerInput
          w={168}
          size="md"
          aria-label={`${t('day.date')} ${place.day}`}
          valueFormat="YYYY-MM-DD"
          {...(!hasFuture && { maxDate: today })}
          leftSection={<IconCalendar size={20} aria-hidden />}
          value={place.day}
          onChange={(day) => {
            if (day) onPlace({ day: day as Day });
          }}
          popoverProps={{ shadow: 'md' }}
          data-testid="day-date"
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('day.next')}
          disabled={!hasFuture && place.day >= today}
          onClick={() => step(1)}
          data-testid="day-next"
        >
          <IconChevronRight size={22} aria-hidden />
        </ActionIcon>
        {place.day !== today && (
          <Button variant="subtle" onClick={() => onPlace({ day: today })}>
            {t('day.today')}
          </Button>
        )}
        <NativeSelect
          size="md"
          w={260}
          aria-label={t('day.store')}
          value={place.storeId ?? 'all'}
          data={choices}
          data-testid="day-store"
          onChange={({ currentTarget: { value } }) =>
            onPlace({ storeId: value === 'all' ? null : asId(value) })
          }
        />
        <Tooltip label={t('day.refresh')}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('day.refresh')}
            loading={isFetching}
            onClick={onRefresh}
          >
            <IconRefresh size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <Group gap={8}>{acts}</Group>
    </Group>
  );
};
