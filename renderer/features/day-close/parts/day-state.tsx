import { Button, Group, Text } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { dateTimeText, timeText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { Day } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { changeText, isNoChange } from '../day-words.ts';
import type { DayRead } from '../queries.ts';
import classes from './day-state.module.css';

const sinceText = (day: DayReply, t: Translate): string | null => {
  const { closing, since } = day;
  if (since === null) return null;
  if (closing)
    return isNoChange(since)
      ? t('day.since.none')
      : t('day.since.some', { change: changeText(day, since, t) });
  return isNoChange(since)
    ? t('day.since.reopenedSame')
    : t('day.since.reopened', { change: changeText(day, since, t) });
};

const headText = ({ closing, stores, storeId, readAt }: DayRead, t: Translate): string => {
  if (closing)
    return t('day.closedBy', {
      name: closing.operatorName,
      time: dateTimeText(closing.at),
      device: closing.deviceName,
    });
  return storeId === null
    ? t('day.someClosed', {
        closed: stores.filter((store) => store.closing).length,
        count: stores.length,
      })
    : t('day.openAt', { time: timeText(readAt) });
};

/** Earlier days that are still open, each a link. */
const OpenDays = ({ days, onDay }: { days: readonly Day[]; onDay: (day: Day) => void }) => {
  const t = useT();
  if (days.length === 0) return null;
  return (
    <Group gap={6} data-testid="open-days">
      <Text size="sm">{t('day.openDays')}</Text>
      {days.slice(0, 4).map((day) => (
        <Button key={day} size="compact-sm" variant="default" onClick={() => onDay(day)}>
          {day}
        </Button>
      ))}
      {days.length > 4 && <Text size="sm">{`+${days.length - 4}`}</Text>}
    </Group>
  );
};

/** Whether the day is closed, by whom, and what has changed since. */
export const DayState = ({ day, onDay }: { day: DayRead; onDay: (day: Day) => void }) => {
  const t = useT();
  const isClosed = day.closing !== null;
  const Icon = isClosed ? IconLock : IconLockOpen;
  const since = sinceText(day, t);
  return (
    <div className={classes['band']} data-closed={isClosed} data-testid="day-state">
      <Icon size={26} aria-hidden className={classes['icon']} />
      <div className={classes['words']}>
        <Text fw={650} role="status" data-testid="day-state-head">
          {headText(day, t)}
        </Text>
        {since && (
          <Text size="sm" data-testid="day-since">
            {since}
          </Text>
        )}
      </div>
      <OpenDays days={day.openDays.filter((open) => open !== day.day)} onDay={onDay} />
    </div>
  );
};
