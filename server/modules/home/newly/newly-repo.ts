import type { Instant } from '#shared/kernel/time.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, num, orNull, row, text } from '#server/db/row.ts';

export type NewlyPack = {
  id: string;
  name: Bilingual;
  amount: Cents;
  limitAmount: Cents;
  validDays: number;
  endsAt: number | null;
  isReceived: boolean;
};

const NEWLY_PACKS_ROW = row({
  id: text,
  name_zh: text,
  name_en: text,
  amount: num,
  limit_amount: num,
  valid_days: num,
  ends_at: orNull(num),
  is_received: bool,
});
/** Red packets for new members that are given out now, and which of them a member has had; `userId` '' is a visitor. */
export const newlyPacks = async (
  query: Query,
  userId: string,
  now: Instant,
): Promise<NewlyPack[]> => {
  const { rows } = await query(
    `SELECT p.id, p.name_zh, p.name_en, p.amount, p.limit_amount, p.valid_days, p.ends_at, r.user_id IS NOT NULL AS is_received
    FROM takeout_newly_pack p LEFT JOIN takeout_newly_received r ON r.pack_id = p.id AND r.user_id = $1 WHERE p.ends_at IS NULL OR p.ends_at > $2 ORDER BY p.position`,
    [userId, now],
    NEWLY_PACKS_ROW,
  );
  return rows.map((row) => ({
    id: row.id,
    name: { zh: row.name_zh, en: row.name_en },
    amount: cents(row.amount),
    limitAmount: cents(row.limit_amount),
    validDays: row.valid_days,
    endsAt: row.ends_at,
    isReceived: row.is_received,
  }));
};

const HAS_BOUGHT_ROW = row({ has_bought: bool });
/** Whether a member has bought anything before, also with an account that was closed. */
export const hasBought = async (query: Query, userId: string): Promise<boolean> => {
  const { rows } = await query(
    `SELECT EXISTS (SELECT 1 FROM group_order WHERE user_id = $1 AND paid_at IS NOT NULL) OR EXISTS (SELECT 1 FROM takeout_order WHERE user_id = $1 AND paid_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM app_user WHERE id = $1 AND is_returning) AS has_bought`,
    [userId],
    HAS_BOUGHT_ROW,
  );
  return rows[0]?.has_bought ?? false;
};
