import * as z from 'zod/mini';
import type { StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { likedStore, point, slots, storeDetail } from './takeout-store.ts';
import { count, dollars, id, page, paging, withDefault } from '../wire.ts';

const ofStore = z.object({ storeId: id<StoreId>() });
const silentRead = {
  caller: 'guest',
  failure: 'silent',
  repeat: 'read',
  errors: ['STORE_NOT_FOUND'],
} as const;
const ofMember = {
  caller: 'member',
  failure: 'silent',
  repeat: 'read',
  skippedForTourist: true,
} as const;
const liking = z.object({ isLike: z.boolean(), likeCount: count });

/**
 * A supermarket's page: that of any store and what only a supermarket has (spec 002 §3, decision
 * P14). `shippingPriceIncrement`: over a bridge the threshold is higher by `incrementAmount`.
 * `askforType` 0 no pickup, 1 its threshold is `askforAmount`, 2 `generalAskforAmount`.
 * `deliveryStairs`: fees by amount. `requiredInStock`: fresh goods want a required product beside
 * them (decision G8).
 */
const marketDetail = z.object({
  ...storeDetail.shape,
  shippingPriceIncrement: z.boolean(),
  incrementAmount: dollars,
  askforType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  generalAskforAmount: dollars,
  isEnableBringSelfLimit: z.boolean(),
  isUseFullReduction: z.boolean(),
  isUseFullDiscount: z.boolean(),
  deliveryStairs: z.array(z.object({ amount: dollars, cost: dollars })),
  requiredInStock: z.boolean(),
});

/** Supermarkets: page, times, bags, favourites. */
export const marketStoreCalls = {
  marketStoreGet: call('/market/store/_get', {
    ...silentRead,
    summary: 'A supermarket’s page (spec 002 §3 "Market store detail")',
    request: z.object({ id: id<StoreId>(), location: withDefault(z.nullable(point), null) }),
    reply: marketDetail,
  }),
  marketCookTimes: call('/market/store/_get_cook_time', {
    ...silentRead,
    summary: 'Times at which an order of a supermarket can be delivered (decision F5)',
    request: ofStore,
    reply: slots,
  }),
  marketAskForTimes: call('/market/store/_get_askfor_time', {
    ...silentRead,
    summary: 'Times at which an order of a supermarket can be collected (decision F5)',
    request: ofStore,
    reply: slots,
  }),
  /** `bagCapacityKg`: what one bag holds; an order takes a bag for each such weight begun. */
  marketPageFee: call('/market/store/_get-page-fee', {
    ...silentRead,
    summary: 'Bags of a supermarket’s orders (decisions F10, P22)',
    request: ofStore,
    reply: z.object({
      bagPrice: dollars,
      isBagExempt: z.boolean(),
      pocketNum: count,
      bagCapacityKg: z.number(),
    }),
  }),
  marketStoreLike: call('/market/store/like/_add', {
    caller: 'member',
    summary: 'Makes a supermarket a favourite, or no longer',
    errors: ['STORE_NOT_FOUND'],
    request: z.object({ storeId: id<StoreId>(), isLike: z.boolean() }),
    reply: liking,
  }),
  marketStoreLiked: call('/market/store/like/_get', {
    ...ofMember,
    summary: 'Whether a supermarket is a favourite of the caller',
    request: ofStore,
    reply: liking,
  }),
  marketStoreLikes: call('/market/store/like/_list', {
    ...ofMember,
    summary: 'Favourite supermarkets, the newest first (ours, decision P20)',
    request: z.object(paging),
    reply: page(likedStore),
  }),
};
