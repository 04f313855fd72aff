import * as z from 'zod/mini';
import type { StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import {
  deliveryOffer,
  deliveryPlan,
  fullActivity,
  fullGiftTiers,
  selfTake,
} from './store-shapes.ts';
import { count, dollars, id, instant } from '../wire.ts';

const ofStore = z.object({ storeId: id<StoreId>() });
const silentRead = {
  caller: 'guest',
  failure: 'silent',
  repeat: 'read',
  errors: ['STORE_NOT_FOUND'],
} as const;
const named = <T extends z.core.$ZodType>(activity: T) =>
  z.object({ activityName: z.string(), activity });
const offerOfStore = z.nullable(named(deliveryOffer));

/** What a store has on, a call a kind (spec 001 §7). `null` where it has nothing of the kind. */
export const takeoutActivityCalls = {
  /** `dateType` 2: always on (spec 001 §3). */
  activityFullGift: call('/activity/activity/fullGift/_get', {
    ...silentRead,
    summary: 'Gifts of a store from an amount on',
    request: ofStore,
    reply: z.object({
      fullGift: z.nullable(
        z.object({
          id: z.string(),
          activityName: z.string(),
          dateType: z.int(),
          startDate: z.nullable(instant),
          endDate: z.nullable(instant),
          fullGiftDetails: fullGiftTiers,
        }),
      ),
    }),
  }),
  activitySelfTake: call('/activity/activity/self-take-order/_get', {
    ...silentRead,
    summary: 'A store’s discount for orders that are collected',
    request: ofStore,
    reply: z.object({
      selfTake: z.nullable(z.object({ ...selfTake.shape, activityName: z.string() })),
    }),
  }),
  activityPlaceOrderVoucher: call('/activity/place/order/voucher/_get', {
    ...silentRead,
    summary: 'The voucher that an order brings back ("full-return")',
    request: ofStore,
    reply: z.object({
      fullReturn: z.nullable(
        z.object({
          id: z.string(),
          activityName: z.string(),
          details: z.array(
            z.object({
              limitAmount: dollars,
              voucherAmount: dollars,
              voucherLimit: dollars,
              validDays: count,
            }),
          ),
        }),
      ),
    }),
  }),
  activityFull: call('/activity/activity/full/_get', {
    ...silentRead,
    summary: 'Full-reductions and full-discounts of a store',
    request: ofStore,
    reply: z.object({ result: z.array(named(fullActivity)) }),
  }),
  activityMerchantDelivery: call('/activity/activity/merchant/delivery/_get', {
    ...silentRead,
    summary: 'What the store pays of the delivery',
    request: ofStore,
    reply: z.object({ delivery: offerOfStore }),
  }),
  /** Platform's and store's promotions together, for the page's list. */
  activityMerchantDeliveryList: call('/activity/activity/merchant/delivery/_list', {
    ...silentRead,
    summary: 'All delivery promotions of a store',
    request: ofStore,
    reply: z.object({
      result: z.array(
        z.object({ activityName: z.string(), isPlatform: z.boolean(), activity: deliveryOffer }),
      ),
    }),
  }),
  activityDelivery: call('/activity/activity/delivery/_get', {
    ...silentRead,
    summary: 'A store’s delivery plan and the platform’s promotion on it',
    request: ofStore,
    reply: z.object({ plan: deliveryPlan, reachMeters: count, delivery: offerOfStore }),
  }),
};
