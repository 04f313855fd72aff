import { addCents, cents, ZERO, type Cents } from '../../kernel/money.ts';
import { prorate } from '../../pricing/prorate.ts';
import { isWholeSelection } from './refund-form.ts';

/**
 * A line as it was paid. `shareCents`: its stored share of what was paid, after all discounts
 * (decision E7). `refundedQuantity`: pieces refunded before, always the first ones of the line.
 */
export type PaidLine = {
  lineId: string;
  quantity: number;
  refundedQuantity: number;
  shareCents: Cents;
};

/**
 * What an order's payment was made of: the lines' shares and the four amounts sum to it.
 * `isBagRefunded`: the bag's own refund has been made.
 */
export type PaidOrder = {
  orderStatus: number;
  isWholeOnly: boolean;
  lines: readonly PaidLine[];
  deliveryFeeCents: Cents;
  platformFeeCents: Cents;
  bagFeeCents: Cents;
  isBagRefunded: boolean;
};

/** Which pieces to refund, one entry a line. */
export type RefundSelection = readonly { lineId: string; quantity: number }[];

/** What a refund gives back, part by part. */
export type RefundAmount = {
  ok: true;
  isWholeOrder: boolean;
  refundCents: Cents;
  lines: { lineId: string; quantity: number; cents: Cents }[];
  deliveryFeeCents: Cents;
  platformFeeCents: Cents;
  bagFeeCents: Cents;
};
/** Why pieces cannot be refunded. */
export type RefundAmountRefusal =
  | { ok: false; reason: 'noItems' | 'partialNotSupported' }
  | { ok: false; reason: 'unknownLine'; lineId: string }
  | { ok: false; reason: 'badQuantity'; lineId: string; left: number };

const leftOf = ({
  quantity,
  refundedQuantity,
}: Pick<PaidLine, 'quantity' | 'refundedQuantity'>): number => quantity - refundedQuantity;

/**
 * The next pieces of a line. Each piece has its own whole share of the line, so that all its pieces
 * come to the line exactly, however they are split over requests.
 */
export const piecesCents = (line: Omit<PaidLine, 'lineId'>, quantity: number): Cents => {
  const pieces = prorate(
    line.shareCents,
    Array.from({ length: line.quantity }, () => 1),
  );
  return addCents(...pieces.slice(line.refundedQuantity, line.refundedQuantity + quantity));
};

/**
 * What the goods of an order come to without the pieces that were given back, each of which has its
 * own whole part of its line.
 */
export const goodsLeft = (
  lines: readonly (Pick<PaidLine, 'quantity' | 'refundedQuantity'> & { goodsCents: Cents })[],
): Cents =>
  addCents(
    ZERO,
    ...lines.map(({ goodsCents, ...line }) =>
      piecesCents({ ...line, shareCents: goodsCents }, leftOf(line)),
    ),
  );

const selectionRefusal = (
  { lines, isWholeOnly }: PaidOrder,
  selection: RefundSelection,
): RefundAmountRefusal | null => {
  if (selection.length === 0) return { ok: false, reason: 'noItems' };
  for (const [index, { lineId, quantity }] of selection.entries()) {
    const line = lines.find((l) => l.lineId === lineId);
    if (line === undefined) return { ok: false, reason: 'unknownLine', lineId };
    const isRepeated = selection.findIndex((other) => other.lineId === lineId) < index;
    if (isRepeated || !Number.isSafeInteger(quantity) || quantity < 1 || quantity > leftOf(line))
      return { ok: false, reason: 'badQuantity', lineId, left: leftOf(line) };
  }
  return isWholeOnly && !takesAll(lines, selection)
    ? { ok: false, reason: 'partialNotSupported' }
    : null;
};

const takesAll = (lines: readonly PaidLine[], selection: RefundSelection): boolean =>
  isWholeSelection(
    lines.map((line) => ({ lineId: line.lineId, quantity: leftOf(line) })),
    selection,
  );

/**
 * What a selection pays back (decision E7). A partial refund is goods only: no delivery or platform
 * fees, and the bag's fee has its own call. All that is left, while the store has not accepted
 * (status at most 1), is the whole order with every fee. Each line gives back its stored share,
 * piece by piece.
 */
export const refundAmount = (
  order: PaidOrder,
  selection: RefundSelection,
): RefundAmount | RefundAmountRefusal => {
  const refusal = selectionRefusal(order, selection);
  if (refusal !== null) return refusal;
  const lines = order.lines.flatMap((line) =>
    selection
      .filter(({ lineId }) => lineId === line.lineId)
      .map(({ lineId, quantity }) => ({ lineId, quantity, cents: piecesCents(line, quantity) })),
  );
  const isWholeOrder = order.orderStatus <= 1 && takesAll(order.lines, selection);
  const deliveryFeeCents = isWholeOrder ? order.deliveryFeeCents : ZERO;
  const platformFeeCents = isWholeOrder ? order.platformFeeCents : ZERO;
  const bagFeeCents = isWholeOrder && !order.isBagRefunded ? order.bagFeeCents : ZERO;
  const refundCents = addCents(
    ...lines.map((line) => line.cents),
    deliveryFeeCents,
    platformFeeCents,
    bagFeeCents,
  );
  return {
    ok: true,
    isWholeOrder,
    refundCents,
    lines,
    deliveryFeeCents,
    platformFeeCents,
    bagFeeCents,
  };
};

/**
 * Money never goes back beyond what was paid: a store that gave a sum back has given it of all that
 * is left (decision DA11).
 */
export const atMostLeft = (
  amount: Cents,
  { paidCents, refundedCents }: { paidCents: Cents; refundedCents: Cents },
): Cents => cents(Math.max(0, Math.min(amount, paidCents - refundedCents)));

/** Why the bag fee cannot be refunded. */
export type BagRefundRefusal = { ok: false; reason: 'noBag' | 'bagRefunded' };

/** What the bag's own refund pays back, once (decision E7, `_apply_refund_plastic_bag`). */
export const bagRefundAmount = ({
  bagFeeCents,
  isBagRefunded,
}: Pick<PaidOrder, 'bagFeeCents' | 'isBagRefunded'>):
  | { ok: true; refundCents: Cents }
  | BagRefundRefusal => {
  if (isBagRefunded) return { ok: false, reason: 'bagRefunded' };
  return bagFeeCents === 0
    ? { ok: false, reason: 'noBag' }
    : { ok: true, refundCents: bagFeeCents };
};
