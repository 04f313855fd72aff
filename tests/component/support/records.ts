import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents, ZERO } from '#shared/kernel/money.ts';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { orderNumber } from '#shared/order/order-number.ts';
import type { Answers } from './fake-backend.ts';

const STRIDE = 100;

/** Row number `index` of a log, one a minute, the newest first: redeemed, unless told otherwise. */
export const aRow = (index: number, change: Partial<LogRow> = {}): LogRow => {
  const at = instant(Date.now() - (index + 1) * MINUTE);
  return {
    verifyId: asId(`v${index}`),
    at,
    scannedAt: at,
    codeMask: `1234****${String(index).padStart(4, '0')}`,
    receiptNo: null,
    productName: '蛋撻禮盒',
    times: 1,
    faceAmount: cents(3800),
    storeName: '議事亭前地店',
    operatorName: '李嘉欣',
    deviceName: 'Linux',
    source: 'WEDGE',
    orderId: asId('o1'),
    orderNo: orderNumber('55555555555'),
    state: 'OK',
    reason: null,
    undone: null,
    undoUntil: null,
    refunded: null,
    canRefund: false,
    ...change,
  };
};
export const refused = (index: number, change: Partial<LogRow> = {}): LogRow =>
  aRow(index, {
    state: 'REFUSED',
    reason: codeOf('ALREADY_USED'),
    times: 0,
    faceAmount: ZERO,
    ...change,
  });

type Filter = {
  result?: string;
  operatorId?: string | undefined;
  keyword?: string | undefined;
};

/** The check log of a backend that keeps these rows. */
export const recordsOf = (rows: readonly LogRow[]): Answers => {
  const found = ({ result = 'ALL', operatorId, keyword }: Filter): LogRow[] =>
    rows.filter(
      ({ state, operatorName, codeMask, productName, receiptNo, orderNo }) =>
        (result === 'ALL' || state === result) &&
        (operatorId === undefined || operatorName === '李嘉欣') &&
        (keyword === undefined ||
          codeMask.endsWith(keyword) ||
          productName.includes(keyword) ||
          orderNo === keyword ||
          receiptNo === keyword),
    );
  return {
    groupVerifyCheckLogRows: ({ cursor, offset, size, ...filter }) => {
      const matches = found(filter);
      const from = matches.findIndex(({ verifyId }) => verifyId === cursor?.verifyId);
      const start = Math.max(0, from) + offset;
      const nextOffset = start + size;
      return {
        result: matches.slice(start, nextOffset),
        next: matches.length > nextOffset,
        nextOffset,
      };
    },
    groupVerifyCheckLogSum: (filter) => {
      const matches = found(filter);
      const redeemed = matches.filter(({ state }) => state === 'OK');
      return {
        sum: {
          count: matches.length,
          times: redeemed.reduce((sum, { times }) => sum + times, 0),
          amount: cents(redeemed.reduce((sum, { faceAmount }) => sum + faceAmount, 0)),
        },
        stride: STRIDE,
        marks: matches
          .filter((_, index) => index % STRIDE === 0)
          .map(({ at, verifyId }) => ({ at, verifyId })),
      };
    },
    groupVerifyCheckLogDevices: () => ({ result: [] }),
    groupVerifyHistory: () => ({ voucher: null, events: [] }),
  };
};

export const emptyRecords = (): Answers => recordsOf([]);

/** Waits until the record beside the list stands still: a click on what slides may miss it. */
export const recordAtRest = async (): Promise<void> => {
  await expect.element(page.getByTestId('record-facts')).toBeVisible();
  await expect
    .poll(() => document.getAnimations().filter(({ playState }) => playState === 'running'))
    .toEqual([]);
};
