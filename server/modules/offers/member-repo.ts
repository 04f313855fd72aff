import type { OfferState, OwnedOffer, TakeoutOffer } from '#shared/codes/offer-list.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { offerTerms, type OfferTerms } from './terms.ts';
import { insertInto } from '#server/db/write.ts';

/** A piece that a member has. */
export type MemberOffer = {
  userId: string;
  id: string;
  offerId: string;
  nth: number;
  state: OfferState;
  seq: number;
  terms: OfferTerms;
  claimedAt: Instant;
  startAt: Instant;
  endAt: Instant;
  merchantId: string;
  orderId: string;
  usedAt: Instant | null;
};
const ROW = row({
  ...pick(
    TABLES.member_offer,
    'user_id',
    'id',
    'offer_id',
    'nth',
    'state',
    'seq',
    'claimed_at',
    'start_at',
    'end_at',
    'merchant_id',
    'order_id',
    'used_at',
  ),
  terms: json(offerTerms),
});
type Raw = RowOf<typeof ROW>;

const COLUMNS =
  'user_id, id, offer_id, nth, state, seq, terms, claimed_at, start_at, end_at, merchant_id, order_id, used_at';

const ofRow = (row: Raw): MemberOffer => ({
  userId: row.user_id,
  id: row.id,
  offerId: row.offer_id,
  nth: row.nth,
  state: row.state,
  seq: row.seq,
  terms: row.terms,
  claimedAt: instant(row.claimed_at),
  startAt: instant(row.start_at),
  endAt: instant(row.end_at),
  merchantId: row.merchant_id,
  orderId: row.order_id,
  usedAt: row.used_at === null ? null : instant(row.used_at),
});

