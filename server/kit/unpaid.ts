import { HOUR, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, row } from '#server/db/row.ts';
import { insertInto } from '#server/db/write.ts';
import { sourceSeal } from '#server/kit/one-time-code/code-source.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { shortSeal } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';

/** A family shares a device, so it may hold twice as much as one account. */
const DEVICE_TIMES = 2;

/** So many times what it may hold may be ordered and given up within the time to pay, so that nobody fills tables with orders. */
const GIVEN_UP_TIMES = 10;

type Held = { orders: number; pieces: number; givenUp: number };
type Hold = { orderId: string; pieces: number; until: Instant };

const HELD = row({ orders: num, pieces: orNull(num), given_up: num });
/** Every kind of order that waits for a payment. */
const KINDS = ['takeout_order', 'group_order', 'combo_order', 'gold_order', 'member_order'];
const STATUS = KINDS.map((table) => `SELECT status FROM ${table} WHERE id = h.order_id`);

/** What the unpaid orders of an account or of a device hold, and how many were closed. One that was paid or closed holds nothing, though its row stays until its time is over. */
const heldBy = async (
  query: Query,
  column: 'user_id' | 'device',
  { of, now }: { of: string; now: Instant },
): Promise<Held> => {
  const { rows } = await query(
    `SELECT count(*) FILTER (WHERE o.status = 0) AS orders, sum(h.pieces) FILTER (WHERE o.status = 0)::bigint AS pieces,
            count(*) FILTER (WHERE o.status < 0) AS given_up
     FROM order_hold h CROSS JOIN LATERAL (${STATUS.join(' UNION ALL ')}) o
     WHERE h.${column} = $1 AND h.until > $2`,
    [of, now],
    HELD,
  );
  const { orders = 0, pieces = 0, given_up: givenUp = 0 } = rows[0] ?? {};
  return { orders, pieces: pieces ?? 0, givenUp };
};

/** The device that a call names, else the place of the network that it came from. */
const deviceOf = ({ equipmentId, address, deps: { secrets } }: MemberContext): string =>
  equipmentId === ''
    ? sourceSeal(secrets, address)
    : shortSeal(secrets.identity, `device ${equipmentId}`);

/** The row of a device matters while an order is made; it goes some time later. */
const TURN_KEPT_MS = HOUR;

/**
 * Makes the orders of one device follow one another, whoever's they are: what the device holds is then counted without a race.
 * Early in the transaction of an order, right after its account was held: who waits here holds nothing that others want.
 */
export const takeDeviceTurn = async (context: MemberContext, query: Query): Promise<void> => {
  if (context.deps.config.unpaidOrders === 0) return;
  await insertInto(
    query,
    'order_turn',
    { device: deviceOf(context), until: plus(context.now, TURN_KEPT_MS) },
    'ON CONFLICT (device) DO UPDATE SET until = excluded.until',
  );
};

/**
 * Notes what a new order holds until it is paid, and refuses it where its account or device would
 * hold more than its share without paying. Called in the order's own transaction, after its row was
 * written, with the account held and the turn of the device taken.
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
  const isTooMuch = (held: Held, times: number): boolean =>
    held.orders > unpaidOrders * times ||
    held.pieces > unpaidPieces * times ||
    held.givenUp >= unpaidOrders * times * GIVEN_UP_TIMES;
  const mine = await heldBy(query, 'user_id', { of: session.userId, now });
  const here = await heldBy(query, 'device', { of: device, now });
  if (isTooMuch(mine, 1) || isTooMuch(here, DEVICE_TIMES)) refuse('UNPAID_TOO_MANY');
};

/** Holds whose time to pay is over, and turns of devices that have none. */
export const dropOldHolds = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM order_hold WHERE until < $1', [now]);
  await query('DELETE FROM order_turn WHERE until < $1', [now]);
};
