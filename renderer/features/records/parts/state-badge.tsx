import { Badge, Text } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconCheck } from '@tabler/icons-react';
import type { LogRow } from '#shared/contract/group-records.ts';
import { useT } from '../../../lib/i18n.ts';
import { reasonText } from '../reason-text.ts';

const LOOK = {
  OK: { color: 'teal', Icon: IconCheck },
  REFUSED: { color: 'red', Icon: IconBan },
  UNDONE: { color: 'gray', Icon: IconArrowBackUp },
} as const satisfies Record<LogRow['state'], unknown>;

export const StateBadge = ({ state }: { state: LogRow['state'] }) => {
  const t = useT();
  const { color, Icon } = LOOK[state];
  return <Badge variant="light" miw="max-content" color={color} size="md" tt="none" leftSection={<Icon size={16} aria-hidden />}>{t(`console.records.result.${state}`)}</Badge>;
};

/** What became of an attempt, and why it was refused. */
export const StateCell = ({ row }: { row: LogRow }) => {
  const t = useT();
  return (
    <>
      <StateBadge state={row.state} />
      {row.reason === null ? null : <Text size="xs" c="dimmed" truncate title={reasonText(row.reason, t)}>{reasonText(row.reason, t)}</Text>}
    </>
  );
};
