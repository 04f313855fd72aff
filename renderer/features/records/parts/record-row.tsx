import type { Row, useTable } from '@tanstack/react-table';
import { memo } from 'react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { useT } from '../../../lib/i18n.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import type { ColumnId } from '../column-choice.ts';
import cell from './cells.module.css';
import { FIGURES, type features } from './columns.tsx';
import classes from './records-table.module.css';

type Table = Pick<ReturnType<typeof useTable<typeof features, LogRow>>, 'FlexRender'>;
type Props = {
  index: number;
  /** Pixels from the top of the list. */ start: number;
  /** Undefined while it is on its way. */ row: Row<typeof features, LogRow> | undefined;
  table: Table;
  all: readonly ColumnId[];
  /** Changes with the columns. */ shownKey: string;
  isActive: boolean;
  onOpen: (row: LogRow) => void;
  onFocus: (index: number) => void;
};

const isSame = (a: Props, b: Props): boolean =>
  a.index === b.index &&
  a.start === b.start &&
  a.row === b.row &&
  a.shownKey === b.shownKey &&
  a.isActive === b.isActive &&
  a.onOpen === b.onOpen;

/** One row of the list. It opens by click; by keyboard its first cell is the button, which stays where it is while the row's content arrives. */
export const RecordRow = memo(
  ({ index, start, row, table, all, isActive, onOpen, onFocus }: Props) => {
    const t = useT();
    const cells = row?.getVisibleCells() ?? [];
    const handleOpen = (): void => {
      if (row) onOpen(row.original);
    };
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the button in its first cell is the keyboard's way
      <tr
        role="row"
        aria-rowindex={index + 2}
        className={classes['row']}
        style={{ transform: `translateY(${start}px)` }}
        onClick={handleOpen}
        data-index={index}
        data-state={row?.original.state}
        data-testid={row ? 'record' : 'record-coming'}
      >
        <td role="gridcell" aria-colindex={1} data-column="at">
          <button
            type="button"
            className={classes['open']}
            tabIndex={isActive ? 0 : -1}
            onFocus={() => onFocus(index)}
          >
            {cells[0] && row ? (
              <>
                <table.FlexRender cell={cells[0]} />
                <HiddenText>
                  {t('console.records.open', { code: row.original.codeMask })}
                </HiddenText>
              </>
            ) : (
              <>
                <span className={cell['coming']} />
                <HiddenText>{t('common.loading')}</HiddenText>
              </>
            )}
          </button>
        </td>
        {cells.slice(1).map((one) => (
          <td
            key={one.id}
            role="gridcell"
            aria-colindex={all.indexOf(one.column.id as ColumnId) + 1}
            className={FIGURES.has(one.column.id) ? classes['figure'] : undefined}
            data-column={one.column.id}
          >
            <table.FlexRender cell={one} />
          </td>
        ))}
      </tr>
    );
  },
  isSame,
);
RecordRow.displayName = 'RecordRow';
