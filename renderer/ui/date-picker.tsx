/** The fields that open a calendar. The kit's looks for them come with the screens that have one. */
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/zh-hk';
import {
  DatePicker as KitDays,
  DatePickerInput as KitPicker,
  DatesProvider,
  type DatePickerInputProps,
  type DatePickerType,
} from '@mantine/dates';
import type { ReactNode } from 'react';
import type { Day } from '#shared/kernel/time.ts';
import { useLanguage } from '../lib/i18n.ts';

/** The console's language; weeks begin on Monday. */
const InLanguage = ({ children }: { children: ReactNode }) => {
  const locale = useLanguage() === 'en' ? 'en' : 'zh-hk';
  return <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>{children}</DatesProvider>;
};

/** The kit's field with a calendar. */
export const DatePickerInput = <Type extends DatePickerType = 'default'>(
  props: Omit<DatePickerInputProps<Type>, 'ref'>,
) => (
  <InLanguage>
    <KitPicker {...props} />
  </InLanguage>
);

type DaysProps = {
  value: readonly Day[];
  onChange: (days: Day[]) => void;
  minDate: Day;
  maxDate: Day;
  /** What the buttons to the months beside are called. */
  labels: { previous: string; next: string };
};

/** A calendar in which any days are chosen. */
export const DaysPicker = ({ value, onChange, labels, ...limits }: DaysProps) => (
  <InLanguage>
    <KitDays
      type="multiple"
      size="md"
      ariaLabels={{ previousMonth: labels.previous, nextMonth: labels.next }}
      maxLevel="month"
      weekendDays={[]}
      hideOutsideDates
      value={[...value]}
      onChange={(days) => onChange(days as Day[])}
      {...limits}
    />
  </InLanguage>
);
