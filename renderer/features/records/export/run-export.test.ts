import { describe, expect, it } from 'vitest';
import type { ExportRow, LogMark } from '#shared/contract/merchant/records.ts';
import { translator } from '#shared/i18n/translate.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Cell } from '../../../lib/table-file/writer.ts';
import { runExport, type ExportPorts } from './run-export.ts';

const rowOf = (n: number): ExportRow => ({
  verifyId: asId(`v${n}`),
  at: instant(n),
  scannedAt: instant(n),
  codeMask: '',
  receiptNo: null,
  productName: `p${n}`,
  times: 1,
  faceAmount: cents(100),
  storeName: '',
  operatorName: '',
  deviceName: '',
  source: 'WEDGE',
  orderId: null,
  orderNo: null,
  state: 'OK',
  reason: null,
  undone: null,
  undoUntil: null,
  refunded: null,
  canRefund: false,
  buyerTail: '',
});

/** A list of three pages of two rows, and a file that keeps what is written. */
const run = (change: Partial<ExportPorts> = {}) => {
  const asked: (LogMark | undefined)[] = [];
  const lines: (readonly Cell[])[] = [];
  const told: number[] = [];
  let isEnded = false;
  const stop = new AbortController();
  const ports: ExportPorts = {
    page: (cursor) => {
      asked.push(cursor);
      const from = cursor?.at ?? 0;
      return Promise.resolve({
        result: [rowOf(from), rowOf(from + 1)],
        nextCursor: from < 4 ? { at: instant(from + 2), verifyId: asId(`v${from + 2}`) } : null,
      });
    },
    writer: {
      begin: () => Promise.resolve(),
      rows: (rows) => {
        lines.push(...rows);
        return Promise.resolve();
      },
      end: () => {
        isEnded = true;
        return Promise.resolve();
      },
    },
    columns: ['productName', 'times'],
    t: translator('en'),
    signal: stop.signal,
    onProgress: (rows) => told.push(rows),
    ...change,
  };
  return { ports, asked, lines, told, stop, isEnded: () => isEnded };
};

describe('an export', () => {
  it('writes every page in order, the chosen columns only, and reports its progress', async () => {
    const { ports, asked, lines, told, isEnded } = run();
    expect(await runExport(ports, undefined)).toBe(6);
    expect(lines.map(([name]) => name)).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => ({ kind: 'text', value: `p${n}` })),
    );
    expect([asked.map((cursor) => cursor?.at), told, isEnded()]).toEqual([
      [undefined, 2, 4],
      [2, 4, 6],
      true,
    ]);
  });

  it('ends without a file when it is stopped', async () => {
    const { ports, stop, isEnded } = run({ onProgress: () => stop.abort() });
    await expect(runExport(ports, undefined)).rejects.toThrow(/abort/i);
    expect(isEnded()).toBe(false);
  });

  it('ends without a file when a page or the disk fails', async () => {
    const lost = run({ page: () => Promise.reject(new Error('lost')) });
    await expect(runExport(lost.ports, undefined)).rejects.toThrow('lost');
    const full = run({
      writer: {
        begin: () => Promise.resolve(),
        rows: () => Promise.reject(new Error('full')),
        end: () => Promise.resolve(),
      },
    });
    await expect(runExport(full.ports, undefined)).rejects.toThrow('full');
    expect([lost.isEnded(), full.isEnded()]).toEqual([false, false]);
  });
});
