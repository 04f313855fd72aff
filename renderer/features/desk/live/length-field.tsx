import { Radio } from '@mantine/core';
import { timeText } from '#shared/format/date.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import { momentText } from './store-words.ts';
import classes from '../desk.module.css';

type Props = {
  lengths: readonly number[];
  /** When the store opens next, where that may be chosen. */ opensNext?: Instant | null;
  /** Minutes from now; 0: until the store opens next. */ value: number;
  onChange: (minutes: number) => void;
};

/** For how long, with the time at which it ends. */
export const LengthField = ({ lengths, opensNext = null, value, onChange }: Props) => {
  const t = useT();
  const now = useNow(10_000);
  const label = (minutes: number): string =>
    minutes < 60
      ? t('desk.live.forMinutes', { count: minutes })
      : t('desk.live.forHours', { count: minutes / 60 });
  return (
    <Radio.Group
      label={t('desk.live.howLong')}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      <div className={classes['choices']}>
        {lengths.map((minutes) => (
          <Radio
            key={minutes}
            size="md"
            value={String(minutes)}
            label={label(minutes)}
            description={t('desk.live.until', { time: timeText(plus(now, minutes * MINUTE)) })}
          />
        ))}
        {opensNext !== null && (
          <Radio
            size="md"
            value="0"
            label={t('desk.live.untilOpening')}
            description={t('desk.live.until', { time: momentText(opensNext, now, t) })}
          />
        )}
      </div>
    </Radio.Group>
  );
};
