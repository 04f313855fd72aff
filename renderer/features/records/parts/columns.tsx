import { columnVisibilityFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { OrderNumberText } from '../../../domain/order-number/order-number-text.tsx';
import { useT } from '../../../lib/i18n.ts';
import { COLUMNS, type ColumnId } from '../column-choice.ts';
import classes from './cells.module.css';
import { StateCell } from './state-badge.tsx';
import { TimeCell } from './time-cell.tsx';

/** What this table needs of the kit: rows come from the server by blocks, and columns are chosen. */
export const features = tableFeatures({ columnVisibilityFeature });

const helper = createColumnHelper<typeof features, LogRow>();

const Head = ({ of }: { of: ColumnId }) => useT()(COLUMNS[of].label);
const None = () => <span className={classes['dim']}>{useT()('console.records.none')}</span>;
const Source = ({ of }: { of: LogRow['source'] }) => useT()(`console.records.source.${of}`);
const Id = ({ of }: { of: string }) => (
  <span className={classes['id']} title={of}>
    {of}
  </span>
);
const Words = ({ of }: { of: string }) =>
  of ? (
    <span className={classes['words']} title={of}>
      {of}
    </span>
  ) : (
    <None />
  );

/** Columns of figures, aligned right. */
export const FIGURES: ReadonlySet<string> = new Set(['times', 'faceAmount', 'settleAmount']);

export const columns = helper.columns([
  helper.accessor('at', {
    header: () => <Head of="at" />,
    cell: ({ row }) => <TimeCell row={row.original} />,
  }),
  helper.accessor('codeMask', {
    header: () => <Head of="codeMask" />,
    cell: ({ getValue }) => <span className={classes['mono']}>{getValue() || <None />}</span>,
  }),
  helper.accessor('productName', {
    header: () => <Head of="productName" />,
    cell: ({ getValue }) => <Words of={getValue()} />,
  }),
  helper.accessor('state', {
    header: () => <Head of="state" />,
    cell: ({ row }) => <StateCell row={row.original} />,
  }),
  helper.accessor('times', {
    header: () => <Head of="times" />,
    cell: ({ getValue }) => (getValue() === 0 ? <None /> : getValue()),
  }),
  helper.accessor('faceAmount', {
    header: () => <Head of="faceAmount" />,
    cell: ({ getValue, row }) => (row.original.times === 0 ? <None /> : price(getValue())),
  }),
  helper.accessor('settleAmount', {
    header: () => <Head of="settleAmount" />,
    cell: ({ getValue, row }) => {
      const value = getValue();
      return value === undefined || row.original.times === 0 ? <None /> : price(value);
    },
  }),
  helper.accessor('storeName', {
    header: () => <Head of="storeName" />,
    cell: ({ getValue }) => <Words of={getValue()} />,
  }),
  helper.accessor('operatorName', {
    header: () => <Head of="operatorName" />,
    cell: ({ getValue }) => <Words of={getValue()} />,
  }),
  helper.accessor('deviceName', {
    header: () => <Head of="deviceName" />,
    cell: ({ getValue }) => <Words of={getValue()} />,
  }),
  helper.accessor('source', {
    header: () => <Head of="source" />,
    cell: ({ getValue }) => <Source of={getValue()} />,
  }),
  helper.accessor('scannedAt', {
    header: () => <Head of="scannedAt" />,
    cell: ({ getValue }) => dateTimeSecondsText(getValue()),
  }),
  // the id of the column is what tills keep their choice of columns by
  helper.accessor(({ orderNo }) => orderNo, {
    id: 'orderId',
    header: () => <Head of="orderId" />,
    cell: ({ getValue }) => {
      const number = getValue();
      return (
        <span className={classes['mono']}>
          {number === null ? <None /> : <OrderNumberText number={number} />}
        </span>
      );
    },
  }),
  helper.accessor('receiptNo', {
    header: () => <Head of="receiptNo" />,
    cell: ({ getValue }) => <span className={classes['mono']}>{getValue() ?? <None />}</span>,
  }),
  helper.accessor('verifyId', {
    header: () => <Head of="verifyId" />,
    cell: ({ getValue }) => <Id of={getValue()} />,
  }),
]);
