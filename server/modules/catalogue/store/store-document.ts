import * as z from 'zod/mini';
import type { WeekHours } from '#shared/group/week-hours.ts';
import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import type { DeliveryPlan } from '#shared/pricing/delivery/delivery-plan.ts';
import { bilingual, dayField, moneyField, type DocumentOf } from '#server/kit/document.ts';

const hours = z.object({ fromMinute: z.number(), toMinute: z.number() });
/** Opening hours by weekday. */
export const weekHours: DocumentOf<WeekHours> = z.array(z.array(hours));
export const storeHours: DocumentOf<StoreHours> = z.object({
  hours: z.array(hours),
  weekdays: z.array(z.number()),
  closedDays: z.array(dayField),
  week: z.exactOptional(weekHours),
  days: z.exactOptional(
    z.array(z.object({ from: dayField, to: dayField, spans: z.array(hours), note: bilingual })),
  ),
});

const flag = z.optional(z.nullable(z.boolean()));
const number = z.optional(z.nullable(z.number()));
const money = z.optional(z.nullable(moneyField));
const deliveryPlan: DocumentOf<DeliveryPlan> = z.object({
  amount: moneyField,
  limitWeight: number,
  baseWeight: number,
  overWeightEnable: flag,
  overWeightStairs: z.optional(
    z.nullable(z.array(z.object({ weight: z.number(), cost: moneyField }))),
  ),
  costStairs: z.optional(z.nullable(z.array(z.object({ amount: moneyField, cost: moneyField })))),
  freshEnable: flag,
  freshCost: money,
  passBridgeEnable: flag,
  passBridgeCost: money,
  distanceEnable: flag,
  distanceStairs: z.optional(
    z.nullable(
      z.array(z.object({ distance: z.number(), unitCost: moneyField, unitPassBridgeCost: money })),
    ),
  ),
});

/** What of a store only a supermarket has. `incrementAmount`: how much more an order over a bridge must reach. */
const market = z.object({
  shippingPriceIncrement: z.boolean(),
  incrementAmount: moneyField,
  isUseFullReduction: z.boolean(),
  isUseFullDiscount: z.boolean(),
});

/** What of a store is only shown or only priced; money in cents. */
export const storeFacts = z.object({
  announcement: bilingual,
  cuisine: bilingual,
  banner: z.string(),
  pictures: z.array(z.string()),
  licence: z.string(),
  labels: z.array(z.object({ text: bilingual, tone: z.enum(['offer', 'plain']) })),
  plan: deliveryPlan,
  acceptsNextDay: z.boolean(),
  /** Least amount of a pickup order; null: none of its own. */
  askforAmount: z.nullable(moneyField),
  limits: z.object({
    discountLimitType: z.number(),
    discountLimitQty: z.number(),
    seckillLimitQty: z.number(),
    halfPriceLimitQty: z.exactOptional(z.number()),
  }),
  bag: z.object({ price: moneyField, isExempt: z.boolean() }),
  market: z.exactOptional(market),
});
export type StoreFacts = z.output<typeof storeFacts>;

/** A group of options that products of a store share; money in cents (spec 002 §3 "storeHighProps"). */
export const optionGroup = z.object({
  id: z.string(),
  name: bilingual,
  required: z.boolean(),
  multipart: z.boolean(),
  limitMinQuantity: z.number(),
  limitQuantity: z.number(),
  values: z.array(
    z.object({
      id: z.string(),
      name: bilingual,
      price: moneyField,
      selected: z.boolean(),
      sellout: z.boolean(),
    }),
  ),
});
export type OptionGroup = z.output<typeof optionGroup>;
