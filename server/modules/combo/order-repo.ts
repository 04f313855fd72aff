import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { platformOrders, type PlatformOrder } from '#server/kit/platform-order-repo.ts';
import { groupTerms, type GroupTerms } from './terms.ts';

/** `withOrder`: the takeout order whose payment brings the group's too; empty for a group bought on its own. */
type Own = { groupId: string; quantity: number; terms: GroupTerms; withOrder: string };
/** An order of groups. `endAt`: of the pieces that it brought. */
export type ComboOrderRow = PlatformOrder & Own;

export const comboOrders = platformOrders({
  table: 'combo_order',
  columns: {
    ...pick(TABLES.combo_order, 'group_id', 'quantity', 'with_order'),
    terms: json(groupTerms),
  },
  read: ({ group_id, quantity, terms, with_order }): Own => ({
    groupId: group_id,
    quantity,
    terms,
    withOrder: with_order,
  }),
  write: ({ groupId, quantity, terms, withOrder }: Own) => ({
    group_id: groupId,
    quantity,
    terms,
    with_order: withOrder,
  }),
});
const { find } = comboOrders;

/** What of a group waits for a payment of its own, lapsed or not: one at most. */
export const waitingOrder = async (
  query: Query,
  userId: string,
  groupId: string,
): Promise<ComboOrderRow | null> =>
  (
    await find(query, "user_id = $1 AND group_id = $2 AND status = 0 AND with_order = ''", [
      userId,
      groupId,
    ])
  )[0] ?? null;

/** The group that is bought with a takeout order; null for none. */
export const orderBeside = async (query: Query, orderId: string): Promise<ComboOrderRow | null> =>
  (await find(query, "with_order = $1 AND with_order <> ''", [orderId]))[0] ?? null;

/** Orders with a payment of their own whose window has passed, oldest first. */
export const overdueOrders = (query: Query, now: Instant, most: number): Promise<ComboOrderRow[]> =>
  find(
    query,
    "status = 0 AND with_order = '' AND pay_before < $1 ORDER BY pay_before ASC LIMIT $2",
    [now, most],
  );

const BOUGHT_ROW = row({ group_id: text, n: num });
/** How many of each group a member has bought, or may still pay for. */
export const boughtOf = async (
  query: Query,
  userId: string,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    'SELECT group_id, CAST(sum(quantity) AS int4) AS n FROM combo_order WHERE user_id = $1 AND status IN (0, 1) GROUP BY group_id',
    [userId],
    BOUGHT_ROW,
  );
  return new Map(rows.map(({ group_id, n }) => [group_id, n]));
};

/** A page of a member's orders, newest first, without those that the member cancelled unpaid or that wait for the payment of a takeout order; one more than asked for shows whether there is another. */
export const ordersOf = (
  query: Query,
  asked: { userId: string; offset: number; size: number },
): Promise<ComboOrderRow[]> =>
  find(
    query,
    "user_id = $1 AND (status <> -2 OR refund_amount > 0) AND NOT (status = 0 AND with_order <> '') ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3",
    [asked.userId, asked.size + 1, asked.offset],
  );

/** Forgets orders that ended long ago and never saw money. Their pieces go first. */
export const dropUnpaid = async (query: Query, before: Instant): Promise<number> => {
  const NEVER_PAID = 'status < 0 AND refund_amount = 0 AND pay_before < $1';
  await query(
    `DELETE FROM combo_piece p USING (SELECT user_id, id FROM combo_order WHERE ${NEVER_PAID}) o WHERE p.user_id = o.user_id AND p.order_id = o.id`,
    [before],
  );
  return (await query(`DELETE FROM combo_order WHERE ${NEVER_PAID}`, [before])).count;
};
