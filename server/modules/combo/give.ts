import { addDays, dayOf, endOfDay, type Instant } from '#shared/kernel/time.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { prorate } from '#shared/pricing/prorate.ts';
import { NATIVE_MINIMUM } from '#shared/jump/native-minimum.ts';
import { price } from '#shared/format/money.ts';
import type { Query } from '#server/db/db.ts';
import { givePiece, packetFor, type OfferTerms } from '#server/modules/offers/index.ts';
import type { ComboOrderRow } from './order-repo.ts';
import { piecesOfOrder, setDue, type Piece } from './piece-repo.ts';

const RULES = {
  takeout: {
    zh: '適用於所有外賣店舖，每張訂單可用一個；使用前可膨脹。',
    en: 'For every takeout store, one in an order; it can be expanded before it is used.',
  },
  group: {
    zh: '適用於所有團購，每張訂單可用一個；使用前可膨脹。',
    en: 'For every deal, one in an order; it can be expanded before it is used.',
  },
  market: {
    zh: '適用於所有超市，每張訂單可用一個；使用前可膨脹。',
    en: 'For every supermarket, one in an order; it can be expanded before it is used.',
  },
};
const NAMES = {
  takeout: { zh: '外賣膨脹券', en: 'Takeout combo coupon' },
  group: { zh: '團購膨脹券', en: 'Deal combo coupon' },
  market: { zh: '超市膨脹券', en: 'Supermarket combo coupon' },
};

/** The end of the last day that pieces paid for at a moment are valid. */
export const endOfPieces = (validDays: number, paidAt: Instant): Instant =>
  endOfDay(addDays(dayOf(paidAt), validDays));

const whole = (face: Cents): string => price(face).replace(/\.00$/, '');

/** A piece as an offer of the wallet, at the face that it has now. */
export const pieceOffer = (
  piece: Pick<Piece, 'business' | 'amount' | 'expandedAmount' | 'limitAmount'>,
  { startAt, endAt }: { startAt: Instant; endAt: Instant },
): OfferTerms => {
  const face = piece.expandedAmount ?? piece.amount;
  const name = NAMES[piece.business];
  return {
    ...packetFor(piece.business, {
      name: { zh: `${name.zh} ${whole(face)}`, en: `${name.en} ${whole(face)}` },
      rules: RULES[piece.business],
      activityId: 'combo',
      sourceType: null,
      amount: face,
      limitAmount: piece.limitAmount,
      validity: { kind: 'fixed', startAt, endAt },
    }),
    minVersion: NATIVE_MINIMUM.boomCoupon,
  };
};

/** The pieces of a new order, each with its share of the price by its plain face. */
export const piecesToAdd = (order: ComboOrderRow): Piece[] => {
  const { terms, quantity } = order;
  const faces = Array.from({ length: quantity }, () =>
    terms.pieces.flatMap((one) => Array.from({ length: one.quantity }, () => one)),
  ).flat();
  const shares = prorate(
    order.total,
    faces.map(({ amount }) => amount),
  );
  return faces.map(({ business, amount, limitAmount, odds }, position) => ({
    userId: order.userId,
    id: `combo.${order.id}.${position}`,
    orderId: order.id,
    position,
    business,
    amount,
    limitAmount,
    odds: [...odds],
    expandedAmount: null,
    withdrawnTimes: 0,
    maxWithdrawals: terms.maxWithdrawals,
    isBarred: false,
    share: shares[position] ?? cents(0),
    createdAt: order.createdAt,
    dueAt: null,
    refundedAt: null,
  }));
};

/** Puts the pieces of an order that was just paid into the wallet; one that a takeout order holds is there already. */
export const givePieces = async (
  query: Query,
  order: ComboOrderRow,
  { at, endAt }: { at: Instant; endAt: Instant },
): Promise<void> => {
  const { userId } = order;
  for (const piece of await piecesOfOrder(query, order)) {
    if (piece.offer !== null) continue;
    const terms = pieceOffer(piece, { startAt: at, endAt });
    await givePiece(query, { userId, id: piece.id, offerId: piece.id, nth: 1, terms }, at);
  }
  await setDue(query, order, order.terms.isRefundable ? endAt : null);
};
