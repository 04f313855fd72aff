import { SegmentedControl } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { DatePickerInput } from '../../../ui/date-picker.tsx';
import { RANGES, rangeDays, rangeOf, type Filters, type Range } from '../filters.ts';
import type { SetFilters } from '../use-filters.ts';

type Props = { filters: Filters; onFilters: SetFilters; today: Day };
type Span = [string | null, string | null];

/** The days of the list: three quick choices, or any span up to today. A span counts once both its ends are chosen. */
export const DateFilter = ({ filters, onFilters, today }: Props) => {
  const t = useT();
  const [half, setHalf] = useState<Span | null>(null);
  const handleChoose = ([from, to]: Span): void => {
    setHalf(from && to ? null : [from, to]);
    if (from && to) onFilters({ from: from as Day, to: to as Day });
  };
  return (
    <>
      <SegmentedControl
        aria-label={t('console.records.range')}
        value={rangeOf(filters, today) ?? ''}
        onChange={(value) => onFilters(rangeDays(value as Range, today))}
        data={RANGES.map((value) => ({ value, label: t(`console.records.${value}`) }))}
      />
      <DatePickerInput
        type="range"
        allowSingleDateInRange
        w={262}
        aria-label={`${t('console.records.range')} ${filters.from} – ${filters.to}`}
        valueFormat="YYYY-MM-DD"
        maxDate={today}
        leftSection={<IconCalendar size={20} aria-hidden />}
        value={half ?? [filters.from, filters.to]}
        onChange={handleChoose}
        onDropdownClose={() => setHalf(null)}
        popoverProps={{ shadow: 'md' }}
      />
    </>
  );
};
