import type { Day, Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';
import { dayOfWall, wallDay } from '#server/db/wall-clock.ts';

type Asked = { merchantId: string; productId: string };

export type VoucherCounts = {
  vouchers: number;
  usesRedeemed: number;
  usesLeft: number;
  usesExpired: number;
  refunded: number;
};

const VOUCHER_COUNTS_ROW = row({
  vouchers: num,
  redeemed: num,
  uses_left: num,
  uses_expired: num,
  refunded: num,
});
/** What became of a product's vouchers, in uses. */
export const voucherCounts = async (
  query: Query,
  { merchantId, productId }: Asked,
  now: Instant,
): Promise<VoucherCounts> => {
  const { rows } = await query(
    `SELECT count(*) AS vouchers, COALESCE(sum(v.times_used), 0)::bigint AS redeemed,
            COALESCE(sum(CASE WHEN v.status = 1 AND v.valid_to >= $3 THEN v.times_total - v.times_used ELSE 0 END), 0)::bigint AS uses_left,
            COALESCE(sum(CASE WHEN v.status = 1 AND v.valid_to < $3 THEN v.times_total - v.times_used ELSE 0 END), 0)::bigint AS uses_expired,
            COALESCE(sum(CASE WHEN v.status IN (3, 5) THEN 1 ELSE 0 END), 0)::bigint AS refunded
     FROM voucher v WHERE v.merchant_id = $1 AND v.product_id = $2`,
    [merchantId, productId, now],
    VOUCHER_COUNTS_ROW,
  );
  const row = rows[0];
  return {
    vouchers: row?.vouchers ?? 0,
    usesRedeemed: row?.redeemed ?? 0,
    usesLeft: row?.uses_left ?? 0,
    usesExpired: row?.uses_expired ?? 0,
    refunded: row?.refunded ?? 0,
  };
};

const byDay = (rows: readonly { moved_day: number; n: number }[]): ReadonlyMap<Day, number> =>
  new Map(rows.map((row) => [dayOfWall(row.moved_day), row.n]));

const SOLD_BY_DAY_ROW = row({ moved_day: num, n: num });
/** Vouchers of a product that were paid for, by day. */
export const soldByDay = async (
  query: Query,
  { merchantId, productId }: Asked,
  since: Instant,
): Promise<ReadonlyMap<Day, number>> => {
  const { rows } = await query(
    `SELECT ${wallDay('o.paid_at')} AS moved_day, sum(o.quantity)::bigint AS n FROM group_order o WHERE o.merchant_id = $1 AND o.product_id = $2 AND o.status = 1 AND o.paid_at >= $3 GROUP BY 1`,
    [merchantId, productId, since],
    SOLD_BY_DAY_ROW,
  );
  return byDay(rows);
};

const REDEEMED_BY_DAY_ROW = row({ moved_day: num, n: num });
/** Uses of a product that were written off and not undone, by day. */
export const redeemedByDay = async (
  query: Query,
  { merchantId, productId }: Asked,
  since: Instant,
): Promise<ReadonlyMap<Day, number>> => {
  const { rows } = await query(
    `SELECT ${wallDay('l.at')} AS moved_day, sum(l.times)::bigint AS n FROM verify_log l WHERE l.merchant_id = $1 AND l.product_id = $2 AND l.state = 'OK' AND l.at >= $3 GROUP BY 1`,
    [merchantId, productId, since],
    REDEEMED_BY_DAY_ROW,
  );
  return byDay(rows);
};
