import type { LogResult, Role, UndoReason } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Param, Query } from '#server/db/db.ts';

export type LogFilter = {
  merchantId: string; /** Null: every store. */ storeIds: readonly string[] | null; from: Instant; to: Instant; result: LogResult; operatorId: string | null; keyword: string; role: Role;
};

export type LogRaw = {
  id: string; at: number; scanned_at: number; code_mask: string; times: number; face_amount: number; settle_amount: number; order_id: string | null; source: string; state: string; reason: number | null; device_id: string; store_id: string;
  product_zh: string | null; product_en: string | null; store_zh: string | null; store_en: string | null; operator_zh: string | null; operator_en: string | null; device_name: string | null;
  undo_at: number | null; undo_reason: UndoReason | null; undo_note: string | null; undo_zh: string | null; undo_en: string | null;
};

const FROM = `FROM verify_log l
  LEFT JOIN product p ON p.merchant_id = l.merchant_id AND p.id = l.product_id
  LEFT JOIN store s ON s.merchant_id = l.merchant_id AND s.id = l.store_id
  LEFT JOIN operator o ON o.merchant_id = l.merchant_id AND o.id = l.operator_id
  LEFT JOIN device d ON d.merchant_id = l.merchant_id AND d.id = l.device_id`;

/** For managers and above a keyword may also be the end of the buyer's phone. */
const BUYER = `OR EXISTS (SELECT 1 FROM group_order g JOIN app_user u ON u.id = g.user_id WHERE g.merchant_id = l.merchant_id AND g.id = l.order_id AND u.phone LIKE $9)`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The condition of a filter and its parameters $1 to $9. A run of digits is sought in the mask as people read it: without spaces. */
const where = (filter: LogFilter): { text: string; params: Param[] } => {
  const keyword = filter.keyword.trim();
  const bare = keyword.replace(/[\s-]/g, '');
  const mask = /^\d{12}$/.test(bare) ? `${bare.slice(0, 4)}****${bare.slice(-4)}` : bare;
  const isTail = /^\d{4,}$/.test(bare) && filter.role !== 'cashier';
  const text = `WHERE l.merchant_id = $1 AND ($2::text[] IS NULL OR l.store_id = ANY($2::text[])) AND l.at >= $3 AND l.at <= $4 AND ($5 = 'ALL' OR l.state = $5) AND ($6::text IS NULL OR l.operator_id = $6)
    AND ($7 = '%%' OR l.code_mask LIKE $8 OR p.name_zh ILIKE $7 OR p.name_en ILIKE $7 OR l.order_id = $10 OR o.name_zh ILIKE $7 OR o.name_en ILIKE $7 OR o.account = $10 ${BUYER})`;
  return {
    text, params: [filter.merchantId, filter.storeIds, filter.from, filter.to, filter.result, filter.operatorId, `%${escaped(keyword)}%`, `%${escaped(mask)}%`, isTail ? `%${bare}` : '', keyword] as Param[],
  };
};

/** Rows of a page, newest first; one more than asked for tells whether there is a next page. */
export const logPage = async (query: Query, filter: LogFilter, page: { offset: number; size: number }): Promise<LogRaw[]> => {
  const { text, params } = where(filter);
  const { rows } = await query<LogRaw>(
    `SELECT l.id, l.at, l.scanned_at, l.code_mask, l.times, l.face_amount, l.settle_amount, l.order_id, l.source, l.state, l.reason, l.device_id, l.store_id, p.name_zh AS product_zh, p.name_en AS product_en,
            s.name_zh AS store_zh, s.name_en AS store_en, o.name_zh AS operator_zh, o.name_en AS operator_en, d.name AS device_name,
            w.at AS undo_at, w.reason_code AS undo_reason, w.note AS undo_note, x.name_zh AS undo_zh, x.name_en AS undo_en
     ${FROM}
     LEFT JOIN verify_undo w ON w.merchant_id = l.merchant_id AND w.verify_id = l.id
     LEFT JOIN operator x ON x.merchant_id = w.merchant_id AND x.id = w.operator_id
     ${text} ORDER BY l.at DESC, l.id DESC LIMIT $11 OFFSET $12`, [...params, page.size + 1, page.offset]);
  return rows;
};

/** Sums over the whole filter: all rows, and uses and money of those that stand. */
export const logSum = async (query: Query, filter: LogFilter): Promise<{ count: number; times: number; amount: number }> => {
  const { text, params } = where(filter);
  const { rows } = await query<{ n: number; times: number; amount: number }>(
    `SELECT count(*) AS n, COALESCE(sum(CASE WHEN l.state = 'OK' THEN l.times ELSE 0 END), 0)::bigint AS times, COALESCE(sum(CASE WHEN l.state = 'OK' THEN l.face_amount ELSE 0 END), 0)::bigint AS amount ${FROM} ${text}`, params);
  return { count: rows[0]?.n ?? 0, times: rows[0]?.times ?? 0, amount: rows[0]?.amount ?? 0 };
};
