import * as z from 'zod/mini';
import { UNLIMITED } from '#shared/cart/cart-line.ts';
import { STEPS } from '#shared/codes/price-step.ts';
import type { CartQuote, StepKey } from '#shared/pricing/cart-quote.ts';
import { moneyField, type DocumentOf } from '#server/kit/document.ts';

const step = z.enum(STEPS);
const stepKey = z.custom<StepKey>((value) =>
  STEPS.some((known) => value === `pricing.step.${known}`),
);
const ruleId = z.nullable(z.string());

const quotedLine = z.object({
  uuid: z.string(),
  quantity: z.number(),
  originalCents: moneyField,
  units: z.array(
    z.object({
      step,
      ruleId,
      count: z.number(),
      unitPrice: z.nullable(moneyField),
      totalCents: moneyField,
    }),
  ),
  goodsCents: moneyField,
  shareCents: moneyField,
  goldCents: moneyField,
});

const gift = z.object({
  buyGiftId: z.string(),
  merchantProductId: z.string(),
  quantity: z.number(),
  // orders of before it was kept have none
  wanted: z._default(z.number(), 0),
  times: z.number(),
  weight: z.number(),
  isFresh: z.boolean(),
});

const totals = z.object({
  originalCents: moneyField,
  goodsCents: moneyField,
  afterFullCents: moneyField,
  fullCents: moneyField,
  offerCents: moneyField,
  goldCents: moneyField,
  deliveryGrossCents: moneyField,
  deliveryCents: moneyField,
  serviceCents: moneyField,
  boxCents: moneyField,
  bagCents: moneyField,
  mCoinCents: moneyField,
  savedCents: moneyField,
  payableCents: moneyField,
  weightKg: z.number(),
  count: z.number(),
});

const adjustment = z.object({
  step,
  ruleId,
  lineIds: z.array(z.string()),
  before: moneyField,
  delta: moneyField,
  after: moneyField,
  reason: stepKey,
});

const overflow = z.union([
  z.object({
    reason: z.enum([
      'discountOrderLimit',
      'discountStock',
      'discountUserLimit',
      'seckillLimit',
      'seckillStock',
      'seckillUserLimit',
      'welfareStock',
      'welfareOrderLimit',
      'halfPriceLimit',
    ]),
    count: z.number(),
    lineId: z.string(),
  }),
  z.object({ reason: z.literal('giftNone'), ruleId: z.string() }),
  z.object({
    reason: z.enum([
      'giftOrderLimit',
      'giftStock',
      'giftJoinLimit',
      'compositeJoinLimit',
      'compositeStock',
      'compositeOrderLimit',
      'compositeStyleLimit',
      'addOnJoinLimit',
      'addOnStock',
    ]),
    // orders of before it was kept have none
    count: z._default(z.number(), UNLIMITED),
    ruleId: z.string(),
  }),
]);

const offerId = z.string();
const refusedOffer = z.union([
  z.object({
    offerId,
    reason: z.enum([
      'NOT_FOUND',
      'NOT_STARTED',
      'EXPIRED',
      'USED',
      'SCOPE_STORE',
      'SCOPE_PRODUCT',
      'LIMIT_USER',
      'LIMIT_TOTAL',
      'PAYMENT_CHANNEL',
      'LOGIN',
    ]),
  }),
  z.object({ offerId, reason: z.literal('BELOW_MIN'), need: moneyField }),
  z.object({ offerId, reason: z.literal('EXCLUSIVE'), with: z.string() }),
  z.object({ offerId, reason: z.literal('VERSION'), minVersion: z.string() }),
]);

/** The price of an order as it was made. */
export const quoteDocument: DocumentOf<CartQuote> = z.object({
  lines: z.array(quotedLine),
  gifts: z.array(gift),
  fullGift: z.exactOptional(
    z.object({
      activityId: z.string(),
      giftId: z.string(),
      quantity: z.number(),
      wanted: z.number(),
      weight: z.number(),
    }),
  ),
  feeShares: z.object({
    delivery: moneyField,
    service: moneyField,
    box: moneyField,
    bag: moneyField,
  }),
  totals,
  trace: z.array(adjustment),
  overflows: z.array(overflow),
  usedOffers: z.array(z.string()),
  refusedOffers: z.array(refusedOffer),
  delivery: z.union([
    z.object({ ok: z.literal(true) }),
    z.object({ ok: z.literal(false), reason: z.literal('overweight'), limitKg: z.number() }),
  ]),
  isFloored: z.boolean(),
});
