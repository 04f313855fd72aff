import type { MemberOrderKind } from '#shared/codes/monthly-card.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';
import { ORDER, platformOrders, type PlatformOrder } from '#server/kit/platform-order-repo.ts';
import { itemTerms, type ItemTerms } from './terms.ts';

type Own = {
  kind: MemberOrderKind;
  itemId: string;
  cycle: string;
  partnerOff: Cents;
  terms: ItemTerms;
  autoRenew: boolean;
  startAt: Instant | null;
};
/** An order of a card, a trial or a pack. `cycle`: of a pack, the cycle that it is for. `startAt`, `endAt`: of the period that it brought. */
export type MemberOrder = PlatformOrder & Own;

export const memberOrders = platformOrders({
  table: 'member_order',
  columns: {
    ...pick(
      TABLES.member_order,
      'kind',
      'item_id',
      'cycle',
      'partner_off',
      'auto_renew',
      'start_at',
    ),
    terms: json(itemTerms),
  },
  read: (found): Own => ({
    kind: found.kind,
    itemId: found.item_id,
    cycle: found.cycle,
    partnerOff: cents(found.partner_off),
    terms: found.terms,
    autoRenew: found.auto_renew,
    startAt: found.start_at === null ? null : instant(found.start_at),
  }),
  write: ({ kind, itemId, cycle, partnerOff, terms, autoRenew, startAt }: Own) => ({
    kind,
    item_id: itemId,
    cycle,
    partner_off: partnerOff,
    terms,
    auto_renew: autoRenew,
    start_at: startAt,
  }),
});
const { find } = memberOrders;

/** Closes an order that waits: true for one caller only. */
export const closeOrder = (query: Query, order: MemberOrder): Promise<boolean> =>
  memberOrders.end(query, order, ORDER.lapsed);

/** What of a thing waits for a member's payment, lapsed or not: one at most. */
export const waitingOrder = async (
  query: Query,
  userId: string,
  itemId: string,
): Promise<MemberOrder | null> =>
  (await find(query, 'user_id = $1 AND item_id = $2 AND status = 0', [userId, itemId]))[0] ?? null;

/** Says whether an order that waits begins the renewing by itself: what was ticked last counts. */
export const tickRenewal = async (
  query: Query,
  { userId, id }: Pick<MemberOrder, 'userId' | 'id'>,
  autoRenew: boolean,
): Promise<void> => {
  await updateIn(query, 'member_order', {
    set: { auto_renew: autoRenew },
    where: { user_id: userId, id, status: ORDER.open },
  });
};

/** None of a member's orders that wait begins the renewing by itself any more. */
export const untickRenewals = async (query: Query, userId: string): Promise<void> => {
  await updateIn(query, 'member_order', {
    set: { auto_renew: false },
    where: { user_id: userId, auto_renew: true, status: ORDER.open },
  });
};

/** All that counts at a moment: what is paid, and what may still be. */
export const countedOrders = (query: Query, userId: string, now: Instant): Promise<MemberOrder[]> =>
  find(
    query,
    'user_id = $1 AND (status = 1 OR (status = 0 AND pay_before >= $2)) ORDER BY created_at ASC, id ASC',
    [userId, now],
  );

/** A page of what a member bought, or can still pay for at a moment, newest first; one more than asked for shows whether there is another. */
export const ordersOf = (
  query: Query,
  asked: { userId: string; now: Instant; offset: number; size: number },
): Promise<MemberOrder[]> =>
  find(
    query,
    'user_id = $1 AND (paid_at IS NOT NULL OR refund_amount > 0 OR (status = 0 AND pay_before >= $2)) ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4',
    [asked.userId, asked.now, asked.size + 1, asked.offset],
  );

/** Forgets orders that ended before a moment and never saw money. */
export const dropUnpaid = async (query: Query, before: Instant): Promise<void> => {
  await query(
    'DELETE FROM member_order WHERE status < 0 AND refund_amount = 0 AND pay_before < $1',
    [before],
  );
};

/** The last card that somebody paid for: what a renewal by itself buys again, and how. */
export const lastPaidCard = async (query: Query, userId: string): Promise<MemberOrder | null> =>
  (
    await find(
      query,
      `user_id = $1 AND kind = 'card' AND status = 1 ORDER BY paid_at DESC, id DESC LIMIT 1`,
      [userId],
    )
  )[0] ?? null;

const PAID_ROW = row({ amount: num });
/** What the cards and packs that were paid from a moment on cost, without what was given back. */
export const paidForCards = async (
  query: Query,
  userId: string,
  since: Instant,
): Promise<Cents> => {
  const { rows } = await query(
    'SELECT CAST(COALESCE(sum(total), 0) AS bigint) AS amount FROM member_order WHERE user_id = $1 AND status = 1 AND paid_at >= $2',
    [userId, since],
    PAID_ROW,
  );
  return cents(rows[0]?.amount ?? 0);
};
