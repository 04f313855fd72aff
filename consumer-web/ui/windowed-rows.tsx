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
  const drawRow = (row: Row, place: number) => {
    const item: RowItem = {
      'data-row': place,
      ...(seen !== null && { 'aria-posinset': place + 1, 'aria-setsize': rows.length }),
    };
    return <Fragment key={keys[place]}>{children(row, item, place)}</Fragment>;
  };
  // side by side by their keys: a row with the focus stays the same element wherever the others go
  const drawPart = ({ from, to, above }: DrawnRows, part: number) => [
    <Spacer key={`above ${part}`} height={above} />,
    ...rows.slice(from, to).map((row, nth) => drawRow(row, from + nth)),
  ];
  return (
    <ul className={className} ref={list} aria-busy={isBusy}>
      {seen === null
        ? rows.map(drawRow)
        : [...seen.drawn.flatMap(drawPart), <Spacer key="below" height={seen.below} />]}
    </ul>
  );
};
