import { UNLIMITED, type CartLine, type Limit } from '../cart/cart-line.ts';
import type { CompositeActivity } from '../pricing/activities.ts';
import type { Overflow } from '../pricing/cart-quote.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import {
  addOnOf,
  binding,
  candidatesOf,
  compositeOf,
  compositeRank,
  isPriced,
  leftOf,
  ranksBefore,
  take,
  unpricedPieces,
  type Candidate,
  type Cap,
  type Counter,
  type Piece,
} from './reference-pieces.ts';
import { referenceProrate } from './reference-prorate.ts';

/** What a line's ingredients add to each of its pieces. */
export const ingredientsOf = (line: CartLine): number =>
  line.ingredients.reduce((sum, { price }) => sum + price, 0);

/** What a line costs so far, with ingredients. */
export const costOf = (counter: Counter, line: CartLine): number =>
  counter.pieces
    .filter((piece) => piece.line === line)
    .reduce(
      (sum, { taken }) =>
        sum + ingredientsOf(line) + (taken === null ? line.price : (taken.unitPrice ?? 0)),
      counter.bundleCents.get(line.uuid) ?? 0,
    );

const report = (
  counter: Counter,
  { reason, limit }: Cap,
  { line, step, ruleId }: { line: CartLine; step: Candidate['step']; ruleId: string },
): void => {
  const overflow = (
    step === 'addOn'
      ? { reason, count: limit, ruleId }
      : { reason, count: limit, lineId: line.uuid }
  ) as Overflow;
  const isReported = counter.overflows.some(
    (other) =>
      step === 'addOn' &&
      'ruleId' in other &&
      other.ruleId === ruleId &&
      other.reason.startsWith('addOn'),
  );
  if (!isReported) counter.overflows.push(overflow);
};

/** The line's pieces take the candidates, best first, each until its cap is used up. */
const takeSingles = (counter: Counter, line: CartLine, candidates: readonly Candidate[]): void => {
  for (const candidate of candidates) {
    for (const piece of leftOf(counter, line)) {
      const cap = binding(candidate.caps());
      if (cap.left > 0) {
        take(counter, piece, candidate);
      } else {
        report(counter, cap, { line, ...candidate });
        break;
      }
    }
  }
};

const takeAroundComposite = (counter: Counter, side: 'before' | 'after'): void => {
  for (const line of counter.lines.filter(({ selectedPurchase }) => !selectedPurchase)) {
    const composite = compositeOf(counter, line);
    const isBefore = (candidate: Candidate) =>
      composite === undefined || ranksBefore(candidate, compositeRank(composite));
    takeSingles(
      counter,
      line,
      candidatesOf(counter, line).filter(
        (candidate) => isBefore(candidate) === (side === 'before'),
      ),
    );
  }
};

/**
 * Pieces that may take part in a composite: dearest first, then cart order; when the order may only
 * hold so many products, those of the first ones.
 */
const piecesFor = (counter: Counter, composite: CompositeActivity): Piece[] => {
  const all = counter.lines
    .filter((line) => compositeOf(counter, line) === composite)
    .flatMap((line) => leftOf(counter, line))
    .toSorted((a, b) => b.line.price - a.line.price);
  if (!composite.orderProductStyleLimit) return all;
  const products = [...new Set(all.map(({ line }) => line.productId))].slice(
    0,
    composite.orderProductStyleLimitQuantity,
  );
  const allowed = all.filter(({ line }) => products.includes(line.productId));
  if (allowed.length < all.length)
    counter.overflows.push({
      reason: 'compositeStyleLimit',
      count: composite.orderProductStyleLimitQuantity,
      ruleId: composite.activityId,
    });
  return allowed;
};

const orInfinite = (limit: Limit): number => (limit === UNLIMITED ? Infinity : limit);

/**
 * How many of the wanted bundles or pieces the caps allow; when fewer, the cap that binds is
 * reported.
 */
