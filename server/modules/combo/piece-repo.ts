import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { offerList, type OfferListName } from '#shared/codes/offer-list.ts';
import type { OfferState } from '#shared/codes/offer-list.ts';
import type { CouponBusiness } from '#shared/codes/coupon.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { ComboOdds } from '#shared/voucher/combo-draw.ts';
import type { Query } from '#server/db/db.ts';
import { json, orNull, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { comboOdds } from './terms.ts';

/** A piece with the coupon of the wallet that it is. `offer`: null before its order is paid. */
export type Piece = {
  userId: string;
  id: string;
  orderId: OrderId;
  position: number;
  business: CouponBusiness;
  amount: Cents;
  limitAmount: Cents;
  odds: ComboOdds[];
  expandedAmount: Cents | null;
  withdrawnTimes: number;
  maxWithdrawals: number | null;
  isBarred: boolean;
  share: Cents;
  createdAt: Instant;
  dueAt: Instant | null;
  refundedAt: Instant | null;
};
/** A piece with how its order and its coupon stand. */
export type StandingPiece = Piece & {
  orderStatus: number;
  offer: { state: OfferState; endAt: Instant; usedAt: Instant | null } | null;
};

const ROW = row({
  ...pick(
    TABLES.combo_piece,
    'user_id',
    'id',
    'order_id',
    'position',
    'business',
    'amount',
    'limit_amount',
    'expanded_amount',
    'withdrawn_times',
    'max_withdrawals',
    'is_barred',
    'share',
    'created_at',
    'due_at',
    'refunded_at',
  ),
  odds: json(comboOdds),
  order_status: TABLES.combo_order.status,
  state: orNull(TABLES.member_offer.state),
  end_at: orNull(TABLES.member_offer.end_at),
  used_at: TABLES.member_offer.used_at,
});
const FROM = `SELECT p.user_id, p.id, p.order_id, p.position, p.business, p.amount, p.limit_amount, p.odds, p.expanded_amount, p.withdrawn_times, p.max_withdrawals, p.is_barred, p.share, p.created_at, p.due_at, p.refunded_at,
  o.status AS order_status, m.state, m.end_at, m.used_at FROM combo_piece p JOIN combo_order o ON o.user_id = p.user_id AND o.id = p.order_id LEFT JOIN member_offer m ON m.user_id = p.user_id AND m.id = p.id`;

const momentOf = (ms: number | null): Instant | null => (ms === null ? null : instant(ms));
const pieceOf = (found: RowOf<typeof ROW>): StandingPiece => ({
  userId: found.user_id,
  id: found.id,
  orderId: asId(found.order_id),
  position: found.position,
  business: found.business,
  amount: cents(found.amount),
  limitAmount: cents(found.limit_amount),
  odds: found.odds,
  expandedAmount: found.expanded_amount === null ? null : cents(found.expanded_amount),
  withdrawnTimes: found.withdrawn_times,
  maxWithdrawals: found.max_withdrawals,
  isBarred: found.is_barred,
  share: cents(found.share),
  createdAt: instant(found.created_at),
  dueAt: momentOf(found.due_at),
  refundedAt: momentOf(found.refunded_at),
  orderStatus: found.order_status,
  offer:
    found.state === null || found.end_at === null
      ? null
      : { state: found.state, endAt: instant(found.end_at), usedAt: momentOf(found.used_at) },
});
const find = async (
  query: Query,
  where: string,
  params: Parameters<Query>[1],
): Promise<StandingPiece[]> =>
  (await query(`${FROM} WHERE ${where}`, params, ROW)).rows.map(pieceOf);

export const findPiece = async (
  query: Query,
  userId: string,
  id: string,
): Promise<StandingPiece | null> =>
  (await find(query, 'p.user_id = $1 AND p.id = $2', [userId, id]))[0] ?? null;

export const piecesOfOrder = (
  query: Query,
  { userId, id }: { userId: string; id: string },
): Promise<StandingPiece[]> =>
  find(query, 'p.user_id = $1 AND p.order_id = $2 ORDER BY p.position ASC', [userId, id]);

const USABLE = `o.status = 1 AND m.state IN ('claimed', 'freed', 'reserved') AND m.end_at >= $2`;
const USED = `o.status = 1 AND m.state = 'used'`;
/** Pieces of an order that somebody may still pay for, or has cancelled, are in no list. */
const LISTS: Readonly<Record<OfferListName, string>> = {
  all: 'o.status IN (1, 2, -1)',
  usable: USABLE,
  used: USED,
  expired: `(o.status IN (2, -1) OR (o.status = 1 AND NOT (${USABLE}) AND NOT (${USED})))`,
};

/** A page of one of a member's lists: of what may be used the soonest over first, else the newest; one more than asked for shows whether there is another. */
export const piecesOf = (
  query: Query,
  asked: { userId: string; dataType: number; now: Instant; offset: number; size: number },
): Promise<StandingPiece[]> => {
  const name = offerList.nameOf(asked.dataType);
  const list = name === 'unknown' ? 'all' : name;
  const order = list === 'usable' ? 'm.end_at ASC' : 'p.created_at DESC';
  return find(
    query,
    `p.user_id = $1 AND CAST($2 AS bigint) > 0 AND ${LISTS[list]} ORDER BY ${order}, p.order_id DESC, p.position ASC LIMIT $3 OFFSET $4`,
    [asked.userId, asked.now, asked.size + 1, asked.offset],
  );
};

/** Pieces whose share of the price is due: over, and not used (decision MB17). One that an order gave back lasts longer. */
export const duePieces = (query: Query, now: Instant, most: number): Promise<StandingPiece[]> =>
  find(
    query,
    `p.due_at < $1 AND o.status = 1 AND m.state IN ('claimed', 'freed', 'expired') AND m.end_at < $1 ORDER BY p.due_at ASC LIMIT $2`,
    [now, most],
  );

export const addPieces = async (query: Query, pieces: readonly Piece[]): Promise<void> => {
  await insertInto(
    query,
    'combo_piece',
    pieces.map((piece) => ({
      user_id: piece.userId,
      id: piece.id,
      order_id: piece.orderId,
      position: piece.position,
      business: piece.business,
      amount: piece.amount,
      limit_amount: piece.limitAmount,
      odds: piece.odds,
      expanded_amount: piece.expandedAmount,
      withdrawn_times: piece.withdrawnTimes,
      max_withdrawals: piece.maxWithdrawals,
      is_barred: piece.isBarred,
      share: piece.share,
      created_at: piece.createdAt,
      due_at: piece.dueAt,
      refunded_at: piece.refundedAt,
    })),
  );
};

type Key = Pick<Piece, 'userId' | 'id'>;

/** Keeps what an expansion or a withdrawal made of a piece. */
export const savePiece = async (
  query: Query,
  { userId, id }: Key,
  changed: Pick<Piece, 'expandedAmount' | 'withdrawnTimes' | 'isBarred'>,
): Promise<void> => {
  await updateIn(query, 'combo_piece', {
    set: {
      expanded_amount: changed.expandedAmount,
      withdrawn_times: changed.withdrawnTimes,
      is_barred: changed.isBarred,
    },
    where: { user_id: userId, id },
  });
};

/** Says when the pieces of a paid order give their share back; null if they do not. */
export const setDue = async (
  query: Query,
  { userId, id }: { userId: string; id: string },
  dueAt: Instant | null,
): Promise<void> => {
  await updateIn(query, 'combo_piece', {
    set: { due_at: dueAt },
    where: { user_id: userId, order_id: id },
  });
};

/** Marks a piece as given back: true for one caller only. */
export const markPieceRefunded = async (
  query: Query,
  { userId, id }: Key,
  at: Instant,
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE combo_piece SET refunded_at = $3, due_at = NULL WHERE user_id = $1 AND id = $2 AND due_at IS NOT NULL AND refunded_at IS NULL',
    [userId, id, at],
  );
  return count === 1;
};

/** What was used long ago gives nothing back any more: its order can no longer be refunded. */
export const forgetDue = async (query: Query, before: Instant): Promise<void> => {
  await query('UPDATE combo_piece SET due_at = NULL WHERE due_at < $1', [before]);
};
