import { Group, Text } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { useT } from '../../lib/i18n.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { DetailDrawer } from './parts/detail-drawer.tsx';
import { FilterBar } from './parts/filter-bar.tsx';
import { RecordsList } from './parts/records-list.tsx';
import type { ListHandle } from './parts/records-table.tsx';
import { RowsSkeleton } from './parts/rows-skeleton.tsx';
import { Sums } from './parts/sums.tsx';
import { Tools } from './parts/tools.tsx';
import { useFreshRow, useSum, useTopRows } from './queries.ts';
import classes from './records.module.css';
import { useFilters, useView } from './use-filters.ts';

/** Drawn by a large library: loaded when the figures are opened. */
const Charts = lazyPart(async () => (await import('./parts/charts.tsx')).Charts);

/** The check log (decisions B15, B16): rows, their sums, their figures, and files of them. */
export const RecordsScreen = () => {
  const t = useT();
  const { filters, setFilters, today } = useFilters();
  const { view, setView } = useView();
  const top = useTopRows(filters);
  const sum = useSum(filters);
  const { role } = useSignedIn().operator;
  const [opened, setOpened] = useState<LogRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<ListHandle>(null);
  const fresh = useFreshRow(opened);
  const handleOpen = (row: LogRow): void => {
    setOpened(row);
    setOpen(true);
  };

  return (
    <div className={classes['page']}>
      <FilterBar filters={filters} onFilters={setFilters} today={today} />
      <Group justify="space-between" gap="sm" wrap="nowrap" align="center">
        <div>
          <Sums sum={sum.data?.sum} isStale={sum.isPlaceholderData} />
          {role === 'cashier' && (
            <Text size="sm" c="dimmed" data-testid="own-rows">
              {t('console.records.ownRows')}
            </Text>
          )}
        </div>
        <Tools
          filters={filters}
          view={view}
          onView={setView}
          sum={sum.isPlaceholderData ? undefined : sum.data}
          isFetching={top.isFetching || sum.isFetching}
          onRefresh={() => {
            void top.refetch();
            void sum.refetch();
          }}
          onJump={(index) => list.current?.jump(index)}
        />
      </Group>
      <div className={classes['sheet']}>
        {view === 'charts' ? (
          <Suspense fallback={<RowsSkeleton />}>
            <Charts filters={filters} />
          </Suspense>
        ) : (
          <RecordsList top={top} sum={sum} filters={filters} handle={list} onOpen={handleOpen} />
        )}
      </div>
      <DetailDrawer row={fresh} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
};
