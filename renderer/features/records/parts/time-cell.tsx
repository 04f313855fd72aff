import { IconClockExclamation } from '@tabler/icons-react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { dateText, dateTimeSecondsText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { tillClock } from '../till-clock.ts';
import classes from './cells.module.css';

/** The server's time. Where the till's differs a sign is shown; the detail shows by how much (table A, row 44). */
export const TimeCell = ({ row }: { row: LogRow }) => {
  const t = useT();
  const [day, clock] = dateTimeSecondsText(row.at).split(' ');
  const till = dateTimeSecondsText(row.scannedAt);
  const apart =
    tillClock(row).state === 'same'
      ? null
      : t('console.records.tillTime', {
          time: day === dateText(row.scannedAt) ? till.slice(11) : till,
        });
  return (
    <>
      <span className={classes['clock']}>
        {clock}
        {apart !== null && (
          <span className={classes['apart']} title={apart}>
            <IconClockExclamation size={17} aria-hidden />
            <HiddenText>{apart}</HiddenText>
          </span>
        )}
      </span>
      <span className={classes['day']}>{day}</span>
    </>
  );
};
