import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { couponBusinesses } from '#shared/voucher/wire-coupon.ts';
import type { CouponBusiness } from '#shared/codes/coupon.ts';
import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { addEvent, type MemberOffer } from './member-repo.ts';
import { offerTerms, type OfferTerms } from './terms.ts';

const ID_ROW = row(pick(TABLES.member_offer, 'id'));
/** Whether a member has any piece of the offers whose ids begin so, in whatever state. */
export const anyPieceLike = async (
  query: Query,
  userId: string,
  prefix: string,
): Promise<boolean> => {
  const { rows } = await query(
    'SELECT id FROM member_offer WHERE user_id = $1 AND starts_with(offer_id, $2) LIMIT 1',
    [userId, prefix],
    ID_ROW,
  );
  return rows.length > 0;
};

/** A packet of the monthly card that was used: its face, and what its order cost and gave back. */
export type UsedPacket = {
  face: Cents;
  business: CouponBusiness;
  isExtra: boolean;
  usedAt: Instant;
  total: Cents;
  refunded: Cents;
};
const USED_ROW = row({ terms: json(offerTerms), used_at: num, total: num, refunded: num });
/** The packets of the monthly card that a member has used from a moment on. */
export const usedPackets = async (
  query: Query,
  userId: string,
  since: Instant,
): Promise<UsedPacket[]> => {
  const { rows } = await query(
    `SELECT m.terms, m.used_at, COALESCE(o.total, 0) AS total, COALESCE(o.refund_amount, 0) AS refunded
    FROM member_offer m LEFT JOIN takeout_order o ON o.merchant_id = m.merchant_id AND o.id = m.order_id
    WHERE m.user_id = $1 AND m.state = 'used' AND m.used_at >= $2 AND (starts_with(m.offer_id, 'card.') OR starts_with(m.offer_id, 'pack.')) ORDER BY m.used_at DESC`,
    [userId, since],
    USED_ROW,
  );
  return rows.map(({ terms, used_at, total, refunded }) => ({
    face: cents(terms.amount ?? 0),
    business: couponBusinesses(terms)[0] ?? 'takeout',
    isExtra: terms.sourceType === redPacketSource.codes.memberTopUpPack,
    usedAt: instant(used_at),
    total: cents(total),
    refunded: cents(refunded),
  }));
};

/** Gives a piece other terms, if it is still as it was read and nobody holds it. */
export const rewriteMemberOffer = async (
  query: Query,
  piece: MemberOffer,
  terms: OfferTerms,
  at: Instant,
): Promise<boolean> => {
  const seq = piece.seq + 1;
  const { count } = await query(
    `UPDATE member_offer SET terms = CAST($5 AS jsonb), seq = $6 WHERE user_id = $1 AND id = $2 AND seq = $3 AND state = $4 AND state IN ('claimed', 'freed')`,
    [piece.userId, piece.id, piece.seq, piece.state, JSON.stringify(terms), seq],
  );
  if (count !== 1) return false;
  await addEvent(query, { ...piece, seq }, { at, state: piece.state, orderId: '' });
  return true;
};
