import type { Query } from '#server/db/db.ts';
import { bool, row } from '#server/db/row.ts';

const HAS_PAID_ROW = row({ has_paid: bool });
/** Whether a member has paid for an order of a supermarket before, also with an account that was closed. */
export const hasPaidMarket = async (query: Query, userId: string): Promise<boolean> => {
  const { rows } = await query(
    `SELECT EXISTS (SELECT 1 FROM takeout_order WHERE user_id = $1 AND kind = 'market' AND paid_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM app_user WHERE id = $1 AND is_returning) AS has_paid`,
    [userId],
    HAS_PAID_ROW,
  );
  return rows[0]?.has_paid ?? false;
};