const find = async (
  query: Query,
  where: string,
  params: Parameters<Query>[1],
): Promise<MemberOffer[]> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM member_offer WHERE ${where}`, params, ROW);
  return rows.map(ofRow);
};

export const addEvent = async (
  query: Query,
  { userId, id, seq }: Pick<MemberOffer, 'userId' | 'id' | 'seq'>,
  event: { at: Instant; state: OfferState; orderId: string },
): Promise<void> => {
  await insertInto(query, 'member_offer_event', {
    user_id: userId,
    member_offer_id: id,
    seq,
    at: event.at,
    state: event.state,
    order_id: event.orderId,
  });
};

/** Gives a member a piece. A second `nth` of one offer breaks a unique key: then somebody was quicker (`isDuplicate`). */
export const addMemberOffer = async (query: Query, piece: MemberOffer): Promise<void> => {
  await insertInto(query, 'member_offer', {
    user_id: piece.userId,
    id: piece.id,
    offer_id: piece.offerId,
    nth: piece.nth,
    state: piece.state,
    seq: piece.seq,
    terms: piece.terms,
    claimed_at: piece.claimedAt,
    start_at: piece.startAt,
    end_at: piece.endAt,
    merchant_id: piece.merchantId,
    order_id: piece.orderId,
    used_at: piece.usedAt,
    kind: piece.terms.kind,
  });
  await addEvent(query, piece, { at: piece.claimedAt, state: piece.state, orderId: piece.orderId });
};

export type Move = {
  state: OfferState;
  at: Instant;
  orderId: string;
  merchantId: string;
  endAt: Instant;
  usedAt: Instant | null;
};

const MOVED_ROW = row({ state: TABLES.member_offer.state });
/** Moves a piece, if it is still as it was read: compare and set on its latest event. */
export const moveMemberOffer = async (
  query: Query,
  piece: MemberOffer,
  { state, at, orderId, merchantId, endAt, usedAt }: Move,
): Promise<boolean> => {
  const seq = piece.seq + 1;
  const { rows } = await query(
    `UPDATE member_offer SET state = CASE WHEN $5::text = 'freed' AND withdrawn_at IS NOT NULL THEN 'expired' ELSE $5::text END, seq = $6, order_id = $7, merchant_id = $8, end_at = $9, used_at = $10
    WHERE user_id = $1 AND id = $2 AND seq = $3 AND state = $4 RETURNING state`,
    [
      piece.userId,
      piece.id,
      piece.seq,
      piece.state,
      state,
      seq,
      orderId,
      merchantId,
      endAt,
      usedAt,
    ],
    MOVED_ROW,
  );
  const [moved] = rows;
  if (moved === undefined) return false;
  await addEvent(query, { ...piece, seq }, { at, state: moved.state, orderId });
  return true;
};

/** Marks the pieces that were given for an order: to its friends, for the next order, for its lateness. No other transaction moves them until this one ends. */
export const withdrawGiven = async (
  query: Query,
  { merchantId, orderId }: { merchantId: string; orderId: string },
  at: Instant,
): Promise<MemberOffer[]> => {
  const { rows } = await query(
    `UPDATE member_offer SET withdrawn_at = $3 WHERE withdrawn_at IS NULL AND offer_id IN (SELECT 'share-' || id FROM takeout_share WHERE merchant_id = $1 AND order_id = $2 UNION ALL SELECT 'return-' || $2::text UNION ALL SELECT 'late-' || $2::text) RETURNING ${COLUMNS}`,
    [merchantId, orderId, at],
    ROW,
  );
  return rows.map(ofRow);
};

/** The piece that a member has of an offer; of several the first. */
export const memberPieceOf = async (
  query: Query,
  userId: string,
  offerId: string,
): Promise<MemberOffer | null> =>
  (
    await find(query, 'user_id = $1 AND offer_id = $2 ORDER BY nth ASC LIMIT 1', [userId, offerId])
  )[0] ?? null;

export const memberOffersByIds = (
  query: Query,
  userId: string,
  ids: readonly string[],
): Promise<MemberOffer[]> => find(query, 'user_id = $1 AND id = ANY($2::text[])', [userId, ids]);

/** All pieces that a member ever had of some offers. */
export const memberOffersOfOffers = (
  query: Query,
  userId: string,
  offerIds: readonly string[],
): Promise<MemberOffer[]> =>
  find(query, 'user_id = $1 AND offer_id = ANY($2::text[])', [userId, offerIds]);

/** The latest piece of each of these offers that a member has. */
export const latestOfOffers = async (
  query: Query,
  { userId, offerIds }: { userId: string; offerIds: readonly string[] },
): Promise<ReadonlyMap<string, MemberOffer>> => {
  const pieces = await find(query, 'user_id = $1 AND offer_id = ANY($2::text[]) ORDER BY nth ASC', [
    userId,
    offerIds,
  ]);
  return new Map(pieces.map((piece) => [piece.offerId, piece]));
};

export const memberOffersOfOrder = (
  query: Query,
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<MemberOffer[]> =>
  find(query, 'order_id = $2 AND merchant_id = $1 ORDER BY id', [merchantId, orderId]);

const USABLE = `state IN ('claimed', 'freed')`;
const USABLE_AT_3 = `${USABLE} AND start_at <= $3 AND end_at >= $3`;
/** For a business, or for all: as `couponBusinesses` reads it, a coupon that names none is for every one. */
const isFor = (place: string): string =>
  `(${place}::text IS NULL OR terms ->> 'businessTypes' LIKE '%' || ${place}::text || '%' OR terms ->> 'businessTypes' !~ '[123]')`;
/** What each list holds at moment $3, and in which order it shows it. */
const LISTS = {
  all: 'true ORDER BY claimed_at DESC, id DESC',
  usable: `(state = 'reserved' OR (${USABLE} AND end_at >= $3)) ORDER BY CASE WHEN state = 'reserved' OR start_at > $3 THEN 1 ELSE 0 END ASC, end_at ASC, id ASC`,
  used: `state = 'used' ORDER BY used_at DESC, id DESC`,
  expired: `(state = 'expired' OR (${USABLE} AND end_at < $3)) ORDER BY end_at DESC, id DESC`,
  usableNow: `${USABLE_AT_3} ORDER BY end_at ASC, id ASC`,
  unusable: `NOT (${USABLE_AT_3}) ORDER BY CASE WHEN state = 'reserved' OR (${USABLE} AND start_at > $3) THEN 0 ELSE 1 END ASC, COALESCE(used_at, end_at) DESC, id DESC`,
} as const;
export type ListName = keyof typeof LISTS;

/** A page of a member's pieces of one kind; one more than asked for shows whether there is another. */
export const memberOfferPage = (
  query: Query,
  asked: {
    userId: string;
    kind: TakeoutOffer;
    list: ListName;
    business: string | null;
    now: Instant;
    offset: number;
    size: number;
  },
): Promise<MemberOffer[]> =>
  find(
    query,
    `user_id = $1 AND kind = $2 AND $3::bigint > 0 AND ${isFor('$6')} AND ${LISTS[asked.list]} LIMIT $4 OFFSET $5`,
    [asked.userId, asked.kind, asked.now, asked.size + 1, asked.offset, asked.business],
  );

/** No member has more to choose from than can be shown. */
const MOST_CHOICES = 200;

/** All that a member has not used and that is not over. */
export const choosable = (query: Query, userId: string, now: Instant): Promise<MemberOffer[]> =>
  find(
    query,
    `user_id = $1 AND (state = 'reserved' OR (${USABLE} AND end_at >= $2)) ORDER BY end_at ASC, id ASC LIMIT ${MOST_CHOICES}`,
    [userId, now],
  );

export type KindCount = { kind: OwnedOffer; count: number; expiring: number; nextEnd: Instant };

const COUNT_USABLE_ROW = row({
  kind: TABLES.member_offer.kind,
  n: num,
  expiring: num,
  next_end: num,
});
/** How many pieces of each kind may be used now, and how many of them end before a moment. */
export const countUsable = async (
  query: Query,
  userId: string,
  { now, soon, business }: { now: Instant; soon: Instant; business: string | null },
): Promise<KindCount[]> => {
  const { rows } = await query(
    `SELECT kind, CAST(count(*) AS int4) AS n, CAST(sum(CASE WHEN end_at < $3 THEN 1 ELSE 0 END) AS int4) AS expiring, min(end_at) AS next_end
    FROM member_offer WHERE user_id = $1 AND kind <> 'mallCoupon' AND ${USABLE} AND start_at <= $2 AND end_at >= $2 AND ${isFor('$4')} GROUP BY kind`,
    [userId, now, soon, business],
    COUNT_USABLE_ROW,
  );
  return rows.map(({ kind, n, expiring, next_end }) => ({
    kind,
    count: n,
    expiring,
    nextEnd: instant(next_end),
  }));
};

const COUNT_HAD_ROW = row({ offer_id: text, n: num });
/** How many pieces of each of these offers a member ever had. */
export const countHad = async (
  query: Query,
  userId: string,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    'SELECT offer_id, CAST(count(*) AS int4) AS n FROM member_offer WHERE user_id = $1 AND offer_id = ANY($2::text[]) GROUP BY offer_id',
    [userId, offerIds],
    COUNT_HAD_ROW,
  );
  return new Map(rows.map(({ offer_id, n }) => [offer_id, n]));
};

/** Pieces that are over and not yet marked so. */
export const overdueMemberOffers = (
  query: Query,
  now: Instant,
  most: number,
): Promise<MemberOffer[]> =>
  find(query, `${USABLE} AND end_at < $1 ORDER BY end_at ASC LIMIT $2`, [now, most]);
