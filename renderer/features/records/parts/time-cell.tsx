import { Text } from '@mantine/core';
import type { LogRow } from '#shared/contract/group-records.ts';
import { dateText, dateTimeSecondsText } from '#shared/format/date.ts';
import { SECOND } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';

const MOST_DRIFT_MS = 2 * SECOND;

/** Whether the till's clock, or its wait for a network, put its time apart from the server's (decision B16). */
export const isTillApart = ({ at, scannedAt }: Pick<LogRow, 'at' | 'scannedAt'>): boolean => Math.abs(at - scannedAt) > MOST_DRIFT_MS;

/** The server's time; the till's too where they differ. */
export const TimeCell = ({ row }: { row: LogRow }) => {
  const t = useT();
  const clock = dateTimeSecondsText(row.at).slice(11);
  const till = dateTimeSecondsText(row.scannedAt);
  return (
    <>
      <Text component="span" display="block" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>{clock}</Text>
      <Text component="span" display="block" size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>{dateText(row.at)}</Text>
      {isTillApart(row) ? <Text component="span" display="block" size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>{t('console.records.tillTime', { time: dateText(row.at) === dateText(row.scannedAt) ? till.slice(11) : till })}</Text> : null}
    </>
  );
};
