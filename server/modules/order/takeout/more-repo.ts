import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';

export type Share = {
  merchantId: string;
  orderId: string;
  id: string;
  userId: string;
  redPackets: number;
  createdAt: Instant;
  expiresAt: Instant;
};

/** The share of an order: the first one that was opened stays. */
export const openShare = async (query: Query, share: Share): Promise<Share> => {
  await query(
    `INSERT INTO takeout_share (merchant_id, order_id, id, user_id, red_packets, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (merchant_id, order_id) DO NOTHING`,
    [
      share.merchantId,
      share.orderId,
      share.id,
      share.userId,
      share.redPackets,
      share.createdAt,
      share.expiresAt,
    ],
  );
  const {
    rows: [row],
  } = await query<{ id: string; red_packets: number; created_at: number; expires_at: number }>(
    'SELECT id, red_packets, created_at, expires_at FROM takeout_share WHERE merchant_id = $1 AND order_id = $2',
    [share.merchantId, share.orderId],
  );
  return row
    ? {
        ...share,
        id: row.id,
        redPackets: row.red_packets,
        createdAt: instant(row.created_at),
        expiresAt: instant(row.expires_at),
      }
    : share;
};

/** What a user wrote to kitchens lately, the newest first, each once. */
export const recentRemarks = async (
  query: Query,
  userId: string,
  most: number,
): Promise<string[]> => {
  const { rows } = await query<{ remark: string }>(
    `SELECT snapshot ->> 'remarks' AS remark FROM takeout_order WHERE user_id = $1 AND snapshot ->> 'remarks' <> '' GROUP BY snapshot ->> 'remarks' ORDER BY max(created_at) DESC LIMIT $2`,
    [userId, most],
  );
  return rows.map(({ remark }) => remark);
};