const capComposite = (
  counter: Counter,
  { activityId, joinLimitQuantity, joinLimit, stock: pieces }: CompositeActivity,
  { wanted, stock }: { wanted: number; stock: number },
): number => {
  const cap = binding([
    {
      limit: joinLimitQuantity,
      left: orInfinite(joinLimitQuantity),
      reason: 'compositeOrderLimit',
    },
    { limit: joinLimit, left: orInfinite(joinLimit), reason: 'compositeJoinLimit' },
    { limit: pieces, left: stock, reason: 'compositeStock' },
  ]);
  if (wanted > cap.left)
    counter.overflows.push({
      reason: cap.reason,
      count: cap.limit,
      ruleId: activityId,
    } as Overflow);
  return Math.min(wanted, cap.left);
};

const worthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { line }) => sum + line.price, 0);

const takeBundles = (
  counter: Counter,
  composite: CompositeActivity,
  { size, amount }: { size: number; amount: number },
): void => {
  const pieces = piecesFor(counter, composite);
  let wanted = 0;
  while (
    (wanted + 1) * size <= pieces.length &&
    worthOf(pieces.slice(wanted * size, (wanted + 1) * size)) > amount
  )
    wanted += 1;
  const bundles = capComposite(counter, composite, {
    wanted,
    stock: Math.floor(orInfinite(composite.stock) / size),
  });
  const bundled = pieces.slice(0, bundles * size);
  for (const piece of bundled)
    take(counter, piece, { step: 'composite', ruleId: composite.activityId, price: null });
  const lines = counter.lines.filter((line) => bundled.some((piece) => piece.line === line));
  const parts = referenceProrate(
    bundles * amount,
    lines.map((line) => worthOf(bundled.filter((piece) => piece.line === line))),
  );
  lines.forEach((line, index) => counter.bundleCents.set(line.uuid, parts[index]!));
};

const takeAboveThreshold = (
  counter: Counter,
  composite: CompositeActivity,
  { threshold, price }: { threshold: number; price: number },
): void => {
  const pieces = piecesFor(counter, composite);
  const lowered = pieces
    .slice(0, Math.max(0, pieces.length - threshold))
    .filter(({ line }) => price < line.price);
  const count = capComposite(counter, composite, {
    wanted: lowered.length,
    stock: orInfinite(composite.stock),
  });
  for (const piece of lowered.slice(0, count))
    take(counter, piece, { step: 'composite', ruleId: composite.activityId, price });
};

const takeComposites = (counter: Counter): void => {
  for (const composite of counter.input.activities.composite) {
    const vo = composite.compositeVO;
    if (vo.compositeType === 1)
      takeBundles(counter, composite, { size: vo.compositeQuantity, amount: vo.compositeAmount });
    else takeAboveThreshold(counter, composite, vo);
  }
};

const takeAddOns = (counter: Counter): void => {
  const ordinaryCents = counter.lines
    .filter(({ selectedPurchase }) => !selectedPurchase)
    .reduce((sum, line) => sum + costOf(counter, line), 0);
  for (const line of counter.lines.filter(({ selectedPurchase }) => selectedPurchase)) {
    const addOns = counter.input.activities.purchase.filter(
      ({ activityId, joinLimit, purchaseLimitAmount }) =>
        activityId === line.purchase?.activityId &&
        joinLimit !== 0 &&
        ordinaryCents >= purchaseLimitAmount,
    );
    takeSingles(
      counter,
      line,
      candidatesOf(
        counter,
        line,
        addOns.map((activity) => addOnOf(counter, activity)),
      ),
    );
  }
};

/** Step 1 of docs/pricing.md: every piece of every priced line has its price. */
export const stepOne = (input: PriceInput): Counter => {
  const lines = input.lines.filter(isPriced);
  const counter: Counter = {
    input,
    lines,
    pieces: unpricedPieces(lines),
    overflows: [],
    bundleCents: new Map(),
  };
  takeAroundComposite(counter, 'before');
  takeComposites(counter);
  takeAroundComposite(counter, 'after');
  takeAddOns(counter);
  return counter;
};
