import { addCents, type Cents } from '../../kernel/money.ts';
import { prorate } from '../../pricing/prorate.ts';
import type { RefundSelection } from './refund-amount.ts';

/**
 * A line with the gold that paid for it. `refundedQuantity`: pieces refunded before, always the
 * first ones of the line.
 */
export type GoldLine = {
  lineId: string;
  quantity: number;
  refundedQuantity: number;
  goldCents: Cents;
};

/**
 * The gold that paid for the pieces of a selection: each piece has its own whole share, so that all
 * pieces come to the gold of the order exactly, however they are split over requests (decision
 * E12).
 */
export const refundGold = (lines: readonly GoldLine[], selection: RefundSelection): Cents =>
  addCents(
    ...lines.flatMap((line) => {
      const quantity = selection.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0;
      return prorate(
        line.goldCents,
        Array.from({ length: line.quantity }, () => 1),
      ).slice(line.refundedQuantity, line.refundedQuantity + quantity);
    }),
  );
