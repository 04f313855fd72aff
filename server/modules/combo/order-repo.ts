import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { platformOrders, type PlatformOrder } from '#server/kit/platform-order-repo.ts';
import { groupTerms, type GroupTerms } from './terms.ts';

type Own = { groupId: string; quantity: number; terms: GroupTerms };
/** An order of groups. `endAt`: of the pieces that it brought. */
export type ComboOrderRow = PlatformOrder & Own;

export const comboOrders = platformOrders({
  table: 'combo_order',
  columns: { ...pick(TABLES.combo_order, 'group_id', 'quantity'), terms: json(groupTerms) },
  read: ({ group_id, quantity, terms }): Own => ({ groupId: group_id, quantity, terms }),
  write: ({ groupId, quantity, terms }: Own) => ({ group_id: groupId, quantity, terms }),
});
const { find } = comboOrders;

/** What of a group waits for a member's payment, lapsed or not: one at most. */
export const waitingOrder = async (
  query: Query,
  userId: string,
  groupId: string,
): Promise<ComboOrderRow | null> =>
  (await find(query, 'user_id = $1 AND group_id = $2 AND status = 0', [userId, groupId]))[0] ??
  null;

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

/** A page of a member's orders, newest first, without those that the member cancelled unpaid; one more than asked for shows whether there is another. */
export const ordersOf = (
  query: Query,
  asked: { userId: string; offset: number; size: number },
): Promise<ComboOrderRow[]> =>
  find(
    query,
    'user_id = $1 AND (status <> -2 OR refund_amount > 0) ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3',
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
