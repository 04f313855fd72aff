import type { OrderQuote } from '#shared/contract/consumer/order-shapes.ts';
import { cents } from '#shared/kernel/money.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import type { PaidWith } from './pay-with.ts';
import type { Snapshot } from './snapshot.ts';

/** The pieces of gold that an order takes from. */
export const usedGold = (takes: PaidWith['takes']): string[] =>
  takes.filter(({ kind }) => kind === 'gold').map(({ id }) => id);

/** A quote as the wire names its sums. */
export const quoteRow = (
  { totals, lines, trace, refusedOffers, usedOffers, isFloored }: CartQuote,
  { holiday, special }: Snapshot['fees'],
  gold: Pick<OrderQuote, 'usedGold' | 'refusedGold'> = { usedGold: [], refusedGold: [] },
): OrderQuote => ({
  totalPrice: totals.payableCents,
  originalAmtn: totals.originalCents,
  goodsAmtn: totals.goodsCents,
  fullReductionAmtn: totals.fullCents,
  voucherAmtn: totals.offerCents,
  goldAmtn: totals.goldCents,
  deliveryGrossAmtn: totals.deliveryGrossCents,
  deliveryFee: totals.deliveryCents,
  serviceFee: totals.serviceCents,
  boxPrice: totals.boxCents,
  bagFee: totals.bagCents,
  mcoinDiscountAmtn: totals.mCoinCents,
  savedAmtn: totals.savedCents,
  holidayServiceFee: holiday,
  specialPeriodFee: special,
  weightKg: totals.weightKg,
  isFloored,
  lines: lines.map(({ uuid, quantity, originalCents, goodsCents, shareCents }) => ({
    uuid,
    quantity,
    originalAmtn: cents(originalCents),
    goodsAmtn: cents(goodsCents),
    shareAmtn: cents(shareCents),
  })),
  trace: trace.map(({ step, ruleId, lineIds, before, delta, after }) => ({
    step,
    ruleId,
    lineIds: [...lineIds],
    before,
    delta,
    after,
  })),
  refusedOffers: refusedOffers.map(({ offerId, reason }) => ({ offerId, reason })),
  usedOffers: [...usedOffers],
  ...gold,
});

/** The price of a cart or checkout with what its gold is. */
export const pricedRow = ({
  quote,
  fees,
  takes,
  refusedGold,
}: PaidWith & { fees: Snapshot['fees'] }): OrderQuote =>
  quoteRow(quote, fees, { usedGold: usedGold(takes), refusedGold: [...refusedGold] });
