import { voucherStatus } from '#shared/codes/group-order.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, instant, type Instant } from '#shared/kernel/time.ts';
import type { Paid } from '#shared/member/level.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';

const { refunded } = voucherStatus.codes;
const PAID_ROW = row({ paid_at: num, amount: num });
/** What a member has paid since a moment, by day, without what was given back of it. */
export const paidSince = async (query: Query, userId: string, since: Instant): Promise<Paid[]> => {
  const { rows } = await query(
    `SELECT max(paid_at) AS paid_at, CAST(sum(amount) AS bigint) AS amount FROM (
      SELECT paid_at, total - refund_amount AS amount FROM takeout_order WHERE user_id = $1 AND paid_at > $2
      UNION ALL SELECT paid_at, total - (SELECT COALESCE(sum(CASE WHEN v.status = ${refunded} THEN v.amount - v.amount_used ELSE 0 END + v.amount_refunded), 0) FROM voucher v WHERE v.merchant_id = g.merchant_id AND v.order_id = g.id) AS amount FROM group_order g WHERE user_id = $1 AND paid_at > $2
    ) p GROUP BY paid_at / $3::bigint`,
    [userId, since, DAY],
    PAID_ROW,
  );
  return rows.map(({ paid_at: at, amount }) => ({ at: instant(at), cents: cents(amount) }));
};
