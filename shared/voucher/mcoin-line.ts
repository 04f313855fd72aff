import { cents, roundCents, timesRate, type Cents } from '../kernel/money.ts';
import { LEAST_PAYABLE } from '../pricing/promotions/floor.ts';

/**
 * The reply of `_mcoin-info`: `ratio` coins are one dollar, `mostRate` of a total may be paid with
 * them, and the guest has `mcoinQty` (decision I10).
 */
export type McoinInfo = { isOpen: boolean; ratio: number; mostRate: number; mcoinQty: number };

/**
 * The mCoin line at checkout: what whole coins would take off a total, leaving 0.1 to pay; null (no
 * line) without info, without mCoin, or when nothing could be taken (decision I10).
 */
export const mcoinLine = (
  info: McoinInfo | null,
  totalCents: Cents,
): { coins: number; offCents: Cents } | null => {
  if (info === null || !info.isOpen) return null;
  const { ratio, mostRate, mcoinQty } = info;
  const most = Math.min(timesRate(totalCents, mostRate, 'cut'), totalCents - LEAST_PAYABLE);
  const coins = Math.min(mcoinQty, Math.floor((most * ratio) / 100));
  if (coins <= 0) return null;
  const offCents = roundCents((coins * 100) / ratio, 'cut');
  // coins that are worth no whole cent are left alone
  return offCents > 0
    ? { coins: Math.ceil((offCents * ratio) / 100), offCents: cents(offCents) }
    : null;
};
