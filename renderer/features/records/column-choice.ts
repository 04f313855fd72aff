import { useMediaQuery } from '@mantine/hooks';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { useSignedIn } from '../../lib/session.ts';
import { KEYS, readKey, writeKey } from '../../lib/storage.ts';

/** Every column of the list in its order: its heading, least width in rem, and its share of what is left over. */
export const COLUMNS = {
  at: { label: 'console.records.time', least: 7.25, grow: 0 },
  codeMask: { label: 'console.records.code', least: 8.25, grow: 0 },
  productName: { label: 'console.records.product', least: 8.5, grow: 2 },
  state: { label: 'console.records.state', least: 8.25, grow: 2 },
  times: { label: 'console.records.times', least: 3.75, grow: 0 },
  faceAmount: { label: 'console.records.amount', least: 5.75, grow: 0.3 },
  settleAmount: { label: 'console.records.settle', least: 6.5, grow: 0.3 },
  storeName: { label: 'console.store', least: 6.5, grow: 1.2 },
  operatorName: { label: 'console.records.operator', least: 5.5, grow: 0.6 },
  deviceName: { label: 'console.records.device', least: 6.5, grow: 0.6 },
  source: { label: 'console.records.source', least: 5, grow: 0.4 },
  scannedAt: { label: 'console.detail.deviceTime', least: 11, grow: 0 },
  orderId: { label: 'console.detail.order', least: 9.5, grow: 0 },
  receiptNo: { label: 'console.records.receiptNo', least: 8.25, grow: 0 },
  verifyId: { label: 'console.detail.verifyId', least: 20, grow: 0 },
} as const satisfies Record<string, { label: MessageKey; least: number; grow: number }>;
export type ColumnId = keyof typeof COLUMNS;

const ALL = Object.keys(COLUMNS) as ColumnId[];
/** The first column opens a row and is always there. */
export const FIXED: ColumnId = 'at';
const WHEN_WIDE: readonly ColumnId[] = ['operatorName', 'deviceName', 'source'];
const EXTRA: readonly ColumnId[] = ['scannedAt', 'orderId', 'receiptNo', 'verifyId'];

const chosen = createStore<{ columns: readonly string[] | null }>(() => ({
  columns: readKey(KEYS.recordColumns),
}));

/** Keeps a choice for this till; null goes back to what fits the window. */
export const chooseColumns = (columns: readonly ColumnId[] | null): void => {
  writeKey(KEYS.recordColumns, columns === null ? null : [...columns]);
  chosen.setState({ columns });
};

/** The columns that may be chosen here, and those that are shown: the choice of this till, else what fits the window. */
export const useColumns = (): {
  all: readonly ColumnId[];
  shown: readonly ColumnId[];
  isChosen: boolean;
} => {
  const { role } = useSignedIn().operator;
  const isWide = useMediaQuery('(min-width: 1240px)', true);
  const choice = useStore(chosen, ({ columns }) => columns);
  const all = ALL.filter((id) => id !== 'settleAmount' || role === 'owner');
  const usual = all.filter((id) => !EXTRA.includes(id) && (isWide || !WHEN_WIDE.includes(id)));
  return {
    all,
    shown: choice === null ? usual : all.filter((id) => id === FIXED || choice.includes(id)),
    isChosen: choice !== null,
  };
};

/** Widths of a row's cells, the same in every row: the browser has nothing to measure. */
export const gridOf = (shown: readonly ColumnId[]): { template: string; leastRem: number } => ({
  template: shown
    .map((id) =>
      COLUMNS[id].grow > 0
        ? `minmax(${COLUMNS[id].least}rem, ${COLUMNS[id].grow}fr)`
        : `${COLUMNS[id].least}rem`,
    )
    .join(' '),
  leastRem: shown.reduce((sum, id) => sum + COLUMNS[id].least, 0),
});
