import { randomUUID } from 'node:crypto';
import {
  REDEEM_SQL,
  redeemParams,
  type RedeemRow,
} from '#server/modules/redeem/redeem-statement.ts';
import { quoted, runPgbench, type PgbenchLoad } from '../pgbench.ts';
import type { Stock } from './vouchers.ts';

/** The very statement of the server, its changing parameters taken from pgbench's variables. */
const script = (stock: Stock, ids: { first: number; perCaller: number }): string => {
  const own = 'CHANGES';
  const row: RedeemRow = {
    merchantId: stock.merchantId,
    voucherId: own,
    timesUsed: 0,
    times: 1,
    faceAmount: 100,
    verifyId: own,
    at: 1,
    scannedAt: 1,
    orderId: stock.orderId,
    productId: stock.productId,
    codeMask: '1234****5678',
    settleAmount: 90,
    storeId: stock.storeId,
    operatorId: stock.operatorId,
    deviceId: 'bench',
    source: 'WEDGE',
    requestId: own,
    bodyHash: 'h'.repeat(64),
    answer: 'a'.repeat(400),
    kind: 'check',
    receiptNo: own,
    ticked: [],
  };
  const slice = randomUUID();
  const changing: Partial<Record<keyof RedeemRow, string>> = {
    ticked: `'{}'`,
    voucherId: `('b' || lpad((:n)::text, 12, '0'))`,
    verifyId: `('${slice}' || (:n)::text)`,
    requestId: `('${slice}' || (:n)::text)`,
    receiptNo: `('${slice}' || (:n)::text)`,
  };
  const names = Object.keys(row) as (keyof RedeemRow)[];
  const order = [
    'merchantId',
    'voucherId',
    'timesUsed',
    'times',
    'faceAmount',
    'verifyId',
    'at',
    'scannedAt',
    'orderId',
    'productId',
    'codeMask',
    'settleAmount',
    'storeId',
    'operatorId',
    'deviceId',
    'source',
    'requestId',
    'bodyHash',
    'answer',
    'kind',
    'receiptNo',
    'ticked',
  ] as const satisfies readonly (keyof RedeemRow)[];
  if (order.length !== names.length)
    throw new Error('the redeem statement has other parameters than the bench');
  const values = redeemParams(row).map(
    (value, index) => changing[order[index]!] ?? quoted(String(value)),
  );
  const sql = REDEEM_SQL.replace(/\$(\d+)/g, (_, n: string) => values[Number(n) - 1]!).replace(
    /\s+/g,
    ' ',
  );
  return `\\set done :done + 1\n\\set n ${ids.first} + :client_id * ${ids.perCaller} + :done\n${sql};\n`;
};

type Redeems = PgbenchLoad & { stock: Stock; first: number; perCaller: number };

/** Redeems per second of pgbench with the server's own statement, prepared, on the given vouchers. */
export const pgbench = ({ stock, first, perCaller, ...load }: Redeems): Promise<number> =>
  runPgbench(script(stock, { first, perCaller }), load);
