import { TextInput } from '@mantine/core';

type Props = {
  from: string;
  to: string;
  today: string;
  labels: { from: string; to: string };
  onChange: (end: 'from' | 'to', day: string) => void;
};

/** The first and the last day of a list, none after today and neither past the other. */
export const DaySpan = ({ from, to, today, labels, onChange }: Props) => (
  <>
    <TextInput
      type="date"
      aria-label={labels.from}
      value={from}
      max={to}
      onChange={(event) => onChange('from', event.currentTarget.value)}
    />
    <TextInput
      type="date"
      aria-label={labels.to}
      value={to}
      min={from}
      max={today}
      onChange={(event) => onChange('to', event.currentTarget.value)}
    />
  </>
);
