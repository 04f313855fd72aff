import { ActionIcon, Group, SegmentedControl, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { merchantRecordsCalls } from '#shared/contract/merchant/records.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { VIEWS, type Filters, type View } from '../filters.ts';
import type { Snapshot } from '../queries.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { JumpMenu } from './jump-menu.tsx';

type Props = {
  filters: Filters;
  view: View;
  onView: (view: View) => void;
  sum: Snapshot | undefined;
  isFetching: boolean;
  onRefresh: () => void;
  onJump: (index: number) => void;
};

/** What can be done with the list as a whole. */
export const Tools = ({ filters, view, onView, sum, isFetching, onRefresh, onJump }: Props) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  return (
    <Group gap="xs" wrap="nowrap">
      <SegmentedControl
        aria-label={t('console.records.view')}
        value={view}
        onChange={onView}
        data={VIEWS.map((value) => ({ value, label: t(`console.records.view.${value}`) }))}
      />
      {view === 'list' && <JumpMenu filters={filters} snapshot={sum} onJump={onJump} />}
      {view === 'list' && <ColumnMenu />}
      {merchantRecordsCalls.groupVerifyCheckLogExport.roles?.includes(role) && (
        <ExportButton filters={filters} snapshot={sum} />
      )}
      <Tooltip label={t('console.records.refresh')}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('console.records.refresh')}
          loading={isFetching}
          onClick={onRefresh}
        >
          <IconRefresh size={22} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
};
