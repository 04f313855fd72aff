import type { Query } from '#server/db/db.ts';
import { num, orNull, row } from '#server/db/row.ts';

const ROW = row({ used: num, rest: num, last_use_at: orNull(num) });

/** Points of a deal's uses, and of what its vouchers can still be used for. */
export const usesAndRest = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<{ used: number; rest: number; lastUseAt: number | null }> => {
  const { rows } = await query(
    `SELECT (SELECT coalesce(sum(l.face_amount / 100), 0) FROM verify_log l WHERE l.merchant_id = $1 AND l.order_id = $2 AND l.state = 'OK' AND NOT l.is_refunded) AS used,
      (SELECT max(l.at) FROM verify_log l WHERE l.merchant_id = $1 AND l.order_id = $2 AND l.state = 'OK' AND NOT l.is_refunded) AS last_use_at,
      (SELECT coalesce(sum((v.amount - v.amount_used) / 100), 0) FROM voucher v WHERE v.merchant_id = $1 AND v.order_id = $2 AND v.status = 1) AS rest`,
    [merchantId, id],
    ROW,
  );
  const found = rows[0];
  return {
    used: found?.used ?? 0,
    rest: found?.rest ?? 0,
    lastUseAt: found?.last_use_at ?? null,
  };
};
