import { gather, perDatabase } from '#server/db/gather.ts';
import type { Db, Param } from '#server/db/db.ts';
import { allOrNull, num, orNull, row, text, type RowOf } from '#server/db/row.ts';
import {
  COLUMNS,
  VOUCHER_ROW,
  factsOf,
  type RawVoucher,
  type VoucherFacts,
} from './voucher-repo.ts';

/** What a write-off names. */
export type Look = { requestId: string; storeId: string; voucherIds: readonly string[] };
export type Asked = Look & { merchantId: string };
/** What a write-off looks at: whether its request id has an answer, whether the store is the merchant's, and the vouchers that are asked for. */
export type Attempt = { isRepeat: boolean; isStore: boolean; vouchers: VoucherFacts[] };
export const ATTEMPT_ROW = row({
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

/**
 * What is selected of a look, and the joins that follow a merchant `m`; its parameters begin at $2.
 * PostgreSQL keeps the plan of a comparison with one value; with a list it plans anew at each call, which costs more than the look itself.
 */
export const lookParts = (isOne: boolean): { found: string; joins: string } => ({
  found: FOUND,
  joins: `LEFT JOIN verify_request r ON r.merchant_id = m.id AND r.request_id = $2
   LEFT JOIN store s ON s.merchant_id = m.id AND s.id = $3
   LEFT JOIN voucher v ON v.merchant_id = m.id AND v.id = ${isOne ? '$4::text' : 'ANY($4::text[])'}
   ${OF_VOUCHER}`,
});

/** The parameters of `lookParts`, $2 to $4. */
export const lookParams = ({ requestId, storeId, voucherIds }: Look): Param[] => [
  requestId,
  storeId,
  voucherIds.length === 1 ? voucherIds[0]! : [...voucherIds],
];

const oneSql = (isOne: boolean): string => {
  const { found, joins } = lookParts(isOne);
  return `SELECT ${found} FROM merchant m ${joins} WHERE m.id = $1`;
};

/** Who the merchant of a look is: named, or the one of a session. */
const OF_MERCHANT = {
  merchantId: 'JOIN merchant m ON m.id = a.whose',
  tokenHash: `JOIN LATERAL (SELECT merchant_id FROM merchant_session WHERE token_hash = a.whose LIMIT 1) f ON TRUE
   JOIN merchant m ON m.id = f.merchant_id`,
};

/** Each look is one by key, whatever the planner thinks of tables that have just grown: a limit keeps it from reading them whole. */
const manySql = (by: keyof typeof OF_MERCHANT): string => `SELECT a.n, ${FOUND}
   FROM jsonb_to_recordset($1::jsonb) AS a(n int4, whose text, request_id text, store_id text, voucher_id text)
   ${OF_MERCHANT[by]}
   LEFT JOIN LATERAL (SELECT * FROM verify_request WHERE merchant_id = m.id AND request_id = a.request_id LIMIT 1) r ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM store WHERE merchant_id = m.id AND id = a.store_id LIMIT 1) s ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM voucher WHERE merchant_id = m.id AND id = a.voucher_id LIMIT 1) v ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM group_order WHERE merchant_id = v.merchant_id AND id = v.order_id LIMIT 1) o ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM product WHERE merchant_id = v.merchant_id AND id = v.product_id LIMIT 1) p ON TRUE
   LEFT JOIN LATERAL (SELECT * FROM deal_terms WHERE merchant_id = o.merchant_id AND product_id = o.product_id AND seq = o.terms_seq LIMIT 1) t ON TRUE`;

export const attemptOf = (rows: readonly RawAttempt[]): Attempt => {
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
  { merchantId, ...look }: Asked,
): Promise<Attempt> => {
  const { rows } = await db.query(
    oneSql(look.voucherIds.length === 1),
    [merchantId, ...lookParams(look)],
    ATTEMPT_ROW,
  );
  return attemptOf(rows);
};

/** The looks of several write-offs, in their order; `whose` is the merchant's id or the session's token hash. */
export const loadMany = async (
  db: Db,
  by: keyof typeof OF_MERCHANT,
  asks: readonly (Look & { whose: string })[],
): Promise<Attempt[]> => {
  const wanted = asks.flatMap(({ whose, requestId, storeId, voucherIds }, n) =>
    voucherIds.map((voucherId) => ({
      n,
      whose,
      request_id: requestId,
      store_id: storeId,
      voucher_id: voucherId,
    })),
  );
  const { rows } = await db.query(manySql(by), [JSON.stringify(wanted)], ASKED_ROW);
  const byAsk: RawAttempt[][] = asks.map(() => []);
  for (const row of rows) byAsk[row.n]!.push(row);
  return byAsk.map(attemptOf);
};

/** One look for a write-off, together with those that come at the same time. */
export const loadAttempt = perDatabase((db: Db) =>
  gather<Asked, Attempt>({
    one: (asked) => loadAttemptAlone(db, asked),
    many: (asks) =>
      loadMany(
        db,
        'merchantId',
        asks.map(({ merchantId, ...look }) => ({ whose: merchantId, ...look })),
      ),
    atOnce: 2,
  }),
);
