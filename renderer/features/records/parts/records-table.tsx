import { useTable } from '@tanstack/react-table';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { LogRow } from '#shared/contract/group-records.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { columns, features, FIGURES, TIGHT } from './columns.tsx';
import classes from './records-table.module.css';

type Props = { rows: readonly LogRow[]; count: number; page: { offset: number; size: number }; isStale: boolean; onOpen: (row: LogRow) => void };

/** The check log's rows. A whole row opens by click; by keyboard its first cell is the button. */
export const RecordsTable = ({ rows, count, page, isStale, onOpen }: Props) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const isWide = useMediaQuery('(min-width: 1240px)', true);
  const table = useTable({
    features, columns, data: rows, getRowId: (row) => row.verifyId, manualPagination: true, rowCount: count,
    state: {
      pagination: { pageIndex: Math.floor(page.offset / page.size), pageSize: page.size },
      columnVisibility: { settleAmount: role === 'owner', deviceName: isWide, source: isWide, operatorName: isWide },
    },
  });
  const side = (id: string) => {
    if (FIGURES.has(id)) return classes['figure'];
    return TIGHT.has(id) ? classes['tight'] : undefined;
  };
  return (
    <table className={classes['table']} aria-label={t('console.records.table')} aria-busy={isStale} data-testid="records">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => <th key={header.id} scope="col" className={side(header.column.id)}><table.FlexRender header={header} /></th>)}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} onClick={() => onOpen(row.original)} data-state={row.original.state} data-testid="record">
            {row.getVisibleCells().map((cell, index) => (
              <td key={cell.id} className={side(cell.column.id)} data-column={cell.column.id}>
                {index > 0 ? <table.FlexRender cell={cell} /> : (
                  <button type="button" className={classes['open']}><table.FlexRender cell={cell} /><VisuallyHidden>{t('console.records.open', { code: row.original.codeMask })}</VisuallyHidden></button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
