import { Button } from '@mantine/core';
import { useTable } from '@tanstack/react-table';
import { useImperativeHandle, useRef, type CSSProperties, type Ref } from 'react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { COLUMNS, gridOf, useColumns, type ColumnId } from '../column-choice.ts';
import type { Filters } from '../filters.ts';
import type { Snapshot } from '../queries.ts';
import { OVERSCAN, useList } from '../use-list.ts';
import { useRows } from '../use-rows.ts';
import { columns, features, FIGURES } from './columns.tsx';
import { RecordRow } from './record-row.tsx';
import classes from './records-table.module.css';

export type ListHandle = {
  /** Brings a row to the top and the focus to it. */ jump(index: number): void;
};
type Props = {
  filters: Filters;
  top: readonly LogRow[];
  snapshot: Snapshot | undefined;
  /** How many rows the list has, as far as known. */ count: number;
  isStale: boolean;
  handle: Ref<ListHandle>;
  onOpen: (row: LogRow) => void;
};

const useRecordsTable = (rows: readonly LogRow[], shown: readonly ColumnId[]) =>
  useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.verifyId,
    state: {
      columnVisibility: Object.fromEntries(
        (Object.keys(COLUMNS) as ColumnId[]).map((id) => [id, shown.includes(id)]),
      ),
    },
  });
type Table = ReturnType<typeof useRecordsTable>;

const Heads = ({ table, all }: { table: Table; all: readonly ColumnId[] }) => (
  <thead role="rowgroup">
    {table.getHeaderGroups().map((group) => (
      <tr key={group.id} role="row" aria-rowindex={1}>
        {group.headers.map((header) => (
          <th
            key={header.id}
            scope="col"
            role="columnheader"
            aria-colindex={all.indexOf(header.column.id as ColumnId) + 1}
            className={FIGURES.has(header.column.id) ? classes['figure'] : undefined}
          >
            <table.FlexRender header={header} />
          </th>
        ))}
      </tr>
    ))}
  </thead>
);

type FailureProps = { error: unknown; isReading: boolean; onRetry: () => void };

/** Rows that could not be read, with a way to try again. */
const ReadFailure = ({ error, isReading, onRetry }: FailureProps) => {
  const t = useT();
  const errorText = useErrorText();
  return (
    <div className={classes['lost']} role="alert" data-testid="records-lost">
      {t('console.records.failed')}
      {' · '}
      {errorText(error)}
      <Button size="compact-md" variant="default" loading={isReading} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
};

/**
 * The check log's rows, however many: only those in sight are drawn, and the scrollbar is as long as the list. One row is in the tab order; arrows, page, home and end go through all of them.
 * Its rows and columns are numbered for screen readers, which cannot count what is not drawn.
 */
export const RecordsTable = ({ filters, top, snapshot, count, isStale, handle, onOpen }: Props) => {
  // the window onto the rows is one object that changes inside: what the compiler would remember of it would be old
  'use no memo';
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const { all, shown } = useColumns();
  const {
    virtual,
    rowHeight,
    active,
    go,
    onKeyDown,
    focusAt: handleFocusAt,
  } = useList({ frame, count });
  useImperativeHandle(handle, () => ({ jump: (index) => go(index, 'start') }));
  const items = virtual.getVirtualItems();
  const {
    rows,
    rowAt,
    error,
    isReading,
    retry: handleRetry,
  } = useRows({
    filters,
    top,
    snapshot,
    count,
    shown: { from: virtual.range?.startIndex ?? 0, to: virtual.range?.endIndex ?? OVERSCAN },
  });
  const table = useRecordsTable(rows, shown);
  const byId = table.getRowModel().rowsById;
  const grid = gridOf(shown);
  const style = {
    minWidth: `${grid.leastRem}rem`,
    '--columns': grid.template,
    '--row': `${rowHeight}px`,
  } as CSSProperties;
  return (
    <section ref={frame} className={classes['frame']} aria-label={t('console.records.table')}>
      <table
        role="grid"
        className={classes['table']}
        style={style}
        aria-label={t('console.records.table')}
        aria-rowcount={count + 1}
        aria-colcount={all.length}
        aria-busy={isStale || isReading}
        aria-readonly
        data-testid="records"
        data-stale={isStale}
      >
        <Heads table={table} all={all} />
        <tbody role="rowgroup" style={{ height: virtual.getTotalSize() }} onKeyDown={onKeyDown}>
          {items.map(({ index, start }) => {
            const row = rowAt(index);
            return (
              <RecordRow
                key={index}
                index={index}
                start={start}
                row={row && byId[row.verifyId]}
                table={table}
                all={all}
                shownKey={grid.template}
                isActive={index === active}
                onOpen={onOpen}
                onFocus={handleFocusAt}
              />
            );
          })}
        </tbody>
      </table>
      {Boolean(error) && <ReadFailure error={error} isReading={isReading} onRetry={handleRetry} />}
    </section>
  );
};
