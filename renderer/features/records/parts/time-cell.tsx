import { Text, VisuallyHidden } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import type { LogRow } from '#shared/contract/group-records.ts';
import { dateText, dateTimeSecondsText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { tillClock } from '../till-clock.ts';
import classes from './records-table.module.css';

/** The server's time. Where the till's differs a sign says so; the detail tells by how much (table A, row 44). */
export const TimeCell = ({ row }: { row: LogRow }) => {
  const t = useT();
  const till = dateTimeSecondsText(row.scannedAt);
  const apart = tillClock(row).state === 'same' ? null : t('console.records.tillTime', { time: dateText(row.at) === dateText(row.scannedAt) ? till.slice(11) : till });
  return (
    <>
      <span className={classes['clock']}>
        {dateTimeSecondsText(row.at).slice(11)}
        {apart === null ? null : <span title={apart}><IconClockExclamation size={17} aria-hidden color="var(--senado-warn-ink)" /><VisuallyHidden>{apart}</VisuallyHidden></span>}
      </span>
      <Text component="span" display="block" size="xs" c="dimmed">{dateText(row.at)}</Text>
    </>
  );
};
