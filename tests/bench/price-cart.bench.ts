import { isDeepStrictEqual } from 'node:util';
import { chooseOffers } from '#shared/pricing/choose-offers.ts';
import { finishQuote, payableAfter } from '#shared/pricing/finish-quote.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import { priceLines } from '#shared/pricing/price-lines.ts';
import { NOON } from '#shared/testing/builders.ts';
import { referencePrice } from '#shared/testing/reference-price.ts';
import { marketCart } from './price/market-cart.ts';
import { median, percentile, printNote, printTable, round, type Row } from './table.ts';

const ROUNDS = 20;
const CALLS = 25;

const timed = (calls: number, act: () => unknown): number[] =>
  Array.from({ length: calls }, () => {
    const from = performance.now();
    act();
    return performance.now() - from;
  });

/** Alternates slices of both, so that what else the machine does meets both alike; the slow one is asked less often. */
const sideBySide = (
  ours: () => unknown,
  reference: () => unknown,
): { mine: number[]; theirs: number[] } => {
  timed(300, ours);
  timed(2, reference);
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    mine.push(...timed(CALLS, ours));
    if (turn % 4 === 0) theirs.push(...timed(1, reference));
  }
  return { mine, theirs };
};

const rowOf = (what: Row, input: PriceInput): Row => {
  const isSame = isDeepStrictEqual(priceCart(input, NOON), referencePrice(input, NOON));
  const { mine, theirs } = sideBySide(
    () => priceCart(input, NOON),
    () => referencePrice(input, NOON),
  );
  return {
    ...what,
    'p50 ms': round(median(mine), 3),
    'p99 ms': round(percentile(mine, 99), 3),
    'reference p50 ms': round(median(theirs), 2),
    'times faster': round(median(theirs) / median(mine), 0),
    'same quote': isSame ? 'yes' : 'NO',
  };
};

/** `priceCart` on carts of several sizes, beside the slow reference of the same page (`docs/pricing.md`), which must give the same quote. */
export const run = async (): Promise<void> => {
  const sizes = [
    { lines: 10 },
    { lines: 100 },
    { lines: 200 },
    { lines: 1000 },
    { lines: 200, sets: 10 },
    { lines: 200, sets: 20 },
  ];
  printTable(
    'Price of a cart, beside the reference (alternating slices)',
    sizes.map(({ lines, sets = 5 }) =>
      rowOf({ lines, promotions: sets * 6, offers: 20 }, marketCart({ lines, sets })),
    ),
  );
  const input = marketCart({ lines: 200 });
  const priced = priceLines(input, NOON);
  const parts = {
    'steps 1–3': () => priceLines(input, NOON),
    'steps 4–9': () => finishQuote(priced, input.chosenOffers),
    'steps 4–9, payable only': () => payableAfter(priced, chooseOffers(priced, input.chosenOffers)),
  };
  printTable(
    'Its parts, 200 lines',
    Object.entries(parts).map(([what, act]) => {
      timed(300, act);
      return { what, 'p50 ms': round(median(timed(500, act)), 3) };
    }),
  );
  printNote(
    'Aim: 200 lines, 30 promotions, 20 offers and a delivery plan under 1 ms p50, growing no faster than lines × promotions.',
  );
};
