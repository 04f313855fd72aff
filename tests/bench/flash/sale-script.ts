import { randomUUID } from 'node:crypto';
import type { Param, Query } from '#server/db/db.ts';
import { takeFlashPieces } from '#server/modules/catalogue/index.ts';
import { addOrder } from '#server/modules/order/group/order-repo.ts';
import { takeStock } from '#server/modules/order/group/stock-repo.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents, ZERO } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import { quoted } from '../pgbench.ts';
import type { Sale } from './buyers.ts';

type Statement = { sql: string; params: readonly Param[] };
/** In place of what is another one in each run. */
const [ID, NUMBER, BUYER] = ['CHANGING-ID', 'CHANGING-NUMBER', 'CHANGING-BUYER'] as const;

/** Which run of which caller. */
const RUN = `(:client_id)::text || '-' || (:done)::text`;

/** The statements that some work sends. */
const recorded = async (work: (query: Query) => Promise<unknown>): Promise<Statement[]> => {
  const sent: Statement[] = [];
  await work((sql, params = []) => {
    sent.push({ sql, params });
    return Promise.resolve({ rows: [{ stock: 1 } as never], count: 1 });
  });
  return sent;
};

const literal = (value: Param): string => {
  if (value === null) return 'NULL';
  return typeof value === 'string' || typeof value === 'number' ? quoted(value) : String(value);
};

/** The statements of an order that buyers queue for and that keep it, in one transaction: the floor of a flash sale. */
export const saleScript = async ({
  merchantId,
  productId,
  activityId,
  price,
}: Sale): Promise<string> => {
  const now = instant(Date.now());
  const sent = await recorded(async (query) => {
    await takeStock(query, { merchantId, productId, quantity: 1 });
    await takeFlashPieces(query, {
      merchantId: asId(merchantId),
      productId: asId(productId),
      activityId,
      pieces: 1,
    });
    await addOrder(query, {
      merchantId: asId(merchantId),
      id: asId(ID),
      orderNo: NUMBER,
      userId: asId(BUYER),
      productId: asId(productId),
      quantity: 1,
      price: cents(price * 2),
      total: cents(price),
      offerSaving: ZERO,
      special: { kind: 'FLASH', activityId, pieces: 1, saving: cents(price) },
      channels: null,
      paidState: 0,
      createdAt: now,
      payBefore: payBefore(now),
      paidAt: null,
      tradeNo: null,
      closeReason: null,
      refundAmount: ZERO,
      refundAt: null,
      isHidden: false,
      hasComment: false,
      termsSeq: 1,
      tableNote: '',
    });
  });
  const slice = randomUUID();
  const changing: Readonly<Record<string, string>> = {
    [ID]: `('${slice}' || ${RUN})`,
    [NUMBER]: `('${slice.slice(0, 8)}' || ${RUN})`,
    [BUYER]: `('pgbench-buyer-' || (:done)::text)`,
  };
  const statements = sent.map(({ sql, params }) =>
    sql
      .replace(/\$(\d+)/g, (_, n: string) => {
        const value = params[Number(n) - 1]!;
        return changing[String(value)] ?? literal(value);
      })
      .replace(/\s+/g, ' '),
  );
  return [
    '\\set done :done + 1',
    'BEGIN;',
    ...statements.map((sql) => `${sql.trim()};`),
    'COMMIT;',
    '',
  ].join('\n');
};
