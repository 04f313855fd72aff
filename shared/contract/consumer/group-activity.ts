import * as z from 'zod/mini';
import { ACTIVITY_STATES } from '../../codes/group-activity.ts';
import type { ProductId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { dollars, id, instant, lat, lon, plainId } from '../wire.ts';
import { flashOffer, productCard } from './group-product.ts';

const read = { failure: 'silent', repeat: 'read' } as const;
const located = { lat: z.optional(lat), lon: z.optional(lon) };
const time = { startTime: instant, endTime: instant, state: z.enum(ACTIVITY_STATES) };

/**
 * A reminder of a deal. `flash`: the session whose start it is for; null where it is for a price
 * below `seenPrice`, the price when it was asked for. `price`: what the deal costs now.
 */
const reminder = z.object({
  productId: id<ProductId>(),
  productName: z.string(),
  productImg: z.string(),
  flash: z.nullable(flashOffer),
  seenPrice: dollars,
  price: dollars,
});

/** Flash sales and campaigns of group-buy, and reminders of both (spec 002 §7, decisions GA4, GA18). */
export const groupActivityCalls = {
  /** The deals of a campaign by part, as they stand; also before and after its time. */
  groupActivityGet: call('/group/activity/_get', {
    ...read,
    caller: 'guest',
    summary: 'A campaign: hot deals, bulk prices, and deals whose price is expected to drop',
    errors: ['ACTIVITY_NOT_FOUND'],
    request: z.object({ activityId: plainId, ...located }),
    reply: z.object({
      activityId: z.string(),
      title: z.string(),
      lead: z.string(),
      picture: z.string(),
      rules: z.array(z.string()),
      ...time,
      serverTime: instant,
      hot: z.array(productCard),
      bulk: z.array(productCard),
      drop: z.array(productCard),
    }),
  }),
  /** The sessions of today and the next one after, in the order of their time. A card’s `flash` is that of its session. */
  groupSecKillList: call('/group/activity/secKill/_list', {
    ...read,
    caller: 'guest',
    summary: 'Flash sales of today with their deals',
    request: z.object(located),
    reply: z.object({
      serverTime: instant,
      result: z.array(z.object({ secKillId: z.string(), ...time, items: z.array(productCard) })),
    }),
  }),
  /** Reminds of the start of a flash price, or no longer. */
  groupSecKillRemind: call('/group/activity/secKill/_remind', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Sets or removes a reminder of a flash sale',
    errors: ['ACTIVITY_NOT_FOUND', 'SECKILL_OVER', 'REMINDERS_FULL'],
    request: z.object({
      secKillId: plainId,
      productId: id<ProductId>(),
      isOn: z.boolean(),
    }),
    reply: z.object({ isOn: z.boolean(), startTime: instant }),
  }),
  /** Reminds of a price below the present one, or no longer. */
  groupPriceRemind: call('/group/activity/price/_remind', {
    caller: 'member',
    repeat: 'keyed',
    summary: 'Sets or removes a reminder of a lower price',
    errors: ['PRODUCT_NOT_FOUND', 'REMINDERS_FULL'],
    request: z.object({ productId: id<ProductId>(), isOn: z.boolean() }),
    reply: z.object({ isOn: z.boolean(), seenPrice: dollars }),
  }),
  /** Of deals on sale and sessions that are not over; the newest 50. */
  groupReminders: call('/group/activity/_reminders', {
    ...read,
    caller: 'member',
    summary: 'What the caller is to be reminded of',
    request: z.object({}),
    reply: z.object({ serverTime: instant, result: z.array(reminder) }),
  }),
} as const;
