import { cents } from '#shared/kernel/money.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import { aDelivery, aLine, anOffer, aPriceInput, NOON } from '#shared/testing/builders.ts';
import { inBestOrder, subsetsOf } from '#shared/testing/reference-best-set.ts';
import { bestVoucherSet } from '#shared/voucher/best-set.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import { median, percentile, printNote, printTable, round, type Row } from './table.ts';

const LINES = 50;
const ROUNDS = 15;

/** 50 lines of five categories, delivered, with gold and mCoin; `n` makes each cart another. */
const cartOf = (n: number): PriceInput =>
  aPriceInput({
    lines: Array.from({ length: LINES }, (_, at) =>
      aLine({
        uuid: `line-${at}`,
        productId: `p${at}`,
        price: cents(1000 + n + 37 * at),
        quantity: 1 + (at % 3),
        merchantCategoryChain: [`c${at % 5}`],
      }),
    ),
    handover: aDelivery(),
    gold: [{ id: 'gold', amount: cents(500) }],
    mCoinCents: cents(100),
  });

/** Mall coupons, which all go together: the worst that can be asked. Amounts and rates, for everything or for two of the categories. */
const mallCoupons = (count: number): Offer[] =>
  Array.from({ length: count }, (_, at) =>
    anOffer({
      id: `m${at}`,
      kind: 'mallCoupon',
      value: at % 3 === 0 ? { rate: 0.97, maxAmount: null } : { amount: cents(300 + 11 * at) },
      limitAmount: cents(500 * at),
      categoryIds: at % 2 === 0 ? [`c${at % 5}`, `c${(at + 1) % 5}`] : [],
    }),
  );

/** Half of them vouchers and red packets, of which one counts. */
const mixed = (count: number): Offer[] =>
  mallCoupons(count).map((offer, at) =>
    at % 2 === 0 ? offer : { ...offer, kind: at % 4 === 1 ? 'voucher' : 'redPacket' },
  );

/** Every subset priced from its first line on. */
const bruteForce = (offers: readonly Offer[], cart: PriceInput): number => {
  let cheapest = Infinity;
  for (const chosenOffers of subsetsOf(inBestOrder(offers))) {
    const quote = priceCart({ ...cart, chosenOffers }, NOON);
    if (quote.refusedOffers.length === 0) cheapest = Math.min(cheapest, quote.totals.payableCents);
  }
  return cheapest;
};

const timed = <T>(act: () => T): { ms: number; answer: T } => {
  const from = performance.now();
  const answer = act();
  return { ms: performance.now() - from, answer };
};

const measure = (what: string, offers: readonly Offer[]): Row => {
  for (let n = 0; n < 5; n += 1) bestVoucherSet(offers, cartOf(n), NOON);
  const [ours, brute]: [number[], number[]] = [[], []];
  let same = 0;
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const mine = Array.from({ length: 5 }, (_, n) =>
      timed(() => bestVoucherSet(offers, cartOf(turn * 5 + n), NOON)),
    );
    ours.push(...mine.map(({ ms }) => ms));
    if (turn % 5 > 0) continue;
    const theirs = timed(() => bruteForce(offers, cartOf(turn * 5)));
    brute.push(theirs.ms);
    same += theirs.answer === mine[0]!.answer.payableCents ? 1 : 0;
  }
  return {
    offers: offers.length,
    what,
    lines: LINES,
    'p50 ms': round(median(ours), 2),
    'p99 ms': round(percentile(ours, 99), 2),
    'brute force p50 ms': round(median(brute), 1),
    'times faster': round(median(brute) / median(ours), 0),
    'same answer': `${same} of ${brute.length}`,
  };
};

/** The cheapest legal set of offers, beside pricing every subset from the start. */
export const run = async (): Promise<void> => {
  printTable('Best set of offers, beside brute force (alternating slices)', [
    measure('mall coupons', mallCoupons(6)),
    measure('mall coupons', mallCoupons(12)),
    measure('mixed kinds', mixed(12)),
  ]);
  printNote('Aim: 12 offers and 50 lines under 50 ms.');
};
