import type { ExportRow } from '#shared/contract/merchant/records.ts';
import type { MessageKey, Translate } from '#shared/i18n/translate.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { orderNumberText } from '#shared/order/order-number.ts';
import type { Cell } from '../../../lib/table-file/writer.ts';
import { reasonText } from '../../../domain/refusal/reason-text.ts';

type FileColumn = {
  label: MessageKey;
  /** In characters, for files that keep widths. */ width: number;
  of: (row: ExportRow, t: Translate) => Cell;
};

const text = (value: string): Cell => (value === '' ? null : { kind: 'text', value });
const time = (value: Instant | undefined): Cell =>
  value === undefined ? null : { kind: 'time', value };
/** A refused attempt has no money. */
const money = (value: Cents | undefined, { times }: ExportRow): Cell =>
  value === undefined || times === 0 ? null : { kind: 'money', value };

/** Every column that a file may have, in its order. */
export const FILE_COLUMNS = {
  at: { label: 'console.records.time', width: 20, of: (row) => time(row.at) },
  scannedAt: { label: 'console.detail.deviceTime', width: 20, of: (row) => time(row.scannedAt) },
  codeMask: { label: 'console.records.code', width: 15, of: (row) => text(row.codeMask) },
  productName: { label: 'console.records.product', width: 28, of: (row) => text(row.productName) },
  state: {
    label: 'console.records.state',
    width: 10,
    of: (row, t) => text(t(`console.records.result.${row.state}`)),
  },
  reason: {
    label: 'console.detail.reason',
    width: 28,
    of: (row, t) => (row.reason === null ? null : text(reasonText(row.reason, t))),
  },
  times: {
    label: 'console.records.times',
    width: 7,
    of: (row) => ({ kind: 'count', value: row.times }),
  },
  faceAmount: {
    label: 'console.records.amount',
    width: 11,
    of: (row) => money(row.faceAmount, row),
  },
  settleAmount: {
    label: 'console.records.settle',
    width: 11,
    of: (row) => money(row.settleAmount, row),
  },
  storeName: { label: 'console.store', width: 20, of: (row) => text(row.storeName) },
  operatorName: {
    label: 'console.records.operator',
    width: 14,
    of: (row) => text(row.operatorName),
  },
  deviceName: { label: 'console.records.device', width: 14, of: (row) => text(row.deviceName) },
  source: {
    label: 'console.records.source',
    width: 10,
    of: (row, t) => text(t(`console.records.source.${row.source}`)),
  },
  buyerTail: { label: 'console.export.buyerTail', width: 10, of: (row) => text(row.buyerTail) },
  undoneAt: { label: 'console.detail.undoneAt', width: 20, of: (row) => time(row.undone?.at) },
  undoneBy: {
    label: 'console.detail.undoneBy',
    width: 14,
    of: (row) => text(row.undone?.operatorName ?? ''),
  },
  undoReason: {
    label: 'console.detail.undoReason',
    width: 16,
    of: (row, t) =>
      row.undone
        ? text(
            [t(`console.undo.reason.${row.undone.reasonCode}`), row.undone.note]
              .filter(Boolean)
              .join(': '),
          )
        : null,
  },
  refundedAt: {
    label: 'console.detail.refundedAt',
    width: 20,
    of: (row) => time(row.refunded?.at),
  },
  refundedBy: {
    label: 'console.detail.refundedBy',
    width: 14,
    of: (row) => text(row.refunded?.operatorName ?? ''),
  },
  refundReason: {
    label: 'console.detail.refundReason',
    width: 28,
    of: (row) => text(row.refunded?.reason ?? ''),
  },
  orderId: {
    label: 'console.detail.order',
    width: 16,
    // in groups, which a spreadsheet leaves as they are: of bare digits it would make a figure
    of: (row) => text(orderNumberText(row.orderNo ?? '')),
  },
  receiptNo: {
    label: 'console.records.receiptNo',
    width: 14,
    of: (row) => text(row.receiptNo ?? ''),
  },
  verifyId: { label: 'console.detail.verifyId', width: 38, of: (row) => text(row.verifyId) },
} as const satisfies Record<string, FileColumn>;
export type FileColumnId = keyof typeof FILE_COLUMNS;

export const ALL_FILE_COLUMNS = Object.keys(FILE_COLUMNS) as FileColumnId[];

/** Headings in the reader's language; times name their zone. */
export const headingsOf = (ids: readonly FileColumnId[], t: Translate): string[] =>
  ids.map((id) =>
    /^(at|scannedAt|undoneAt|refundedAt)$/.test(id)
      ? `${t(FILE_COLUMNS[id].label)} (UTC+8)`
      : t(FILE_COLUMNS[id].label),
  );

export const cellsOf = (ids: readonly FileColumnId[], row: ExportRow, t: Translate): Cell[] =>
  ids.map((id) => FILE_COLUMNS[id].of(row, t));
