import { STORE_KINDS, type StoreKind } from '#shared/codes/store-kind.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { asId, type OrderId, type UserId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, word } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Bilingual } from '#server/kit/context.ts';

/** A message to the guest of an order. `id`: the writer's own key of it; `sender`: the rider's id or the store's. */
export type Message = {
  id: string;
  orderId: OrderId;
  userId: UserId;
  sender: string;
  text: Bilingual;
  sentAt: Instant;
};

/** Adds a message, unless it is there, or the order has as many as it may. */
export const addMessage = async (
  query: Query,
  { id, orderId, userId, sender, text, sentAt }: Message,
  most: number,
): Promise<boolean> =>
  (
    await query(
      `INSERT INTO order_message (order_id, id, user_id, sender, text_zh, text_en, sent_at)
       SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM order_message WHERE order_id = $1) < $8
       ON CONFLICT (order_id, id) DO NOTHING`,
      [orderId, id, userId, sender, text.zh, text.en, sentAt, most],
    )
  ).count === 1;

/** Messages that were sent before an instant. */
export const dropOldMessages = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM order_message WHERE sent_at < $1', [before]);
};

const COUNT_ROW = row({
  ...pick(TABLES.order_message, 'order_id', 'id', 'text_zh', 'text_en'),
  kind: word(STORE_KINDS),
  n: num,
});
type Unread = {
  tradeId: OrderId;
  kind: StoreKind;
  count: number;
  latest: Bilingual;
  /** The key of that message. */ latestId: string;
};
/** Unread messages of a member by order, the latest first. `kind`: of the order's store. */
export const unreadCounts = async (
  query: Query,
  userId: UserId,
  most: number,
): Promise<Unread[]> => {
  const { rows } = await query(
    `SELECT m.order_id, m.id, m.text_zh, m.text_en, m.n, o.kind FROM (
       SELECT order_id, id, text_zh, text_en, sent_at, CAST(count(*) OVER (PARTITION BY order_id) AS int4) AS n, row_number() OVER (PARTITION BY order_id ORDER BY sent_at DESC, id DESC) AS turn
       FROM order_message WHERE user_id = $1 AND read_at IS NULL) m
     JOIN takeout_order o ON o.id = m.order_id WHERE m.turn = 1 ORDER BY m.sent_at DESC, m.order_id ASC LIMIT $2`,
    [userId, most],
    COUNT_ROW,
  );
  return rows.map(({ order_id: orderId, id: latestId, kind, n, text_zh, text_en }) => ({
    tradeId: asId(orderId),
    kind,
    count: n,
    latest: { zh: text_zh, en: text_en },
    latestId,
  }));
};

/** Marks the messages of an order as read; gives how many were not. */
export const markRead = async (query: Query, orderId: OrderId, at: Instant): Promise<number> =>
  (
    await query('UPDATE order_message SET read_at = $2 WHERE order_id = $1 AND read_at IS NULL', [
      orderId,
      at,
    ])
  ).count;

const MESSAGE_ROW = row(
  pick(TABLES.order_message, 'id', 'sender', 'text_zh', 'text_en', 'sent_at', 'read_at'),
);
/** The latest messages of an order, the oldest first. */
export const messagesOf = async (
  query: Query,
  orderId: OrderId,
  most: number,
): Promise<(Omit<Message, 'orderId' | 'userId'> & { isRead: boolean })[]> => {
  const { rows } = await query(
    'SELECT id, sender, text_zh, text_en, sent_at, read_at FROM order_message WHERE order_id = $1 ORDER BY sent_at DESC, id DESC LIMIT $2',
    [orderId, most],
    MESSAGE_ROW,
  );
  return rows
    .map((found) => ({
      id: found.id,
      sender: found.sender,
      text: { zh: found.text_zh, en: found.text_en },
      sentAt: instant(found.sent_at),
      isRead: found.read_at !== null,
    }))
    .toReversed();
};
