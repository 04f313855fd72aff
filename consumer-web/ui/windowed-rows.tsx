import { Fragment, useMemo, useRef, type ReactNode } from 'react';
import type { DrawnRows } from './row-window.ts';
import { useRowWindow } from './use-row-window.ts';

/** What the `li` of a row bears: its place in the whole list, which also readers are told. */
export type RowItem = { 'data-row': number; 'aria-posinset'?: number; 'aria-setsize'?: number };

type Props<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  className: string;
  isBusy?: boolean;
  /** Draws a row: an `li` that bears `item`. */
  children: (row: Row, item: RowItem, place: number) => ReactNode;
};

const Spacer = ({ height }: { height: number }) =>
  height > 0 && <li aria-hidden="true" style={{ height, contentVisibility: 'visible' }} />;

/** The rows of a list in one column. Of a long one only those near the screen are drawn, so that it scrolls as a short one does. */
export const WindowedRows = <Row,>({ rows, keyOf, className, isBusy, children }: Props<Row>) => {
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const seen = useRowWindow(list, keys);
  const whole: DrawnRows = { from: 0, to: rows.length, above: 0 };
  const draw = ({ from, to, above }: DrawnRows) => (
    <Fragment key={`${from < to ? keys[from] : ''}`}>
      <Spacer height={above} />
      {rows.slice(from, to).map((row, nth) => {
        const place = from + nth;
        const item: RowItem = {
          'data-row': place,
          ...(seen !== null && { 'aria-posinset': place + 1, 'aria-setsize': rows.length }),
        };
        return <Fragment key={keys[place]}>{children(row, item, place)}</Fragment>;
      })}
    </Fragment>
  );
  return (
    <ul className={className} ref={list} aria-busy={isBusy}>
      {seen === null ? draw(whole) : seen.drawn.map(draw)}
      {seen !== null && <Spacer height={seen.below} />}
    </ul>
  );
};
