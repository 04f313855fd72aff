import * as z from 'zod/mini';
import type { DeliveryOffer } from '#shared/pricing/delivery/delivery-plan.ts';
import { bilingual, moneyField, type DocumentOf } from '#server/kit/document.ts';

const shareFlags = {
  shareVoucher: z.boolean(),
  shareFullDiscount: z.boolean(),
  shareFullReduction: z.boolean(),
};
const full = {
  name: bilingual,
  productType: z.literal([1, 2, 3, 4]),
  productTypeIdList: z.array(z.string()),
  productList: z.array(z.string()),
  shareVoucher: z.boolean(),
};
const flag = z.optional(z.nullable(z.boolean()));
const deliveryFields = {
  activityType: z.number(),
  deliveryDetails: z.optional(
    z.nullable(z.array(z.object({ limitAmount: moneyField, amount: moneyField }))),
  ),
  isContainAddAmtn: flag,
  isContainOverWeightAmtn: flag,
  isMerchantShare: flag,
};
/** A delivery promotion where only its price counts. */
export const deliveryOffer: DocumentOf<DeliveryOffer> = z.object(deliveryFields);
const delivery = z.object({ ...deliveryFields, name: bilingual });

/** An activity's kind with its rules, as `takeout_activity` holds them. */
export const activityDocument = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('full'),
    rules: z.union([
      z.object({
        ...full,
        activityType: z.literal(1),
        discountContentList: z.array(z.object({ fullAtm: moneyField, discount: moneyField })),
      }),
      z.object({
        ...full,
        activityType: z.literal(2),
        discountContentList: z.array(z.object({ fullAtm: moneyField, discount: z.number() })),
      }),
    ]),
  }),
  z.object({
    kind: z.literal('fullGift'),
    rules: z.object({
      name: bilingual,
      dateType: z.literal([1, 2]),
      details: z.array(
        z.object({
          id: z.string(),
          limitAmount: moneyField,
          gift: bilingual,
          qty: z.number(),
          weight: z.number(),
        }),
      ),
      stock: z.record(z.string(), z.number()),
    }),
  }),
  z.object({
    kind: z.literal('fullReturn'),
    rules: z.object({
      name: bilingual,
      details: z.array(
        z.object({
          limitAmount: moneyField,
          voucherAmount: moneyField,
          voucherLimit: moneyField,
          validDays: z.number(),
        }),
      ),
    }),
  }),
  z.object({
    kind: z.literal('discount'),
    rules: z.object({
      ...shareFlags,
      name: bilingual,
      orderLimitType: z.number(),
      orderLimitCount: z.number(),
      userLimit: z.number(),
    }),
  }),
  z.object({
    kind: z.literal('flash'),
    rules: z.object({
      name: bilingual,
      userLimit: z.number(),
      fromMinute: z.number(),
      toMinute: z.number(),
    }),
  }),
  z.object({
    kind: z.literal('purchase'),
    rules: z.object({
      ...shareFlags,
      name: bilingual,
      purchaseLimitAmount: moneyField,
      price: moneyField,
      stock: z.number(),
      joinLimit: z.number(),
      joinLimitQuantity: z.number(),
    }),
  }),
  z.object({
    kind: z.literal('composite'),
    rules: z.object({
      ...shareFlags,
      name: bilingual,
      productIds: z.array(z.string()),
      compositeVO: z.union([
        z.object({
          compositeType: z.literal(1),
          compositeQuantity: z.number(),
          compositeAmount: moneyField,
        }),
        z.object({ compositeType: z.literal(2), threshold: z.number(), price: moneyField }),
      ]),
      stock: z.number(),
      joinLimit: z.number(),
      joinLimitQuantity: z.number(),
      orderProductStyleLimit: z.boolean(),
      orderProductStyleLimitQuantity: z.number(),
    }),
  }),
  z.object({
    kind: z.literal('buyGift'),
    rules: z.object({
      name: bilingual,
      productIds: z.array(z.string()),
      limits: z.array(
        z.object({
          limitQuantity: z.number(),
          gifts: z.array(z.object({ productId: z.string(), giftQuantity: z.number() })),
          isDouble: z.boolean(),
          isWhatever: z.boolean(),
        }),
      ),
      singleOrderJoinCount: z.number(),
      joinCount: z.number(),
      stock: z.record(z.string(), z.number()),
    }),
  }),
  z.object({
    kind: z.literal('halfPrice'),
    rules: z.object({
      name: bilingual,
      productIds: z.array(z.string()),
      stock: z.number(),
      userLimit: z.number(),
    }),
  }),
  z.object({
    kind: z.literal('welfare'),
    rules: z.object({
      name: bilingual,
      prices: z.record(z.string(), moneyField),
      stock: z.record(z.string(), z.number()),
      orderLimit: z.number(),
    }),
  }),
  z.object({ kind: z.literal('delivery'), rules: delivery }),
  z.object({ kind: z.literal('merchantDelivery'), rules: delivery }),
  z.object({
    kind: z.literal('selfTake'),
    rules: z.object({ name: bilingual, discountRate: z.number(), limitAmount: moneyField }),
  }),
  z.object({
    kind: z.literal('poster'),
    rules: z.object({
      name: bilingual,
      picture: z.string(),
      productIds: z.array(z.string()),
      leadsTo: z.exactOptional(z.object({ kind: z.enum(['CLASS', 'DISH']), id: z.string() })),
    }),
  }),
]);
