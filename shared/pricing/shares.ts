import { cents, type Cents } from '../kernel/money.ts';
import type { Bill } from './bill.ts';
import type { CartQuote } from './cart-quote.ts';
import { prorate } from './prorate.ts';

/**
 * A sum spread by weights; over the lines alone when nothing weighs anything, for a fee that is not
 * asked has no part in the floor.
 */
const spread = (sum: number, weights: readonly number[], lineCount: number): number[] => {
  const isNothing = weights.every((weight) => weight === 0);
  return [
    ...prorate(cents(sum), isNothing ? weights.slice(0, lineCount) : weights),
    ...(isNothing ? weights.slice(lineCount) : []),
  ];
};

/**
 * What each line and fee is of the payable total: gold goes over the lines, mCoin and the floor
 * over lines and fees, by largest remainder (decisions D8, E7). They sum to what is payable.
 */
export const sharesOf = ({
  offers,
  goldCents,
  deliveryCents,
  serviceCents,
  boxCents,
  bagCents,
  mCoinCents,
  floorCents,
}: Bill): { lines: readonly Cents[]; gold: readonly Cents[]; fees: CartQuote['feeShares'] } => {
  const amounts = offers.amounts();
  const gold = prorate(cents(goldCents), amounts);
  const weights = [
    ...amounts.map((amount, place) => amount - gold[place]!),
    deliveryCents,
    serviceCents,
    boxCents,
    bagCents,
  ];
  // one of the two is always 0
  const more = spread(floorCents - mCoinCents, weights, amounts.length);
  const shares = weights.map((weight, place) => cents(weight + more[place]!));
  const [delivery, service, box, bag] = shares.slice(amounts.length) as [
    Cents,
    Cents,
    Cents,
    Cents,
  ];
  return { lines: shares.slice(0, amounts.length), gold, fees: { delivery, service, box, bag } };
};
