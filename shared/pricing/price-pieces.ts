import type { CartLine } from '../cart/cart-line.ts';
import { overflowOf, tightest, type Cap } from './caps.ts';
import type { Overflow, Step } from './cart-quote.ts';
import { openLine, takePieces, type OpenLine } from './open-line.ts';
import { openBook, type OrderBook } from './order-book.ts';
import type { BundleRule, PieceOffer, PieceRule } from './piece-rule.ts';
import type { PriceInput } from './price-input.ts';
import { PIECE_RULES } from './promotions/index.ts';

/** A promotion in the ranks of a line; `offer` null is the place of its composite. */
type Candidate = { step: Step; price: number; offer: PieceOffer | null };

const candidateOf = (
  rule: PieceRule | BundleRule,
  line: CartLine,
  book: OrderBook,
): Candidate | null => {
  if ('averageFor' in rule) {
    const price = rule.averageFor(line, book);
    return price === null ? null : { step: rule.step, price, offer: null };
  }
  const offer = rule.offerFor(line, book);
  return offer !== null && offer.price < line.price
    ? { step: rule.step, price: offer.price, offer }
    : null;
};

/**
 * The candidates of a line, the lowest price first, of equal ones the earlier rule (decision H2).
 */
const rank = (line: CartLine, book: OrderBook): Candidate[] => {
  const ranked: Candidate[] = [];
  for (const rule of PIECE_RULES) {
    const candidate = candidateOf(rule, line, book);
    if (candidate === null) continue;
    let at = ranked.length;
    while (at > 0 && ranked[at - 1]!.price > candidate.price) at -= 1;
    ranked.splice(at, 0, candidate);
  }
  return ranked;
};

const report = (cap: Cap, lineId: string, book: OrderBook): void => {
  if (cap.kind === 'rule') {
    if (book.reported.has(cap.ruleId)) return;
    book.reported.add(cap.ruleId);
  }
  book.overflows.push(overflowOf(cap, lineId));
};

/** As many of the pieces that are left as the caps let through; a cut is reported to the guest. */
const takeOffer = (
  open: OpenLine,
  step: Step,
  { ruleId, price, caps, flags }: PieceOffer,
  book: OrderBook,
): void => {
  const cap = tightest(caps);
  if (open.left > cap.left) report(cap, open.line.uuid, book);
  const count = Math.min(open.left, cap.left);
  if (count === 0) return;
  takePieces(open, { step, ruleId, count, unitPrice: price, skuCents: count * price, flags });
  for (const each of caps) each.left -= count;
};

/**
 * Takes candidates in their order until all pieces have a price. Gives back the ranks behind a
 * composite, which must wait for it.
 */
const takeRanked = (
  open: OpenLine,
  ranked: readonly Candidate[],
  book: OrderBook,
): readonly Candidate[] => {
  for (const [index, { step, offer }] of ranked.entries()) {
    if (open.left === 0) return [];
    if (offer === null) return ranked.slice(index + 1);
    takeOffer(open, step, offer, book);
  }
  return [];
};

const takeOriginal = (open: OpenLine): void => {
  const {
    left: count,
    line: { price },
  } = open;
  if (count > 0)
    takePieces(open, {
      step: 'goods',
      ruleId: null,
      count,
      unitPrice: price,
      skuCents: count * price,
      flags: null,
    });
};

const priceOrdinary = (lines: readonly OpenLine[], book: OrderBook): void => {
  const waiting = lines.map((open) => takeRanked(open, rank(open.line, book), book));
  for (const rule of PIECE_RULES) if ('priceLeft' in rule) rule.priceLeft(lines, book);
  lines.forEach((open, index) => {
    takeRanked(open, waiting[index]!, book);
    takeOriginal(open);
    book.ordinaryCents += open.goodsCents;
  });
};

/**
 * Step 1: the price of each piece of these lines; add-on lines come after all others. Overflows are
 * in the order in which they happened.
 */
export const pricePieces = (
  lines: readonly CartLine[],
  input: PriceInput,
): { lines: readonly OpenLine[]; overflows: readonly Overflow[] } => {
  const book = openBook(input);
  const open = lines.map(openLine);
  priceOrdinary(
    open.filter(({ line }) => !line.selectedPurchase),
    book,
  );
  for (const addedOn of open) {
    if (!addedOn.line.selectedPurchase) continue;
    takeRanked(addedOn, rank(addedOn.line, book), book);
    takeOriginal(addedOn);
  }
  return { lines: open, overflows: book.overflows };
};
