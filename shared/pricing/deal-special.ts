import { UNLIMITED, type LinePromotions } from '../cart/cart-line.ts';
import { cents, type Cents } from '../kernel/money.ts';
import type { CartQuote } from './cart-quote.ts';

/**
 * A lower price of a deal for a time. `FLASH`: the first pieces of a session; `stock` is what is left
 * of them, `userRemaining` what this buyer may still have, -1 is no limit. `BULK`: every piece, from
 * so many in one order.
 */
export type DealSpecial =
  | { kind: 'FLASH'; activityId: string; price: Cents; stock: number; userRemaining: number }
  | { kind: 'BULK'; activityId: string; price: Cents; fromQuantity: number };

const piecesOf = (special: DealSpecial, quantity: number): number => {
  if (special.kind === 'BULK') return quantity >= special.fromQuantity ? quantity : 0;
  const limits = [special.stock, special.userRemaining].filter((limit) => limit !== UNLIMITED);
  return Math.max(0, Math.min(quantity, ...limits));
};

/** What a special price takes off so many pieces that cost `price` each. */
const savingOf = (special: DealSpecial, price: Cents, quantity: number): number =>
  Math.max(0, price - special.price) * piecesOf(special, quantity);

/**
 * The one special price that an order is made at: that which takes most off, a flash price before a
 * bulk price that takes as much; null when none takes anything off (decision GA19).
 */
export const bestSpecial = (
  specials: readonly DealSpecial[],
  { price, quantity }: { price: Cents; quantity: number },
): DealSpecial | null => {
  const ranked = specials
    .map((special) => ({ special, saving: savingOf(special, price, quantity) }))
    .filter(({ saving }) => saving > 0)
    .toSorted(
      (a, b) =>
        b.saving - a.saving ||
        Number(b.special.kind === 'FLASH') - Number(a.special.kind === 'FLASH'),
    );
  return ranked[0]?.special ?? null;
};

/** A special price as a promotion of the cart line: `seckill` for a flash price, an unlimited `discount` for a bulk price. */
export const specialPromotions = (special: DealSpecial | null): Partial<LinePromotions> => {
  if (special === null) return {};
  const { kind, activityId, price } = special;
  if (kind === 'BULK')
    return { discount: { activityId, price, stock: UNLIMITED, userRemaining: UNLIMITED } };
  const { stock, userRemaining } = special;
  return { seckill: { activityId, price, stock, userRemaining } };
};

/** What an order gets of its special price. `pieces` at that price; the others cost what the deal costs. */
export type SpecialUse = {
  kind: DealSpecial['kind'];
  activityId: string;
  price: Cents;
  pieces: number;
  saving: Cents;
};

/** The special price that a quote was made at; null when no piece has one. */
export const specialUse = (
  { lines }: CartQuote,
  special: DealSpecial | null,
): SpecialUse | null => {
  if (special === null) return null;
  const { kind, activityId, price } = special;
  const lowered = lines.flatMap(({ units, originalCents, quantity }) =>
    units
      .filter(({ ruleId }) => ruleId === activityId)
      .map(({ count }) => ({ count, off: originalCents / quantity - price })),
  );
  const pieces = lowered.reduce((sum, { count }) => sum + count, 0);
  const saving = cents(lowered.reduce((sum, { count, off }) => sum + count * off, 0));
  return pieces === 0 ? null : { kind, activityId, price, pieces, saving };
};
