import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import {
  comboActions,
  comboState,
  expandCombo,
  withdrawCombo,
  type ComboCoupon,
} from '#shared/voucher/combo-coupon.ts';
import { drawExpansion } from '#shared/voucher/combo-draw.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import type { Random } from '#server/kit/random.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import { changePiece, piecesByIds } from '#server/modules/offers/index.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { addDraw, drawNow, endDraw, type Draw } from './draw-repo.ts';
import { pieceOffer } from './give.ts';
import { findPiece, savePiece, type StandingPiece } from './piece-repo.ts';
import { couponOf, isHeld } from './standing.ts';

/** A roll of `CHANCES`: four digits, all equally likely. */
export const rollOf = (random: Pick<Random, 'digits'>): number => Number(random.digits(4));

/** A piece of a paid or automatically cancelled order that is the member's. */
const pieceFor = async (query: Query, userId: string, id: string): Promise<StandingPiece> => {
  const piece = await findPiece(query, userId, id);
  const isThere =
    piece !== null && piece.orderStatus !== ORDER.open && piece.orderStatus !== ORDER.cancelled;
  return isThere ? piece : refuse('COMBO_NOT_FOUND');
};

/** Keeps what became of a piece, here and in the wallet, whose dates stay as they are (decision I6). */
const keep = async (
  query: Query,
  piece: StandingPiece,
  coupon: ComboCoupon,
  at: Instant,
): Promise<void> => {
  const { expandedAmount, withdrawnTimes, isBarred } = coupon;
  await savePiece(query, piece, { expandedAmount, withdrawnTimes, isBarred });
  const offer = must((await piecesByIds(query, piece.userId, [piece.id]))[0], 'a paid piece');
  const terms = pieceOffer({ ...piece, expandedAmount }, offer);
  // an order took it in between: all of this is undone
  if (!(await changePiece(query, offer, terms, at))) refuse('COMBO_HELD');
};

/** Draws once: an expanded piece answers with the draw that it has. */
const expand = async (
  query: Query,
  { deps, session, now }: MemberContext,
  id: string,
): Promise<Draw> => {
  const { userId } = session;
  const piece = await pieceFor(query, userId, id);
  const coupon = couponOf(piece, now);
  if (comboState(coupon, now) === 'expanded')
    return must(await drawNow(query, userId, id), 'the draw of an expanded piece');
  if (isHeld(piece)) return refuse('COMBO_HELD');
  const roll = rollOf(deps.random);
  const expanded = expandCombo(coupon, drawExpansion(piece.odds, roll), now);
  if (!expanded.ok) return refuse('COMBO_STATE', { reason: expanded.reason });
  const draw: Draw = {
    userId,
    pieceId: id,
    nth: piece.withdrawnTimes + 1,
    id: deps.random.id(),
    face: piece.amount,
    amount: must(expanded.coupon.expandedAmount, 'what was drawn'),
    at: now,
    withdrawnAt: null,
  };
  await addDraw(query, { ...draw, roll, odds: piece.odds });
  await keep(query, piece, expanded.coupon, now);
  return draw;
};

const withdraw = async (
  query: Query,
  { session, now }: MemberContext,
  id: string,
): Promise<ComboCoupon> => {
  const piece = await pieceFor(query, session.userId, id);
  if (isHeld(piece)) return refuse('COMBO_HELD');
  const withdrawn = withdrawCombo(couponOf(piece, now), now);
  if (!withdrawn.ok) return refuse('COMBO_STATE', { reason: withdrawn.reason });
  await endDraw(query, session.userId, id, now);
  await keep(query, piece, withdrawn.coupon, now);
  return withdrawn.coupon;
};

/** One write of a member's pieces: they follow one another, as everything that holds the account does. */
const writing = <T extends object>(
  { deps, session: { userId }, now, idempotencyKey }: MemberContext,
  { scope, body }: { scope: string; body: object },
  work: (query: Query) => Promise<T>,
): Promise<T> =>
  keyed(
    { db: deps.db, userId, scope: `combo/${scope}`, key: idempotencyKey, body, now },
    async (query) => {
      await holdAccount(query, userId);
      return work(query);
    },
  );

export const comboExpand: Handlers['comboExpand'] = (context, body) =>
  writing(context, { scope: 'expand', body }, async (query) => {
    const { amount, id } = await expand(query, context, body.id);
    return { expandedAmount: amount, drawId: id };
  });

export const comboRevoke: Handlers['comboRevoke'] = (context, body) =>
  writing(context, { scope: 'revoke', body }, async (query) => {
    const coupon = await withdraw(query, context, body.id);
    const { withdrawals } = comboActions(coupon, context.now);
    return { withdrawalsLeft: withdrawals, isBarred: coupon.isBarred };
  });
