import { gather, perDatabase } from '#server/db/gather.ts';
import type { Db } from '#server/db/db.ts';
import { allOrNull, num, orNull, row, text, type RowOf } from '#server/db/row.ts';
import {
  COLUMNS,
  VOUCHER_ROW,
  factsOf,
  type RawVoucher,
  type VoucherFacts,
} from './voucher-repo.ts';

export type Asked = {
  merchantId: string;
  requestId: string;
  storeId: string;
  voucherIds: readonly string[];
};
/** What a write-off looks at: whether its request id has an answer, whether the store is the merchant's, and the vouchers that are asked for. */
export type Attempt = { isRepeat: boolean; isStore: boolean; vouchers: VoucherFacts[] };
const ATTEMPT_ROW = row({
  request_found: orNull(text),
  store_found: orNull(text),
  ...allOrNull(VOUCHER_ROW.columns),
});
type RawAttempt = RowOf<typeof ATTEMPT_ROW>;
const ASKED_ROW = row({ ...ATTEMPT_ROW.columns, n: num });

const FOUND = `r.request_id AS request_found, s.id AS store_found, ${COLUMNS}`;
const OF_VOUCHER = `LEFT JOIN group_order o ON o.merchant_id = v.merchant_id AND o.id = v.order_id
   LEFT JOIN product p ON p.merchant_id = v.merchant_id AND p.id = v.product_id
   LEFT JOIN deal_terms t ON t.merchant_id = o.merchant_id AND t.product_id = o.product_id AND t.seq = o.terms_seq`;

/** PostgreSQL keeps the plan of a comparison with one value; with a list it plans anew at each call, which costs more than the look itself. */
const oneSql = (isOne: boolean): string =>
  `SELECT ${FOUND}
   FROM merchant m
   LEFT JOIN verify_request r ON r.merchant_id = m.id AND r.request_id = $2
   LEFT JOIN store s ON s.merchant_id = m.id AND s.id = $3
   LEFT JOIN voucher v ON v.merchant_id = m.id AND v.id = ${isOne ? '$4::text' : 'ANY($4::text[])'}
   ${OF_VOUCHER}
   WHERE m.id = $1`;

/** Each look is one by key, whatever the planner thinks of tables that have just grown: a limit keeps it from reading them whole. */
const MANY_SQL = `SELECT a.n, ${FOUND}
   FROM jsonb_to_recordset($1::jsonb) AS a(n int4, merchant_id text, request_id text, store_id text, voucher_id text)
   JOIN merchant m ON m.id = a.merchant_id
   LEFT JOIN LATERAL (SELECT * FROM verify_request WHERE merchant_id = a.merchant_id AND request_id = a.request_id LIMIT 1) r ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM store WHERE merchant_id = a.merchant_id AND id = a.store_id LIMIT 1) s ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM voucher WHERE merchant_id = a.merchant_id AND id = a.voucher_id LIMIT 1) v ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM group_order WHERE merchant_id = v.merchant_id AND id = v.order_id LIMIT 1) o ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM product WHERE merchant_id = v.merchant_id AND id = v.product_id LIMIT 1) p ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM deal_terms WHERE merchant_id = o.merchant_id AND product_id = o.product_id AND seq = o.terms_seq LIMIT 1) t ON TRUE`;

const attemptOf = (rows: readonly RawAttempt[]): Attempt => {
  const [first] = rows;
  return {
    isRepeat: (first?.request_found ?? null) !== null,
    isStore: (first?.store_found ?? null) !== null,
    vouchers: rows.filter((row): row is RawAttempt & RawVoucher => row.id !== null).map(factsOf),
  };
};

/** The look alone, for engines that spread their tables over nodes. */
export const loadAttemptAlone = async (
  db: Db,
  { merchantId, requestId, storeId, voucherIds }: Asked,
): Promise<Attempt> => {
  const isOne = voucherIds.length === 1;
  const { rows } = await db.query(
    oneSql(isOne),
    [merchantId, requestId, storeId, isOne ? voucherIds[0]! : [...voucherIds]],
    ATTEMPT_ROW,
  );
  return attemptOf(rows);
};

const loadMany = async (db: Db, asks: readonly Asked[]): Promise<Attempt[]> => {
  const wanted = asks.flatMap(({ merchantId, requestId, storeId, voucherIds }, n) =>
    voucherIds.map((voucherId) => ({
      n,
      merchant_id: merchantId,
      request_id: requestId,
      store_id: storeId,
      voucher_id: voucherId,
    })),
  );
  const { rows } = await db.query(MANY_SQL, [JSON.stringify(wanted)], ASKED_ROW);
  const byAsk: RawAttempt[][] = asks.map(() => []);
  for (const row of rows) byAsk[row.n]!.push(row);
  return byAsk.map(attemptOf);
};

/** One look for a write-off, together with those that come at the same time. */
export const loadAttempt = perDatabase((db: Db) =>
  gather<Asked, Attempt>({
    one: (asked) => loadAttemptAlone(db, asked),
    many: (asks) => loadMany(db, asks),
    atOnce: 2,
  }),
);
