import { instant, plus, type Instant } from '#shared/kernel/time.ts';
import { SOURCE_MS } from '#shared/member/points.ts';
import type { Query } from '#server/db/db.ts';
import { num, row, text, word } from '#server/db/row.ts';
import type { Bilingual } from '#server/kit/context.ts';

const KINDS = ['TAKEOUT', 'MARKET', 'GROUP'] as const;
export type ToReview = {
  orderId: string;
  kind: (typeof KINDS)[number];
  storeName: Bilingual;
  doneAt: Instant;
};
const ROW = row({ id: text, kind: word(KINDS), name_zh: text, name_en: text, done_at: num });

/** Orders without a review that one would still bring points for, the newest first. */
export const ordersToReview = async (
  query: Query,
  userId: string,
  { now, offset, size }: { now: Instant; offset: number; size: number },
): Promise<ToReview[]> => {
  const { rows } = await query(
    `SELECT * FROM (
      SELECT o.id, CASE WHEN o.kind = 'market' THEN 'MARKET' ELSE 'TAKEOUT' END AS kind, s.name_zh, s.name_en, o.completed_at AS done_at
      FROM takeout_order o JOIN takeout_store s ON s.merchant_id = o.merchant_id AND s.id = o.store_id
      WHERE o.user_id = $1 AND o.completed_at > $2 AND o.status > 0 AND NOT o.has_comment
      UNION ALL SELECT g.id, 'GROUP', max(s.name_zh), max(s.name_en), max(l.at)
      FROM group_order g JOIN verify_log l ON l.merchant_id = g.merchant_id AND l.order_id = g.id AND l.state = 'OK'
        JOIN store s ON s.merchant_id = l.merchant_id AND s.id = l.store_id
      WHERE g.user_id = $1 AND l.at > $2 AND NOT g.has_comment GROUP BY g.id
    ) r ORDER BY done_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [userId, plus(now, -SOURCE_MS), size, offset],
    ROW,
  );
  return rows.map(({ id, kind, name_zh: zh, name_en: en, done_at: at }) => ({
    orderId: id,
    kind,
    storeName: { zh, en },
    doneAt: instant(at),
  }));
};
