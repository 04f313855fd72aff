import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, num, orNull, row, text, texts, type RowOf } from '#server/db/row.ts';
import { attentionDocument } from '#server/modules/catalogue/index.ts';
import { conditionOf, parameters, type LogFilter } from './log-filter.ts';
import { TABLES } from '#server/db/schema.ts';

export const LOG_ROW = row({
  id: text,
  at: num,
  scanned_at: num,
  code_mask: text,
  times: num,
  face_amount: num,
  settle_amount: num,
  order_id: orNull(text),
  order_no: orNull(text),
  source: TABLES.verify_log.source,
  state: TABLES.verify_log.state,
  reason: orNull(num),
  device_id: text,
  store_id: text,
  receipt_no: orNull(text),
  product_zh: orNull(text),
  product_en: orNull(text),
  store_zh: orNull(text),
  store_en: orNull(text),
  operator_zh: orNull(text),
  operator_en: orNull(text),
  device_name: orNull(text),
  undo_at: orNull(num),
  undo_reason: orNull(TABLES.verify_undo.reason_code),
  undo_note: orNull(text),
  undo_zh: orNull(text),
  undo_en: orNull(text),
  is_refunded: bool,
  refund_at: orNull(num),
  refund_reason: orNull(text),
  refund_zh: orNull(text),
  refund_en: orNull(text),
  ticked: orNull(texts),
  attention: orNull(json(attentionDocument)),
});
export type LogRaw = RowOf<typeof LOG_ROW>;
export const EXPORT_ROW = row({ ...LOG_ROW.columns, buyer_tail: orNull(text) });
export type ExportRaw = RowOf<typeof EXPORT_ROW>;

/** Where a page begins: `offset` rows after the cursor's row, or after the newest. */
export type Place = {
  cursor?: { at: Instant; verifyId: string } | undefined;
  offset: number;
  size: number;
};

const COLUMNS =
  'l.id, l.at, l.scanned_at, l.code_mask, l.times, l.face_amount, l.settle_amount, l.order_id, l.source, l.state, l.reason, l.device_id, l.store_id, l.receipt_no, l.is_refunded, l.ticked';

const NAMES = `g.order_no, p.name_zh AS product_zh, p.name_en AS product_en, s.name_zh AS store_zh, s.name_en AS store_en, o.name_zh AS operator_zh, o.name_en AS operator_en, d.name AS device_name,
  w.at AS undo_at, w.reason_code AS undo_reason, w.note AS undo_note, x.name_zh AS undo_zh, x.name_en AS undo_en,
  COALESCE(f.at, b.at) AS refund_at, COALESCE(f.reason, b.reason) AS refund_reason, z.name_zh AS refund_zh, z.name_en AS refund_en,
  CASE WHEN cardinality(l.ticked) > 0 THEN COALESCE(t.texts, p.texts)->'attention' END AS attention`;

const JOINS = `LEFT JOIN group_order g ON g.merchant_id = l.merchant_id AND g.id = l.order_id
  LEFT JOIN product p ON p.merchant_id = l.merchant_id AND p.id = l.product_id
  LEFT JOIN deal_terms t ON t.merchant_id = g.merchant_id AND t.product_id = g.product_id AND t.seq = g.terms_seq
  LEFT JOIN store s ON s.merchant_id = l.merchant_id AND s.id = l.store_id
  LEFT JOIN operator o ON o.merchant_id = l.merchant_id AND o.id = l.operator_id
  LEFT JOIN device d ON d.merchant_id = l.merchant_id AND d.id = l.device_id
  LEFT JOIN verify_undo w ON w.merchant_id = l.merchant_id AND w.verify_id = l.id
  LEFT JOIN operator x ON x.merchant_id = w.merchant_id AND x.id = w.operator_id
  LEFT JOIN verify_refund f ON f.merchant_id = l.merchant_id AND f.verify_id = l.id
  LEFT JOIN verify_refund b ON b.merchant_id = l.merchant_id AND b.record_id = l.id
  LEFT JOIN operator z ON z.merchant_id = l.merchant_id AND z.id = COALESCE(f.operator_id, b.operator_id)`;

const BUYER = `LEFT JOIN app_user u ON u.id = g.user_id`;

/** The rows are chosen by the index alone and get their names afterwards: a page costs the same wherever it lies. */
const pageText = (
  filter: LogFilter,
  { cursor, offset, size }: Place,
  more: { columns: string; joins: string },
) => {
  const all = parameters();
  const condition = conditionOf(filter, all);
  const from = cursor
    ? `AND (l.at, l.id) <= (${all.add(cursor.at)}, ${all.add(cursor.verifyId)})`
    : '';
  return {
    text: `WITH l AS (SELECT l.merchant_id, l.product_id, l.operator_id, ${COLUMNS} FROM verify_log l WHERE ${condition} ${from} ORDER BY l.at DESC, l.id DESC LIMIT ${all.add(size + 1)} OFFSET ${all.add(offset)})
      SELECT ${COLUMNS}, ${NAMES}${more.columns} FROM l ${JOINS} ${more.joins} ORDER BY l.at DESC, l.id DESC`,
    values: all.values,
  };
};

/** Rows of a page, newest first; one more than asked for shows whether there is a next page. */
export const logPage = async (query: Query, filter: LogFilter, place: Place): Promise<LogRaw[]> => {
  const { text, values } = pageText(filter, place, { columns: '', joins: '' });
  return (await query(text, values, LOG_ROW)).rows;
};

/** The same with the end of the buyer's phone, for files. */
export const exportPage = async (
  query: Query,
  filter: LogFilter,
  place: Place,
): Promise<ExportRaw[]> => {
  const { text, values } = pageText(filter, place, {
    columns: ', right(u.phone, 4) AS buyer_tail',
    joins: BUYER,
  });
  return (await query(text, values, EXPORT_ROW)).rows;
};
