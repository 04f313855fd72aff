import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

export type Share = {
  merchantId: string;
  orderId: string;
  id: string;
  userId: string;
  redPackets: number;
  createdAt: Instant;
  expiresAt: Instant;
};

const OPEN_SHARE_ROW = row(
  pick(TABLES.takeout_share, 'id', 'red_packets', 'created_at', 'expires_at'),
);
/** The share of an order: the first one that was opened stays. */
export const openShare = async (query: Query, share: Share): Promise<Share> => {
  await insertInto(
    query,
    'takeout_share',
    {
      merchant_id: share.merchantId,
      order_id: share.orderId,
      id: share.id,
      user_id: share.userId,
      red_packets: share.redPackets,
      created_at: share.createdAt,
      expires_at: share.expiresAt,
    },
    'ON CONFLICT (merchant_id, order_id) DO NOTHING',
  );
  const {
    rows: [row],
  } = await query(
    'SELECT id, red_packets, created_at, expires_at FROM takeout_share WHERE merchant_id = $1 AND order_id = $2',
    [share.merchantId, share.orderId],
    OPEN_SHARE_ROW,
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

const CLAIMED_ROW = row({ claimed: num });
/** How many friends have a packet of a share. */
export const claimedOf = async (query: Query, shareId: string): Promise<number> => {
  const { rows } = await query(
    "SELECT claimed FROM offer WHERE id = 'share-' || $1::text",
    [shareId],
    CLAIMED_ROW,
  );
  return rows[0]?.claimed ?? 0;
};
