import { VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './rows-table.module.css';

/** `isFigure`: aligned right with even digits; `isTight`: never wraps; `isWideOnly`: hidden where the list is narrow. */
export type Column<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  isFigure?: boolean;
  isTight?: boolean;
  isWideOnly?: boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The accessible name of a row's button. */
  nameOf: (row: Row) => string;
  openedId: string | null;
  isStale: boolean;
  onOpen: (row: Row) => void;
  testId: string;
};

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys, Home and End go from row to row; Enter opens, as on any button. */
const handleMoveBetweenRows = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
  const step = STEPS[event.key];
  if (
    !step ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    !(event.target instanceof HTMLElement)
  )
    return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-row]')];
  const at = buttons.findIndex((button) => button === event.target);
  if (at < 0) return;
  event.preventDefault();
  buttons[step(at, buttons.length)]?.focus();
};

/** Rows that open. A whole row opens by click; by keyboard its first cell is the button. */
export const RowsTable = <Row,>({
  label,
  columns,
  rows,
  idOf,
  nameOf,
  openedId,
  isStale,
  onOpen,
  testId,
}: Props<Row>) => {
  const look = ({ isFigure, isTight, isWideOnly }: Column<Row>): string =>
    [isFigure && 'figure', isTight && 'tight', isWideOnly && 'wideOnly']
      .flatMap((name) => (name ? [classes[name] ?? ''] : []))
      .join(' ');
  return (
    <table className={classes['table']} aria-label={label} aria-busy={isStale} data-testid={testId}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={look(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={handleMoveBetweenRows}>
        {rows.map((row) => {
          const id = idOf(row);
          return (
            <tr
              key={id}
              onClick={() => onOpen(row)}
              data-opened={id === openedId}
              data-testid={`${testId}-row`}
            >
              {columns.map((column, index) => (
                <td key={column.id} className={look(column)} data-column={column.id}>
                  {index > 0 ? (
                    column.cell(row)
                  ) : (
                    <button
                      type="button"
                      data-row={id}
                      className={classes['open']}
                      aria-current={id === openedId ? 'true' : undefined}
                      onClick={(event) => {
                        event.stopPropagation();
                        onOpen(row);
                      }}
                    >
                      <VisuallyHidden>{nameOf(row)}</VisuallyHidden>
                      <span aria-hidden className={classes['face']}>
                        {column.cell(row)}
                      </span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
