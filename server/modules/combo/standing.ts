import { couponBusiness } from '#shared/codes/coupon.ts';
import type { ComboPiece } from '#shared/contract/consumer/combo.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { comboActions, comboState, type ComboCoupon } from '#shared/voucher/combo-coupon.ts';
import { mostOf } from '#shared/voucher/combo-draw.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import type { StandingPiece } from './piece-repo.ts';

/** Whether an unpaid order holds it. */
export const isHeld = ({ offer }: Pick<StandingPiece, 'offer'>): boolean =>
  offer?.state === 'reserved';

const endedOf = ({ orderStatus, offer }: StandingPiece): ComboCoupon['ended'] => {
  if (orderStatus < ORDER.open) return 'autoCancelled';
  return offer?.state === 'used' ? 'used' : null;
};

/** A piece as the core's rules know it. One whose order was given back, or that ended early, is over. */
export const couponOf = (piece: StandingPiece, now: Instant): ComboCoupon => {
  const { offer, orderStatus } = piece;
  const isOver = orderStatus === ORDER.refunded || offer?.state === 'expired';
  return {
    id: piece.id,
    amount: piece.amount,
    expandedAmount: piece.expandedAmount,
    withdrawnTimes: piece.withdrawnTimes,
    maxWithdrawals: piece.maxWithdrawals,
    isBarred: piece.isBarred,
    expireTime: isOver ? instant(now - 1) : (offer?.endAt ?? now),
    ended: endedOf(piece),
  };
};

/** A piece in wire form. */
export const pieceRow = (piece: StandingPiece, now: Instant): ComboPiece => {
  const coupon = couponOf(piece, now);
  const { canExpand, canWithdraw, withdrawals } = comboActions(coupon, now);
  const isFree = !isHeld(piece) && piece.orderStatus === ORDER.paid;
  return {
    id: piece.id,
    orderId: piece.orderId,
    businessType: couponBusiness.codes[piece.business],
    state: comboState(coupon, now),
    isHeld: isHeld(piece),
    amount: piece.amount,
    limitAmount: piece.limitAmount,
    expandedAmount: piece.expandedAmount,
    most: mostOf(piece.odds),
    odds: piece.odds,
    withdrawalsLeft: withdrawals,
    canExpand: canExpand && isFree,
    canWithdraw: canWithdraw && isFree,
    endTime: piece.offer?.endAt ?? null,
    usedTime: piece.offer?.usedAt ?? null,
    refundAmount: piece.refundedAt === null ? ZERO : piece.share,
  };
};
