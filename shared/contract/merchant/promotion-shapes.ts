import * as z from 'zod/mini';
import { FULL_WAYS, STORE_PROMOTION_LIMITS } from '../../codes/store-promotion.ts';
import type { Cents } from '../../kernel/money.ts';
import { plainId, text, uploadedPicture } from '../wire.ts';

const MOST = STORE_PROMOTION_LIMITS;
const pieces = z.int().check(z.gte(1), z.lte(MOST.pieces));
/** -1 is no limit. */
const limit = (most: number) => z.union([z.literal(-1), z.int().check(z.gte(1), z.lte(most))]);
const stock = z.int().check(z.gte(-1), z.lte(MOST.stock));
const percent = z.int().check(z.gte(0), z.lte(99));
const minute = z.int().check(z.gte(0), z.lte(1440));
const productIds = z.array(plainId).check(z.maxLength(MOST.dishes));
const groupIds = (most: number) => z.exactOptional(z.array(plainId).check(z.maxLength(most)));
const tiersOf = <T extends z.core.$ZodType>(tier: T) =>
  z.array(tier).check(z.maxLength(MOST.tiers));

/**
 * What a promotion of a store does, by its kind; the meanings are those of `PromotionTerms`. `money`:
 * dollars on the wire, cents where it is kept.
 */
export const promotionTerms = <M extends z.ZodMiniType<Cents>>(money: M) => {
  const dishes = z
    .array(z.object({ productId: plainId, price: money, stock }))
    .check(z.maxLength(MOST.dishes));
  const beside = { withVouchers: z.boolean(), withFull: z.boolean() };
  return z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('full'),
      way: z.enum(FULL_WAYS),
      tiers: tiersOf(z.object({ from: money, off: money, percent })),
      productIds,
      classIds: groupIds(MOST.classes),
      brandIds: groupIds(MOST.brands),
      withVouchers: z.boolean(),
    }),
    z.object({
      kind: z.literal('discount'),
      dishes,
      orderLimit: limit(MOST.pieces),
      userLimit: limit(MOST.pieces),
      ...beside,
    }),
    z.object({
      kind: z.literal('flash'),
      dishes,
      fromMinute: minute,
      toMinute: minute,
      userLimit: limit(MOST.pieces),
    }),
    z.object({
      kind: z.literal('purchase'),
      productIds,
      from: money,
      price: money,
      stock,
      userLimit: limit(MOST.pieces),
      orderLimit: limit(MOST.pieces),
      ...beside,
    }),
    z.object({
      kind: z.literal('fullGift'),
      tiers: tiersOf(
        z.object({
          from: money,
          gift: z.object({ zh: text(MOST.gift, 1), en: text(MOST.gift) }),
          pieces,
          stock,
        }),
      ),
    }),
    z.object({
      kind: z.literal('fullReturn'),
      tiers: tiersOf(
        z.object({
          from: money,
          voucher: money,
          voucherFrom: money,
          days: z.int().check(z.gte(1), z.lte(MOST.days)),
        }),
      ),
    }),
    z.object({
      kind: z.literal('merchantDelivery'),
      isFree: z.boolean(),
      tiers: tiersOf(z.object({ from: money, off: money })),
      coversAll: z.boolean(),
    }),
    z.object({ kind: z.literal('selfTake'), percent, from: money }),
    z.object({
      kind: z.literal('poster'),
      picture: uploadedPicture,
      productIds,
      classIds: z.array(plainId).check(z.maxLength(MOST.classes)),
    }),
  ]);
};
