import type { StoreKind } from '#shared/codes/store-kind.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';

/** What the owner of an order opened for friends, and the state of that order. */
export type SharedOrder = {
  id: string;
  kind: StoreKind;
  userId: string;
  redPackets: number;
  createdAt: Instant;
  expiresAt: Instant;
  isOver: boolean;
  order: { status: number; paidAt: Instant | null };
};

const SHARED_ORDER_ROW = row(pick(TABLES.takeout_order, 'kind', 'status', 'paid_at'));
const SHARE_ROW = row(
  pick(
    TABLES.takeout_share,
    'id',
    'user_id',
    'red_packets',
    'created_at',
    'expires_at',
    'ended_at',
  ),
);
/** How a share is named: by itself, or by its order. */
export type ShareName = { shareId: string } | { orderId: string };

/** The condition that a share is found by, and its parameter. */
const byName = (name: ShareName): readonly [string, readonly [string]] =>
  'shareId' in name ? ['id = $1', [name.shareId]] : ['order_id = $1', [name.orderId]];

/** A share with its order, which is locked until the claim is written: an order that ends at the same time finds the packet and takes it back. The share is read after that. */
export const findShare = async (query: Query, name: ShareName): Promise<SharedOrder | null> => {
  const [condition, params] = byName(name);
  const {
    rows: [order],
  } = await query(
    `SELECT kind, status, paid_at FROM takeout_order WHERE (merchant_id, id) IN (SELECT merchant_id, order_id FROM takeout_share WHERE ${condition}) FOR SHARE`,
    params,
    SHARED_ORDER_ROW,
  );
  const {
    rows: [row],
  } = await query(
    `SELECT id, user_id, red_packets, created_at, expires_at, ended_at FROM takeout_share WHERE ${condition}`,
    params,
    SHARE_ROW,
  );
  return row && order
    ? {
        id: row.id,
        kind: order.kind,
        userId: row.user_id,
        redPackets: row.red_packets,
        createdAt: instant(row.created_at),
        expiresAt: instant(row.expires_at),
        isOver: row.ended_at !== null,
        order: {
          status: order.status,
          paidAt: order.paid_at === null ? null : instant(order.paid_at),
        },
      }
    : null;
};

/** Ends what an order was shared for. */
export const endShare = async (
  query: Query,
  { merchantId, orderId }: { merchantId: string; orderId: string },
  at: Instant,
): Promise<void> => {
  await updateIn(query, 'takeout_share', {
    set: { ended_at: at },
    where: { merchant_id: merchantId, order_id: orderId, ended_at: null },
  });
};
