import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, row } from '#server/db/row.ts';
import { insertInto } from '#server/db/write.ts';
import { sourceSeal } from '#server/kit/one-time-code/code-source.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { shortSeal } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';

/** A family shares a device, so it may hold twice as much as one account. */
const DEVICE_TIMES = 2;

type Held = { orders: number; pieces: number };
type Hold = { orderId: string; pieces: number; until: Instant };

const HELD = row({ orders: num, pieces: orNull(num) });

/** What the unpaid orders of an account or of a device hold. One that was paid or closed holds nothing, though its row stays until its time is over. */
const heldBy = async (
  query: Query,
  column: 'user_id' | 'device',
  { of, now }: { of: string; now: Instant },
): Promise<Held> => {
  const { rows } = await query(
    `SELECT count(*) AS orders, sum(h.pieces)::bigint AS pieces FROM order_hold h
     WHERE h.${column} = $1 AND h.until > $2
       AND (EXISTS (SELECT 1 FROM takeout_order t WHERE t.id = h.order_id AND t.status = 0)
         OR EXISTS (SELECT 1 FROM group_order g WHERE g.id = h.order_id AND g.status = 0))`,
    [of, now],
    HELD,
  );
  return { orders: rows[0]?.orders ?? 0, pieces: rows[0]?.pieces ?? 0 };
};

/** The device that a call names, else the place of the network that it came from. */
const deviceOf = ({ equipmentId, address, deps: { secrets } }: MemberContext): string =>
  equipmentId === ''
    ? sourceSeal(secrets, address)
    : shortSeal(secrets.identity, `device ${equipmentId}`);

/**
 * Notes what a new order holds until it is paid, and refuses it where its account or device would
 * hold more than its share without paying. Called in the order's own transaction, after its row was
 * written and with the account held.
 */
export const holdUnpaid = async (
  context: MemberContext,
  query: Query,
  { orderId, pieces, until }: Hold,
): Promise<void> => {
  const { now, session, deps } = context;
  const { unpaidOrders, unpaidPieces } = deps.config;
  if (unpaidOrders === 0) return;
  const device = deviceOf(context);
  await insertInto(query, 'order_hold', {
    order_id: orderId,
    user_id: session.userId,
    device,
    pieces,
    until,
  });
  const mine = await heldBy(query, 'user_id', { of: session.userId, now });
  const here = await heldBy(query, 'device', { of: device, now });
  if (
    mine.orders > unpaidOrders ||
    mine.pieces > unpaidPieces ||
    here.orders > unpaidOrders * DEVICE_TIMES ||
    here.pieces > unpaidPieces * DEVICE_TIMES
  )
    refuse('UNPAID_TOO_MANY');
};

/** Holds whose time to pay is over. */
export const dropOldHolds = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM order_hold WHERE until < $1', [now]);
};
