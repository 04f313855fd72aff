import { cents, type Cents } from '../kernel/money.ts';
import type { Offer } from '../voucher/offer.ts';
import type { Bill } from './bill.ts';
import type { CartQuote, QuotedLine, QuoteTotals } from './cart-quote.ts';
import { chooseOffers } from './choose-offers.ts';
import type { Lowered } from './lowered.ts';
import type { PricedLines } from './priced-lines.ts';
import { BILL_RULES } from './promotions/index.ts';
import { sharesOf } from './shares.ts';
import { traceOf, mergeChanges } from './trace.ts';

const billFor = (priced: PricedLines, offers: Lowered): Bill => {
  const bill: Bill = {
    priced,
    offers,
    changes: [],
    totalCents: priced.afterFullCents - offers.goodsCents,
    goldCents: 0,
    deliveryGrossCents: 0,
    deliveryCents: 0,
    serviceCents: 0,
    boxCents: 0,
    bagCents: 0,
    mCoinCents: 0,
    floorCents: 0,
    isFloored: false,
  };
  if (priced.lines.length > 0) for (const step of BILL_RULES) step(bill);
  return bill;
};

const totalsOf = (bill: Bill): QuoteTotals => {
  const {
    priced: { originalCents, goodsCents, afterFullCents, weightKg, count },
    offers,
    deliveryGrossCents,
    deliveryCents,
  } = bill;
  return {
    originalCents: cents(originalCents),
    goodsCents: cents(goodsCents),
    afterFullCents: cents(afterFullCents),
    fullCents: cents(goodsCents - afterFullCents),
    offerCents: cents(offers.goodsCents),
    goldCents: cents(bill.goldCents),
    deliveryGrossCents: cents(deliveryGrossCents),
    deliveryCents: cents(deliveryCents),
    serviceCents: cents(bill.serviceCents),
    boxCents: cents(bill.boxCents),
    bagCents: cents(bill.bagCents),
    mCoinCents: cents(bill.mCoinCents),
    savedCents: cents(
      originalCents - afterFullCents + offers.goodsCents + deliveryGrossCents - deliveryCents,
    ),
    payableCents: cents(bill.totalCents),
    weightKg,
    count,
  };
};

const deliveryState = ({ delivery }: PricedLines): CartQuote['delivery'] =>
  delivery !== null && !delivery.ok ? delivery : { ok: true };

/** Steps 4 to 9 of decision H1 on a cart after step 3, for these offers in the order chosen. */
export const finishQuote = (priced: PricedLines, chosen: readonly Offer[]): CartQuote => {
  const offers = chooseOffers(priced, chosen);
  const bill = billFor(priced, offers);
  const { lines: lineShares, gold, fees: feeShares } = sharesOf(bill);
  return {
    lines: priced.lines.map(
      ({ line: { uuid, quantity }, units, originalCents, goodsCents }, place): QuotedLine => ({
        uuid,
        quantity,
        originalCents: cents(originalCents),
        units,
        goodsCents: cents(goodsCents),
        shareCents: lineShares[place]!,
        goldCents: gold[place]!,
      }),
    ),
    gifts: priced.gifts,
    ...(priced.fullGift && { fullGift: priced.fullGift }),
    feeShares,
    totals: totalsOf(bill),
    trace: traceOf(mergeChanges([...priced.changes, ...offers.changes, ...bill.changes])),
    overflows: priced.overflows,
    usedOffers: offers.used.map(({ id }) => id),
    refusedOffers: offers.refused,
    delivery: deliveryState(priced),
    isFloored: bill.isFloored,
  };
};

/**
 * What would be payable after these offers, without the rest of the quote: for looking at many sets
 * of offers.
 */
export const payableAfter = (priced: PricedLines, offers: Lowered): Cents =>
  cents(billFor(priced, offers).totalCents);
