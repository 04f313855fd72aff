import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { LogRow } from '#shared/contract/group-records.ts';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { DetailDrawer } from './parts/detail-drawer.tsx';
import { FilterBar } from './parts/filter-bar.tsx';
import { Pager } from './parts/pager.tsx';
import { RecordsList } from './parts/records-list.tsx';
import { Sums } from './parts/sums.tsx';
import { useRecords } from './queries.ts';
import classes from './records.module.css';
import { useFilters } from './use-filters.ts';

/** The check log (decisions B15, B16). */
export const RecordsScreen = () => {
  const t = useT();
  const { filters, setFilters, today } = useFilters();
  const records = useRecords(filters);
  const { role } = useSignedIn().operator;
  const [opened, setOpened] = useState<LogRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  const data = records.data;
  const fresh = opened && (data?.result.find(({ verifyId }) => verifyId === opened.verifyId) ?? opened);
  const open = (row: LogRow): void => { setOpened(row); setOpen(true); };

  return (
    <div className={classes['page']}>
      <FilterBar filters={filters} setFilters={setFilters} today={today} />
      <Group justify="space-between">
        <Sums sum={data?.sum} />
        <Group gap="sm">
          {role === 'cashier' ? <Text size="sm" c="dimmed" data-testid="own-rows">{t('console.records.ownRows')}</Text> : null}
          <Tooltip label={t('console.records.refresh')}>
            <ActionIcon variant="default" size={44} aria-label={t('console.records.refresh')} loading={records.isFetching} onClick={() => { void records.refetch(); }}><IconRefresh size={22} aria-hidden /></ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={classes['sheet']} aria-label={t('console.records.table')} tabIndex={0}><RecordsList records={records} filters={filters} onOpen={open} /></section>
      {data ? <Pager page={{ rows: data.result.length, count: data.sum.count, next: data.next, nextOffset: data.nextOffset }} filters={filters} setFilters={setFilters} /> : null}
      <DetailDrawer row={fresh} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
};
