import { Text } from '@mantine/core';
import { columnVisibilityFeature, createColumnHelper, rowPaginationFeature, tableFeatures } from '@tanstack/react-table';
import type { LogRow } from '#shared/contract/group-records.ts';
import { price } from '#shared/format/money.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { useT } from '../../../lib/i18n.ts';
import { StateCell } from './state-badge.tsx';
import { TimeCell } from './time-cell.tsx';

/** What this table needs of the kit: pages come from the server, and some columns are not for everyone. */
export const features = tableFeatures({ columnVisibilityFeature, rowPaginationFeature });

const helper = createColumnHelper<typeof features, LogRow>();

const Head = ({ of }: { of: MessageKey }) => useT()(of);
const None = () => <Text component="span" c="dimmed">{useT()('console.records.none')}</Text>;
const Source = ({ of }: { of: LogRow['source'] }) => useT()(`console.records.source.${of}`);

/** Columns whose figures stand at the right. */
export const FIGURES: ReadonlySet<string> = new Set(['times', 'faceAmount', 'settleAmount']);
/** Columns whose short texts stay on one line. */
export const TIGHT: ReadonlySet<string> = new Set(['codeMask', 'operatorName', 'deviceName', 'source']);

export const columns = helper.columns([
  helper.accessor('at', { header: () => <Head of="console.records.time" />, cell: ({ row }) => <TimeCell row={row.original} /> }),
  helper.accessor('codeMask', { header: () => <Head of="console.records.code" />, cell: ({ getValue }) => <Text component="span" ff="monospace" size="sm">{getValue() || <None />}</Text> }),
  helper.accessor('productName', { header: () => <Head of="console.records.product" />, cell: ({ getValue }) => getValue() || <None /> }),
  helper.accessor('state', { header: () => <Head of="console.records.state" />, cell: ({ row }) => <StateCell row={row.original} /> }),
  helper.accessor('times', { header: () => <Head of="console.records.times" />, cell: ({ getValue }) => (getValue() > 0 ? getValue() : <None />) }),
  helper.accessor('faceAmount', { header: () => <Head of="console.records.amount" />, cell: ({ getValue, row }) => (row.original.times === 0 ? <None /> : price(getValue())) }),
  helper.accessor('settleAmount', {
    header: () => <Head of="console.records.settle" />,
    cell: ({ getValue, row }) => { const value = getValue(); return value === undefined || row.original.times === 0 ? <None /> : price(value); },
  }),
  helper.accessor('storeName', { header: () => <Head of="console.store" /> }),
  helper.accessor('operatorName', { header: () => <Head of="console.records.operator" /> }),
  helper.accessor('deviceName', { header: () => <Head of="console.records.device" />, cell: ({ getValue }) => getValue() || <None /> }),
  helper.accessor('source', { header: () => <Head of="console.records.source" />, cell: ({ getValue }) => <Source of={getValue()} /> }),
]);
